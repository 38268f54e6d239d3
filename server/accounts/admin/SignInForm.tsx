'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { say } from '../../admin/say.ts';
import styles from './account.module.css';
import { askOfAccount } from './askOfAccount.ts';
import { CodeField, DoorButton, DoorField } from './DoorField.tsx';

/** Asks for address and password, then for a code where the account needs one. */
export function SignInForm({ target }: { target: string }) {
  const code = useRef<HTMLInputElement>(null);
  const [isAskedForCode, setIsAskedForCode] = useState(false);
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (isAskedForCode) code.current?.focus();
  }, [isAskedForCode]);

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    const answer = await askOfAccount('/login', Object.fromEntries(new FormData(event.currentTarget)));
    if (answer.isDone) {
      // A full load: nothing of the previous page stays, toasts included.
      window.location.assign(target);
      return;
    }
    setIsBusy(false);
    if (answer.secondFactor) setIsAskedForCode(true);
    setFault(answer.secondFactor === 'asked' ? '' : answer.message);
    if (answer.secondFactor) code.current?.select();
  }

  return (
    <form className={styles.doorForm} onSubmit={(event) => void signIn(event)}>
      <DoorField label={say('Email')} name="email" type="email" autoComplete="username" />
      <DoorField label={say('Password')} name="password" type="password" autoComplete="current-password" />
      {isAskedForCode && <CodeField ref={code} />}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <DoorButton disabled={isBusy}>{say('Log in')}</DoorButton>
      <a href="/admin/forgot">{say('Forgot password?')}</a>
    </form>
  );
}
