'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { postAndTell } from '../../admin/postAndTell.ts';
import { say } from '../../admin/say.ts';
import styles from './conversation.module.css';
import { useDraft } from './useDraft.ts';

/**
 * Input for the next note. It is saved at once, not with the form around it. Until then, the text is kept in this
 * browser.
 */
export function AddNote({ lead, user }: { lead: number; user: number | string }) {
  const router = useRouter();
  const id = useId();
  const { begin, draft, isReady, write } = useDraft('note', user, lead);
  const { text } = draft;
  const [isBusy, setIsBusy] = useState(false);

  async function add(): Promise<void> {
    setIsBusy(true);
    const response = await postAndTell(`/api/leads/${lead}/notes`, { text });
    setIsBusy(false);
    if (!response?.ok) return;
    begin();
    router.refresh();
  }

  return (
    <div className={styles.form}>
      <p>
        <label htmlFor={id}>{say('A new note')}</label>
        <textarea
          id={id}
          maxLength={5000}
          disabled={!isReady}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      </p>
      <div className={styles.send}>
        <Button type="button" margin={false} disabled={isBusy || !text.trim()} onClick={() => void add()}>
          {say('Note it')}
        </Button>
      </div>
    </div>
  );
}
