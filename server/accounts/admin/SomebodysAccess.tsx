'use client';

import { useState } from 'react';
import admin from '../../admin/admin.module.css';
import { say } from '../../admin/say.ts';
import { useAct } from '../../admin/useAct.ts';
import { Ask, Choice } from './Ask.tsx';
import styles from './account.module.css';

interface SomebodysAccessProps {
  id: number;
  hasSecondFactor: boolean;
  isInvited: boolean;
}

/** What an admin can do for a person who is locked out, or should be. */
export function SomebodysAccess({ hasSecondFactor, id, isInvited }: SomebodysAccessProps) {
  const { act } = useAct();
  const [asked, setAsked] = useState<{ path: string; button: string }>();

  async function send(path: string, body: object): Promise<void> {
    const { answer } = await act(`/api/users/${id}/${path}`, body);
    if (answer) setAsked(undefined);
  }

  return (
    <section className={styles.part} aria-labelledby="access">
      <h3 id="access">{say('How this person gets in')}</h3>
      <p>
        {isInvited && say('Was invited, and has not signed in yet. ')}
        {hasSecondFactor ? say('Signing in asks for a code as well.') : say('Signing in asks for the password alone.')}
      </p>
      <p className={admin.line}>
        <Choice
          label={isInvited ? say('Send the invitation again') : say('Send a link for a new password')}
          onChoose={() => void send('send-link', {})}
        />
        <Choice
          label={say('Sign out everywhere')}
          onChoose={() => setAsked({ path: 'sessions/end', button: say('Sign out everywhere now') })}
        />
        {hasSecondFactor && (
          <Choice
            label={say('Turn off the second factor')}
            onChoose={() => setAsked({ path: 'second-factor/end', button: say('Turn it off now') })}
          />
        )}
      </p>
      {asked && (
        <Ask
          key={asked.path}
          asks={['presentPassword']}
          button={asked.button}
          onDone={(typed) => send(asked.path, typed)}
        />
      )}
    </section>
  );
}
