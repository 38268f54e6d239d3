import type { CallPlan } from '@frontage/cms/booking/CallPlan.ts';
import { cityOfZone, type OurClock } from '@frontage/contract/booking/ourClock.ts';
import type { Organizer } from './StoredBooking.ts';

/**
 * By which of our clocks a call begins: that of the office of whoever takes it, of whoever takes calls first where they
 * no longer do, and that of the agency where nobody does.
 */
export function ourClockOf(
  { desks }: Pick<CallPlan, 'desks'>,
  { zone }: Pick<Organizer, 'zone'>,
  host: string,
): OurClock {
  const desk = desks.find((one) => one.host === host) ?? desks[0];
  return desk ? { zone: desk.timeZone, city: desk.city } : { zone, city: cityOfZone(zone) };
}
