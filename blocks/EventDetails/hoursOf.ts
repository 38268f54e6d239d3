import type { Event } from '@frontage/contract/event.ts';

/** From when to when on the clocks of the place: `18:00 to 21:30`. */
export function hoursOf({ starts, ends, timeZone }: Pick<Event, 'starts' | 'ends' | 'timeZone'>): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${clock.format(new Date(starts))} to ${clock.format(new Date(ends))}`;
}
