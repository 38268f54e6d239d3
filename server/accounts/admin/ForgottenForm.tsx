'use client';

import { type FormEvent, useState } from 'react';
import { say } from '../../admin/say.ts';
import styles from './account.module.css';
import { askOfAccount } from './askOfAccount.ts';
import { DoorButton, DoorField } from './DoorField.tsx';

/** Asks for an address. The answer is the same where it has no account. */
export function ForgottenForm() {
  const [answer, setAnswer] = useState<{ isDone: boolean; message: string }>();
  const [isBusy, setIsBusy] = useState(false);

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setAnswer(await askOfAccount('/forgot-password', Object.fromEntries(new FormData(event.currentTarget))));
    setIsBusy(false);
  }

  return (
    <form className={styles.doorForm} onSubmit={(event) => void ask(event)}>
      <p>{say('Type your address, and we send you a link that is good for two hours.')}</p>
      <DoorField label={say('Email')} name="email" type="email" autoComplete="username" />
      <p role="status">
        {answer?.isDone &&
          say('{message}. Without a mail server an admin finds it under Emails.', { message: answer.message })}
      </p>
      <p role="alert" className={styles.fault}>
        {answer && !answer.isDone ? answer.message : ''}
      </p>
      <DoorButton disabled={isBusy}>{say('Send the link')}</DoorButton>
      <a href="/admin/login">{say('Back to the log-in')}</a>
    </form>
  );
}
