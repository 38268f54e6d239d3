'use client';

import { Button, toast, useField } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { say } from '../../admin/say.ts';
import actions from './actions.module.css';
import asides from './asides.module.css';
import { changeRow } from './changeLead.ts';

/** Rescues a reader from quarantine, in the form too, so that saving keeps the change. */
export function RescueSubscriber({ id }: { id: number }) {
  const router = useRouter();
  const { setValue, value } = useField<string>({ path: 'state' });

  async function rescue(): Promise<void> {
    try {
      await changeRow('subscribers', id, { state: 'waiting' });
      setValue('waiting', true);
      toast.success(say('The reader is asked by email to confirm.'));
      router.refresh();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : say('The reader could not be rescued.'));
    }
  }

  if (value !== 'quarantine') return null;
  return (
    <div className={actions.actions}>
      <Button onClick={() => void rescue()}>{say('Rescue')}</Button>
      <p className={asides.hint}>{say('The reader gets the email that asks to confirm, like everybody who asks.')}</p>
    </div>
  );
}
