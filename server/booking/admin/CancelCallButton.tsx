'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postAndTell } from '../../admin/postAndTell.ts';
import { say } from '../../admin/say.ts';

/** Cancels a call. The first press asks for confirmation: the visitor is told at once, and it cannot be undone. */
export function CancelCallButton({ id }: { id: number }) {
  const router = useRouter();
  const [step, setStep] = useState<'idle' | 'asking' | 'sending'>('idle');

  async function cancel(): Promise<void> {
    setStep('sending');
    await postAndTell(`/api/bookings/${id}/cancel`);
    router.refresh();
    setStep('idle');
  }

  if (step === 'idle') {
    return (
      <Button buttonStyle="secondary" size="small" onClick={() => setStep('asking')}>
        {say('Cancel the call')}
      </Button>
    );
  }
  return (
    <span>
      <Button size="small" disabled={step === 'sending'} onClick={() => void cancel()}>
        {say('Cancel it and tell the visitor')}
      </Button>{' '}
      <Button buttonStyle="secondary" size="small" disabled={step === 'sending'} onClick={() => setStep('idle')}>
        {say('Keep it')}
      </Button>
    </span>
  );
}
