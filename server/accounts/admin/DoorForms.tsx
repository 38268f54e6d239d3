'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import admin from '../../admin/admin.module.css';
import { type Asked, ask } from '../../admin/ask.ts';
import { say } from '../../admin/say.ts';
import { passwordFault } from '../passwordFault.ts';
import styles from './account.module.css';
import { CodeField, DoorButton, DoorField } from './DoorField.tsx';

/** Sends what was typed and then leaves for `target`; says `whenAsked` where the account needs a code as well. */
function useDoor(path: `/${string}`, target: string, whenAsked: string) {
  const [isAskedForCode, setIsAskedForCode] = useState(false);
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function enter(typed: object) {
    setIsBusy(true);
    const { answer, refusal, words } = await ask('POST', `/api/users${path}`, typed);
    // A full load: nothing of the previous page stays, toasts included.
    if (answer) return window.location.assign(target);
    setIsBusy(false);
    const code = refusal?.errors?.[0]?.data?.secondFactor;
    if (code) setIsAskedForCode(true);
    setFault(code === 'asked' ? whenAsked : words);
    return code;
  }

  return { enter, fault, isAskedForCode, isBusy, setFault };
}

const Fault = ({ children }: { children: string | undefined }) => (
  <p role="alert" className={styles.fault} data-tone="bad">
    {children}
  </p>
);

/** Asks for address and password, then for a code where the account needs one. */
export function SignInForm({ target }: { target: string }) {
  const code = useRef<HTMLInputElement>(null);
  const { enter, fault, isAskedForCode, isBusy } = useDoor('/login', target, '');

  useEffect(() => {
    if (isAskedForCode) code.current?.focus();
  }, [isAskedForCode]);

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (await enter(Object.fromEntries(new FormData(event.currentTarget)))) code.current?.select();
  }

  return (
    <form className={admin.form} onSubmit={(event) => void signIn(event)}>
      <DoorField title={say('Email')} name="email" type="email" autoComplete="username" />
      <DoorField title={say('Password')} name="password" type="password" autoComplete="current-password" />
      {isAskedForCode && <CodeField ref={code} />}
      <Fault>{fault}</Fault>
      <DoorButton disabled={isBusy}>{say('Log in')}</DoorButton>
      <a href="/admin/forgot">{say('Forgot password?')}</a>
    </form>
  );
}

/** Asks for an address. The answer is the same where it has no account. */
export function ForgottenForm() {
  const [asked, setAsked] = useState<Asked<object>>();
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setIsBusy(true);
    setAsked(await ask('POST', '/api/users/forgot-password', typed));
    setIsBusy(false);
  }

  return (
    <form className={admin.form} onSubmit={(event) => void send(event)}>
      <p>{say('Type your address, and we send you a link that is good for two hours.')}</p>
      <DoorField title={say('Email')} name="email" type="email" autoComplete="username" />
      <p role="status">
        {asked?.answer &&
          say('{message}. Without a mail server an admin finds it under Emails.', { message: asked.words })}
      </p>
      <Fault>{asked?.answer ? '' : asked?.words}</Fault>
      <DoorButton disabled={isBusy}>{say('Send the link')}</DoorButton>
      <a href="/admin/login">{say('Back to the log-in')}</a>
    </form>
  );
}

/** Sets a new password by a link, and asks for a code where the account needs one. */
export function SetPasswordForm({ token }: { token: string }) {
  const whenAsked = say('Type the code on your phone as well.');
  const { enter, fault, isAskedForCode, isBusy, setFault } = useDoor('/reset-password', '/admin', whenAsked);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { again, ...typed } = Object.fromEntries(new FormData(event.currentTarget));
    const known = passwordFault(typed.password) ?? (typed.password === again ? '' : say('The two passwords differ.'));
    setFault(known);
    if (!known) void enter({ ...typed, token });
  }

  return (
    <form className={admin.form} onSubmit={save}>
      <DoorField
        title={say('New password')}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={say('At least 12 characters, such as four words that nobody else would choose')}
      />
      <DoorField title={say('The same again')} name="again" type="password" autoComplete="new-password" />
      {isAskedForCode && <CodeField />}
      <Fault>{fault}</Fault>
      <DoorButton disabled={isBusy}>{say('Save and log in')}</DoorButton>
      <a href="/admin/forgot">{say('Ask for another link')}</a>
    </form>
  );
}
