'use client';

import { Button } from '@payloadcms/ui';
import { type KeyboardEvent, useState } from 'react';
import { Labelled } from '../../admin/fields/controls.tsx';
import { say } from '../../admin/say.ts';
import styles from './account.module.css';

export interface Asked {
  presentPassword: string;
  code: string;
}

interface AskProps {
  button: string;
  asks: readonly ('presentPassword' | 'code')[];
  onDone: (asked: Asked) => Promise<void>;
}

const labels = { presentPassword: 'Your present password', code: 'Code on your phone' };

/** Asks for password or code before the account changes. Not a form, because it is inside that of the account. */
export function Ask({ asks, button, onDone }: AskProps) {
  const [typed, setTyped] = useState<Asked>({ presentPassword: '', code: '' });
  const [isBusy, setIsBusy] = useState(false);

  async function send(): Promise<void> {
    setIsBusy(true);
    await onDone(typed);
    setTyped({ presentPassword: '', code: '' });
    setIsBusy(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Otherwise the surrounding form would be saved.
    event.preventDefault();
    void send();
  }

  return (
    <div className={styles.ask}>
      {asks.map((name) => (
        <Labelled
          key={name}
          title={say(labels[name])}
          type={name === 'code' ? 'text' : 'password'}
          autoComplete={name === 'code' ? 'one-time-code' : 'current-password'}
          spellCheck={false}
          value={typed[name]}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          onKeyDown={onKeyDown}
        />
      ))}
      <Button type="button" buttonStyle="secondary" size="medium" disabled={isBusy} onClick={() => void send()}>
        {button}
      </Button>
    </div>
  );
}

export function Choice({ label, onChoose }: { label: string; onChoose: () => void }) {
  return (
    <Button type="button" buttonStyle="secondary" size="medium" onClick={onChoose}>
      {label}
    </Button>
  );
}
