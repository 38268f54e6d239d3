'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import buttons from '../../admin/buttons.module.css';
import { postAndTell } from '../../admin/postAndTell.ts';
import { Moment } from '../../clock/admin/Moment.tsx';

interface InCalendarProps {
  id: number;
  host: string;
  /** ISO; null where it was removed. */
  startsAt: string | null;
}

/** What the person of a call did with it in their calendar, and what sales may make of that. */
export function InCalendar({ host, id, startsAt }: InCalendarProps) {
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
      <p>
        {startsAt ? (
          <>
            {host} moved this call in the calendar to <Moment iso={startsAt} />.
          </>
        ) : (
          `${host} removed this call from the calendar.`
        )}{' '}
        The visitor knows nothing of it yet.
      </p>
      <div className={buttons.buttons}>
        {startsAt ? (
          <Button size="small" disabled={isBusy} onClick={() => void post('move', { start: startsAt })}>
            Move it there and tell the visitor
          </Button>
        ) : null}
        <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void post('restore-entry')}>
          Put it back in the calendar
        </Button>
      </div>
    </>
  );
}
