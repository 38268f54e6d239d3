import { spanIn } from '@frontage/contract/booking/hoursInWords.ts';
import { onOurClock } from '@frontage/contract/booking/ourClock.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { BookingVisit } from '@frontage/contract/visit.ts';

/** The time of a call in the language of the site: its day and hours, and its start on both clocks. */
export function describeCall(facts: BookingVisit['facts'], language: Language | undefined) {
  if (!facts) return undefined;
  const { ours, zone } = facts;
  const [from, until] = [new Date(facts.startsAt), new Date(facts.endsAt)];
  return {
    day: longDay(dayIn(from, zone), language),
    hours: spanIn(from, until, zone, language),
    yours: `${timeIn(from, zone)} ${zone}`,
    ours: onOurClock({ startsAt: from, zone, ours, language }),
  };
}
