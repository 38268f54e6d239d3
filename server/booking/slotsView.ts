import type { SlotsAnswer } from '@frontage/contract/booking/slotsAnswer.ts';
import { dayAfter, dayIn, findDayBegin, monthAfter, timeIn, weeksOf } from '@frontage/contract/booking/time.ts';
import type { CallDays } from '@frontage/contract/visit.ts';
import type { Bookings } from './Bookings.ts';
import type { Busy, CallPlan } from './CallPlan.ts';
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
  const now = options.now();
  const plan = await options.store.plan();
  const zone = wantedZone ?? zoneOf(plan.desks);
  const { first, last } = boundsOf(plan, now);
  const busy = await readBusy(options, plan, hold);
  const slotsWithin = (from: Date, until: Date) => slotsOf({ plan, from, until, busy, now });
  const firstFree = slotsWithin(first, last).find(({ free }) => free.length > 0);
  const wanted = new Date(start ?? '');
  const isOffered = wanted >= first && wanted < last;
  const shown = month ?? dayIn(isOffered ? wanted : (firstFree?.startsAt ?? first), zone).slice(0, 7);
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

/** Every time in which one of them is busy, for whoever holds an hour. */
async function readBusy({ holds, now, store }: ViewOptions, plan: CallPlan, hold: string | undefined): Promise<Busy[]> {
  const { first, last } = boundsOf(plan, now());
  const all = [store.busy(first, last), holds.busyFor(hold), store.busyElsewhere(plan, now())];
  return (await Promise.all(all)).flat();
}

const daysShown = 5;

/** The next days with a free hour for a call. None if nobody takes calls, or if all hours are taken. */
export async function findNextCallDays(options: ViewOptions): Promise<CallDays> {
  const now = options.now();
  const plan = await options.store.plan();
  const zone = zoneOf(plan.desks);
  const { first, last } = boundsOf(plan, now);
  const busy = await readBusy(options, plan, undefined);
  const free = slotsOf({ plan, from: first, until: last, busy, now }).filter((slot) => slot.free.length > 0);
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
