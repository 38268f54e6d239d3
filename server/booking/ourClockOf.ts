import { cityOfZone, type OurClock } from '@frontage/contract/booking/ourClock.ts';
import type { CallPlan } from './CallPlan.ts';
import type { Organizer } from './StoredBooking.ts';

/**
 * Our clock for a call: that of the office of its host; if the host no longer takes calls, that of the first person who
 * does; if nobody does, that of the agency.
 */
export function ourClockOf(
  { desks }: Pick<CallPlan, 'desks'>,
  { zone }: Pick<Organizer, 'zone'>,
  host: string,
): OurClock {
  const desk = desks.find((one) => one.host === host) ?? desks[0];
  return desk ? { zone: desk.timeZone, city: desk.city } : { zone, city: cityOfZone(zone) };
}
