'use client';

import { type FormEvent, useState } from 'react';
import { say } from '../../admin/say.ts';
import { passwordFault } from '../passwordFault.ts';
import styles from './account.module.css';
import { askOfAccount } from './askOfAccount.ts';
import { CodeField, DoorButton, DoorField } from './DoorField.tsx';

/** Sets a new password by a link, and asks for a code where the account needs one. */
export function SetPasswordForm({ token }: { token: string }) {
  const [isAskedForCode, setIsAskedForCode] = useState(false);
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { again, ...typed } = Object.fromEntries(new FormData(event.currentTarget));
    const known = passwordFault(typed.password) ?? (typed.password === again ? '' : say('The two passwords differ.'));
    setFault(known);
    if (known) return;
    setIsBusy(true);
    const answer = await askOfAccount('/reset-password', { ...typed, token });
    if (answer.isDone) {
      window.location.assign('/admin');
      return;
    }
    setIsBusy(false);
    if (answer.secondFactor) setIsAskedForCode(true);
    setFault(answer.secondFactor === 'asked' ? say('Type the code on your phone as well.') : answer.message);
  }

  return (
    <form className={styles.doorForm} onSubmit={(event) => void save(event)}>
      <DoorField
        label={say('New password')}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={say('At least 12 characters, such as four words that nobody else would choose')}
      />
      <DoorField label={say('The same again')} name="again" type="password" autoComplete="new-password" />
      {isAskedForCode && <CodeField />}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <DoorButton disabled={isBusy}>{say('Save and log in')}</DoorButton>
      <a href="/admin/forgot">{say('Ask for another link')}</a>
    </form>
  );
}
