'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { say } from '../../admin/say.ts';
import styles from './privacy.module.css';

interface ErasePersonProps {
  address: string;
  onErase: (confirm: string) => Promise<void>;
}

/** Erases a person after their address was typed a second time, because nothing can undo it. */
export function ErasePerson({ address, onErase }: ErasePersonProps) {
  const [typed, setTyped] = useState('');
  const [isErasing, setErasing] = useState(false);
  const isSame = typed.trim().toLowerCase() === address.toLowerCase();
  return (
    <form
      className={styles.erase}
      onSubmit={(event) => {
        event.preventDefault();
        setErasing(true);
        void onErase(typed).finally(() => setErasing(false));
      }}
    >
      <h2>{say('Erase all of it')}</h2>
      <p>
        {say(
          'Rows and files go for good. A keyed hash of the address, the counts, the time and your name stay as proof. Backups hold it until they end.',
        )}
      </p>
      <label htmlFor="person-confirm">{say('Type the address once more to confirm')}</label>
      <input
        id="person-confirm"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" buttonStyle="error" disabled={!isSame || isErasing}>
        {say('Erase')}
      </Button>
    </form>
  );
}
