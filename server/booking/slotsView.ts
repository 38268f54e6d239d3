import type { SlotsAnswer } from '@frontage/contract/booking/slotsAnswer.ts';
import { dayAfter, dayIn, findDayBegin, monthAfter, timeIn, weeksOf } from '@frontage/contract/booking/time.ts';
import type { CallDays } from '@frontage/contract/visit.ts';
import type { Bookings } from './Bookings.ts';
import { zoneOf } from './callPlanOf.ts';
import { boundsOf, slotsOf } from './slots.ts';

type ViewOptions = Pick<Bookings, 'holds' | 'now' | 'store'>;

/**
 * The wanted hours. The default zone is that of the first person who takes calls. The default month is that of `start`,
 * otherwise the first with a free hour.
 */
export interface ViewWanted {
  month?: string | undefined;
  /** An hour whose month is wanted. */
  start?: string | undefined;
  zone?: string | undefined;
  hold?: string | undefined;
}

/** Free hours as visitors see them: the weeks that show a month, in the visitor's time zone. */
export async function viewSlots(
  options: ViewOptions,
  { hold, month, start, zone: wantedZone }: ViewWanted,
): Promise<SlotsAnswer> {
  const { first, free, last, now, plan, slotsWithin } = await readHours(options, hold);
  const zone = wantedZone ?? zoneOf(plan.desks);
  const wanted = new Date(start ?? '');
  const isOffered = wanted >= first && wanted < last;
  const shown = month ?? dayIn(isOffered ? wanted : (free[0]?.startsAt ?? first), zone).slice(0, 7);
  const days = weeksOf(shown).flat();
  const [from, until] = [days[0] ?? `${shown}-01`, dayAfter(days.at(-1) ?? `${shown}-28`)];
  const slots = slotsWithin(findDayBegin(from, zone), findDayBegin(until, zone));
  const today = dayIn(now, zone);
  const before = monthAfter(shown, -1);
  const after = monthAfter(shown);
  return {
    ...{ month: shown, zone, minutes: plan.minutes, today },
    slots: slots.map(({ free, startsAt }) => ({ start: startsAt.toISOString(), isFree: free.length > 0 })),
    ...(before >= today.slice(0, 7) ? { previous: before } : {}),
    ...(after <= dayIn(last, zone).slice(0, 7) ? { next: after } : {}),
  };
}

/** The hours that are offered now, and those of them that are free, for whoever holds an hour. */
async function readHours({ holds, now: clock, store }: ViewOptions, hold: string | undefined) {
  const now = clock();
  const plan = await store.plan();
  const busy = (await Promise.all([store.busyShown(plan, now), holds.busyFor(hold)])).flat();
  const { first, last } = boundsOf(plan, now);
  const slotsWithin = (from: Date, until: Date) => slotsOf({ plan, from, until, busy, now });
  const free = slotsWithin(first, last).filter((slot) => slot.free.length > 0);
  return { first, free, last, now, plan, slotsWithin };
}

const daysShown = 5;

/** The next days with a free hour for a call. None if nobody takes calls, or if all hours are taken. */
export async function findNextCallDays(options: ViewOptions): Promise<CallDays> {
  const { free, plan } = await readHours(options, undefined);
  const zone = zoneOf(plan.desks);
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
}
