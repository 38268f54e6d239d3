'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { postAndTell } from '../../admin/postAndTell.ts';

/** Where the next note is written. It is kept at once, and not with the form around it; what failed stays typed. */
export function AddNote({ lead }: { lead: number }) {
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function add(): Promise<void> {
    setIsBusy(true);
    const response = await postAndTell(`/api/leads/${lead}/notes`, { text });
    setIsBusy(false);
    if (!response?.ok) return;
    setText('');
    router.refresh();
  }

  return (
    <div>
      <label htmlFor={id}>A new note</label>
      <textarea id={id} maxLength={5000} value={text} onChange={(event) => setText(event.target.value)} />
      <Button type="button" disabled={isBusy || !text.trim()} onClick={() => void add()}>
        Note it
      </Button>
    </div>
  );
}
