import { dayIn, shortDay, timeIn } from '@frontage/contract/booking/time.ts';
import type { BookingStore } from './BookingStore.ts';
import type { Holds } from './holds.ts';
import { boundsOf, slotsOf } from './slots.ts';

/** A day with hours that are free, in the words of the page. */
export interface CallDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** `Tue 24 Nov` */
  label: string;
  /** `isLocal`: somebody would take the call whose clock it is. */
  hours: { start: string; time: string; isLocal: boolean }[];
}

/** The next days with free hours, by the clocks of whoever takes calls. */
export interface NextCallDays {
  zone: string;
  days: CallDay[];
}

const daysShown = 5;

interface NextOptions {
  store: Pick<BookingStore, 'plan' | 'busy'>;
  holds: Holds;
  now: () => Date;
}

/** Gives the next days on which a call can be had now; none where nobody takes calls, or all hours are taken. */
export function createNextCallDays({ holds, now, store }: NextOptions) {
  return async function next(): Promise<NextCallDays> {
    const plan = await store.plan();
    const zone = plan.desks[0]?.timeZone ?? 'UTC';
    const { first, last } = boundsOf(plan, now());
    const busy = [...(await store.busy(first, last)), ...holds.busyFor(undefined)];
    const free = slotsOf({ plan, from: first, until: last, busy, now: now() }).filter((slot) => slot.free.length > 0);
    const byDay = Map.groupBy(free, ({ startsAt }) => dayIn(startsAt, zone));
    const days = [...byDay].slice(0, daysShown).map(([date, slots]) => ({
      date,
      label: shortDay(date),
      hours: slots.map(({ free: desks, startsAt }) => ({
        start: startsAt.toISOString(),
        time: timeIn(startsAt, zone),
        isLocal: desks.some(({ timeZone }) => timeZone === zone),
      })),
    }));
    return { zone, days };
  };
}
