'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postAndTell } from '../../admin/postAndTell.ts';
import { say } from '../../admin/say.ts';

/** Requests another try, and shows the answer. */
export function SendAgainButton({ id }: { id: number }) {
  const router = useRouter();
  const [isSending, setSending] = useState(false);

  async function sendAgain(): Promise<void> {
    setSending(true);
    await postAndTell(`/api/deliveries/${id}/send-again`);
    router.refresh();
    setSending(false);
  }

  return (
    <Button buttonStyle="secondary" size="small" disabled={isSending} onClick={() => void sendAgain()}>
      {say('Send again')}
    </Button>
  );
}
