'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import buttons from '../../admin/buttons.module.css';
import { Ask } from './Ask.tsx';
import styles from './account.module.css';
import { askOfAccount } from './askOfAccount.ts';

interface SomebodysAccessProps {
  id: number;
  hasSecondFactor: boolean;
  /** Was invited, and has not signed in yet. */
  isInvited: boolean;
}

/** What an admin can do for a person who is locked out, or should be. */
export function SomebodysAccess({ hasSecondFactor, id, isInvited }: SomebodysAccessProps) {
  const router = useRouter();
  const [asked, setAsked] = useState<{ path: string; button: string }>();

  async function send(path: string, body: object): Promise<void> {
    const { isDone, message } = await askOfAccount(`/${id}/${path}`, body);
    if (isDone) {
      toast.success(message);
      setAsked(undefined);
    } else {
      toast.error(message);
    }
    router.refresh();
  }

  return (
    <section className={styles.part} aria-labelledby="access">
      <h3 id="access">How this person gets in</h3>
      <p>
        {isInvited && 'Was invited, and has not signed in yet. '}
        {hasSecondFactor ? 'Signing in asks for a code as well.' : 'Signing in asks for the password alone.'}
      </p>
      <p className={buttons.buttons}>
        <Choice
          label={isInvited ? 'Send the invitation again' : 'Send a link for a new password'}
          onChoose={() => void send('send-link', {})}
        />
        <Choice
          label="Sign out everywhere"
          onChoose={() => setAsked({ path: 'sessions/end', button: 'Sign out everywhere now' })}
        />
        {hasSecondFactor && (
          <Choice
            label="Turn off the second factor"
            onChoose={() => setAsked({ path: 'second-factor/end', button: 'Turn it off now' })}
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

function Choice({ label, onChoose }: { label: string; onChoose: () => void }) {
  return (
    <Button type="button" buttonStyle="secondary" size="medium" onClick={onChoose}>
      {label}
    </Button>
  );
}
