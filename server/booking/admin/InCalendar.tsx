'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postAndTell } from '../../admin/postAndTell.ts';
import { say } from '../../admin/say.ts';

interface InCalendarProps {
  id: number;
  /** To when its person moved it, ISO; null where they removed it. */
  startsAt: string | null;
}

/** What sales may make of a call that its person moved or removed in the calendar, besides moving or cancelling it. */
export function InCalendar({ id, startsAt }: InCalendarProps) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);

  async function post(path: string, body?: object): Promise<void> {
    setIsBusy(true);
    await postAndTell(`/api/bookings/${id}/${path}`, body);
    router.refresh();
    setIsBusy(false);
  }

  return (
    <>
      {startsAt ? (
        <Button size="small" disabled={isBusy} onClick={() => void post('move', { start: startsAt })}>
          {say('Move it there and tell the visitor')}
        </Button>
      ) : null}
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void post('restore-entry')}>
        {say('Put it back in the calendar')}
      </Button>
    </>
  );
}
