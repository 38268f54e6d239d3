import { z } from 'zod';
import type { Language } from '../language.ts';
import { dayIn, shortDay, timeIn } from './time.ts';

/** A clock of the agency: that of the office of whoever takes the call, and the city by which people know it. */
export const ourClock = z.object({ zone: z.string(), city: z.string() });
export type OurClock = z.infer<typeof ourClock>;

interface Asked {
  startsAt: Date;
  /** Of the visitor. */
  zone: string;
  ours: OurClock;
  language: Language | undefined;
}

/** Such as 15:00, Rotterdam. Where it is another day there, the day as well: Mon 23 Nov, 23:00, Rotterdam. */
export function onOurClock({ language, ours, startsAt, zone }: Asked): string {
  const day = dayIn(startsAt, ours.zone);
  const other = day === dayIn(startsAt, zone) ? [] : [shortDay(day, language)];
  return [...other, timeIn(startsAt, ours.zone), ours.city].join(', ');
}

/** What people call a clock that no office has: New York for America/New_York. */
export function cityOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
