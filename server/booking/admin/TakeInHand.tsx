'use client';

import { Button } from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation';
import { say } from '../../admin/say.ts';
import { calendarPath } from '../calendarQuery.ts';

/** Takes a call in hand, so that its new hour can be chosen in any week of the calendar, by touch and keyboard too. */
export function TakeInHand({ id }: { id: number }) {
  const router = useRouter();
  const params = useSearchParams();
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      onClick={() =>
        router.push(
          `${calendarPath}?${new URLSearchParams({ ...Object.fromEntries(params), moving: String(id), moved: '' })}`,
        )
      }
    >
      {say('Choose in the calendar')}
    </Button>
  );
}
