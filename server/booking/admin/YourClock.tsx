'use client';

import { timeIn, wallClock } from '@frontage/contract/booking/time.ts';
import { useEffect, useState } from 'react';
import { say } from '../../admin/say.ts';
import { type CalendarQuery, calendarAddress } from '../calendarQuery.ts';

/** The viewer's time zone, which only the browser knows. */
function useYourZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

/** The time on the viewer's own clock, where that differs from the clock shown. */
export function YourClock({ iso, shown }: { iso: string; shown: string }) {
  const zone = useYourZone();
  const moment = new Date(iso);
  if (!zone || sameClock(moment, zone, shown)) return null;
  return <li>{say('You: {timeIn}', { timeIn: timeIn(moment, zone) })}</li>;
}

/** A link to the calendar in the viewer's own time zone. */
export function YourZoneLink({ query }: { query: CalendarQuery }) {
  const zone = useYourZone();
  if (!zone) return null;
  return (
    <li>
      <a href={calendarAddress(query, { zone })} aria-current={zone === query.zone ? 'true' : undefined}>
        {say('Your clock')}
      </a>
    </li>
  );
}

function sameClock(moment: Date, one: string, other: string): boolean {
  const [a, b] = [wallClock(moment, one), wallClock(moment, other)];
  return a.day === b.day && a.time === b.time;
}
