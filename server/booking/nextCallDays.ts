import { dayIn, timeIn } from '@frontage/contract/booking/time.ts';
import type { CallDays } from '@frontage/contract/visit.ts';
import type { BookingStore } from './BookingStore.ts';
import type { Holds } from './holds.ts';
import { boundsOf, slotsOf } from './slots.ts';

const daysShown = 5;

interface NextOptions {
  store: Pick<BookingStore, 'plan' | 'busy' | 'busyElsewhere'>;
  holds: Holds;
  now: () => Date;
}

/** Returns the next days with a free hour for a call. None if nobody takes calls, or if all hours are taken. */
export function createNextCallDays({ holds, now, store }: NextOptions) {
  return async function next(): Promise<CallDays> {
    const plan = await store.plan();
    const zone = plan.desks[0]?.timeZone ?? 'UTC';
    const { first, last } = boundsOf(plan, now());
    const busy = (
      await Promise.all([store.busy(first, last), holds.busyFor(undefined), store.busyElsewhere(plan, now())])
    ).flat();
    const free = slotsOf({ plan, from: first, until: last, busy, now: now() }).filter((slot) => slot.free.length > 0);
    const byDay = Map.groupBy(free, ({ startsAt }) => dayIn(startsAt, zone));
    const days = [...byDay].slice(0, daysShown).map(([date, slots]) => ({
      date,
      hours: slots.map(({ free: desks, startsAt }) => ({
        start: startsAt.toISOString(),
        time: timeIn(startsAt, zone),
        isLocal: desks.some(({ timeZone }) => timeZone === zone),
      })),
    }));
    return { zone, days };
  };
}
