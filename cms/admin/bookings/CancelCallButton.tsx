'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Cancels a call. The first press asks whether it is meant: the visitor is told at once, and nothing takes it back. */
export function CancelCallButton({ id }: { id: number }) {
  const router = useRouter();
  const [step, setStep] = useState<'idle' | 'asking' | 'sending'>('idle');

  async function cancel(): Promise<void> {
    setStep('sending');
    try {
      const response = await fetch(`/api/bookings/${id}/cancel`, { method: 'POST', credentials: 'same-origin' });
      const { message }: { message: string } = await response.json();
      if (response.ok) toast.success(message);
      else toast.error(message);
      router.refresh();
    } catch {
      toast.error('The admin could not be reached. Try once more.');
    } finally {
      setStep('idle');
    }
  }

  if (step === 'idle') {
    return (
      <Button buttonStyle="secondary" size="small" onClick={() => setStep('asking')}>
        Cancel the call
      </Button>
    );
  }
  return (
    <span>
      <Button size="small" disabled={step === 'sending'} onClick={() => void cancel()}>
        Cancel it and tell the visitor
      </Button>{' '}
      <Button buttonStyle="secondary" size="small" disabled={step === 'sending'} onClick={() => setStep('idle')}>
        Keep it
      </Button>
    </span>
  );
}
