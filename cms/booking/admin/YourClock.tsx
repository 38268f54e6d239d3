'use client';

import { timeIn, wallClock } from '@frontage/contract/booking/time.ts';
import { useEffect, useState } from 'react';
import { type CalendarQuery, calendarAddress } from '../calendarQuery.ts';

/** The zone of whoever looks, which the browser alone knows. */
function useYourZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

/** What the clock of whoever looks shows, where that is another than the one that is shown. */
export function YourClock({ iso, shown }: { iso: string; shown: string }) {
  const zone = useYourZone();
  const moment = new Date(iso);
  if (!zone || sameClock(moment, zone, shown)) return null;
  return <li>You: {timeIn(moment, zone)}</li>;
}

/** The way to the calendar by the clock of whoever looks. */
export function YourZoneLink({ query }: { query: CalendarQuery }) {
  const zone = useYourZone();
  if (!zone) return null;
  return (
    <li>
      <a href={calendarAddress(query, { zone })} aria-current={zone === query.zone ? 'true' : undefined}>
        Your clock
      </a>
    </li>
  );
}

function sameClock(moment: Date, one: string, other: string): boolean {
  const [a, b] = [wallClock(moment, one), wallClock(moment, other)];
  return a.day === b.day && a.time === b.time;
}
