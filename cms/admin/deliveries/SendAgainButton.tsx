'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Asks for another try and says what came of the asking. */
export function SendAgainButton({ id }: { id: number }) {
  const router = useRouter();
  const [isSending, setSending] = useState(false);

  async function sendAgain(): Promise<void> {
    setSending(true);
    try {
      const response = await fetch(`/api/deliveries/${id}/send-again`, { method: 'POST', credentials: 'same-origin' });
      const { message }: { message: string } = await response.json();
      if (response.ok) toast.success(message);
      else toast.error(message);
      router.refresh();
    } catch {
      toast.error('The admin could not be reached. Try once more.');
    } finally {
      setSending(false);
    }
  }

  return (
    <Button buttonStyle="secondary" size="small" disabled={isSending} onClick={() => void sendAgain()}>
      Send again
    </Button>
  );
}
