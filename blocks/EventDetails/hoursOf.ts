import { spanIn } from '@frontage/contract/booking/hoursInWords.ts';
import type { Event } from '@frontage/contract/event.ts';

/** The hours of an event in the zone of its place: `18:00 to 21:30`. */
export function hoursOf({ starts, ends, timeZone }: Pick<Event, 'starts' | 'ends' | 'timeZone'>): string {
  return spanIn(new Date(starts), new Date(ends), timeZone);
}
