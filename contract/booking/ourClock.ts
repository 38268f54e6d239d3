import { z } from 'zod';
import type { Language } from '../language.ts';
import { dayIn, shortDay, timeIn } from './time.ts';

/**
 * A clock of the agency: the time zone of the office of the person who takes the call, and the city that people know it
 * by.
 */
export const ourClock = z.object({ zone: z.string(), city: z.string() });
export type OurClock = z.infer<typeof ourClock>;

interface Asked {
  startsAt: Date;
  /** The visitor's zone. */
  zone: string;
  ours: OurClock;
  language: Language | undefined;
}

/** An hour such as 15:00, Rotterdam. Where the day differs there, it is added: Mon 23 Nov, 23:00, Rotterdam. */
export function onOurClock({ language, ours, startsAt, zone }: Asked): string {
  const day = dayIn(startsAt, ours.zone);
  const other = day === dayIn(startsAt, zone) ? [] : [shortDay(day, language)];
  return [...other, timeIn(startsAt, ours.zone), ours.city].join(', ');
}

/** City of a zone without an office: New York for America/New_York. */
export function cityOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
