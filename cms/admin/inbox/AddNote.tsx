'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';

/** Where the next note is written. It is kept at once, and not with the form around it; what failed stays typed. */
export function AddNote({ lead }: { lead: number }) {
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function add(): Promise<void> {
    setIsBusy(true);
    const response = await fetch(`/api/leads/${lead}/notes`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
    }).catch(() => undefined);
    const answer: { message?: string } | undefined = await response?.json().catch(() => undefined);
    setIsBusy(false);
    if (!response?.ok) {
      toast.error(answer?.message ?? 'The admin could not be reached. Try once more.');
      return;
    }
    setText('');
    toast.success(answer?.message ?? 'It is noted');
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
