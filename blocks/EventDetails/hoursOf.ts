import { spanIn } from '@frontage/contract/booking/hoursInWords.ts';
import type { Event } from '@frontage/contract/event.ts';

/** From when to when on the clocks of the place: `18:00 to 21:30`. */
export function hoursOf({ starts, ends, timeZone }: Pick<Event, 'starts' | 'ends' | 'timeZone'>): string {
  return spanIn(new Date(starts), new Date(ends), timeZone);
}
