import { clockOf, dayAfter, dayIn, minutesOf, momentOf, offsetMs, weekdayOf } from '@frontage/contract/booking/time.ts';
import type { DaysOff } from '../clock/readDaysOff.ts';
import type { Busy, CallPlan, Desk } from './CallPlan.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** An hour at which a call can begin, and who would be free for it. */
interface OpenSlot {
  startsAt: Date;
  /** Empty where everybody who could take it is busy. */
  free: readonly Desk[];
}

interface Wanted {
  plan: CallPlan;
  /** Inclusive; `until` is exclusive. */
  from: Date;
  until: Date;
  busy: readonly Busy[];
  now: Date;
}

/**
 * Every hour within a period at which a call can begin, in order: the office hours of each desk in its own time zone,
 * so that summer time moves nobody's morning. Hours that the clocks skip are left out.
 */
export function slotsOf({ plan, from, until, busy, now }: Wanted): OpenSlot[] {
  const { first, last } = boundsOf(plan, now);
  const [begin, end] = [Math.max(from.getTime(), first.getTime()), Math.min(until.getTime(), last.getTime())];
  const slots = new Map<number, Desk[]>();
  if (begin >= end) return [];
  for (const desk of plan.desks) {
    const isFree = freeTimesOf(plan, desk, busy);
    for (const startsAt of startsOf(plan, desk, new Date(begin), new Date(end))) {
      const time = startsAt.getTime();
      if (time < begin || time >= end) continue;
      const free = slots.get(time) ?? [];
      if (isFree(time)) free.push(desk);
      slots.set(time, free);
    }
  }
  return [...slots.entries()].toSorted(([a], [b]) => a - b).map(([time, free]) => ({ startsAt: new Date(time), free }));
}

/** The earliest and the latest time at which a call can begin at all. */
export function boundsOf({ noticeHours, daysAhead }: CallPlan, now: Date): { first: Date; last: Date } {
  return {
    first: new Date(now.getTime() + noticeHours * hourMs),
    last: new Date(now.getTime() + daysAhead * dayMs),
  };
}

function startsOf(plan: CallPlan, desk: Desk, from: Date, until: Date): Date[] {
  const starts: Date[] = [];
  const clocks = clocksOf(plan, desk);
  const lastDay = dayIn(until, desk.timeZone);
  for (let day = dayIn(from, desk.timeZone); day <= lastDay; day = dayAfter(day)) {
    if (!plan.weekdays.includes(weekdayOf(day)) || plan.daysOff.some((off) => isOff(off, desk, day))) continue;
    starts.push(...momentsOf(day, clocks, desk.timeZone));
  }
  return starts;
}

/** The moments of a day at which clocks show these times. Only around a change of the clocks, each is looked up by itself. */
function momentsOf(day: string, clocks: readonly string[], zone: string): Date[] {
  const midnight = Date.parse(`${day}T00:00Z`);
  const [before, after] = [-1, 2].map((days) => offsetMs(new Date(midnight + days * dayMs), zone));
  if (before !== after) return clocks.flatMap((clock) => momentOf(day, clock, zone) ?? []);
  return clocks.map((clock) => new Date(midnight + minutesOf(clock) * minuteMs - (before ?? 0)));
}

/** The times at which a desk's calls begin, so that each ends within its office hours. */
function clocksOf({ minutes, pauseMinutes }: CallPlan, { closes, opens, starts }: Desk): string[] {
  const [first, last] = [minutesOf(opens), minutesOf(closes) - minutes];
  if (starts.length > 0)
    return starts.filter((start) => minutesOf(start) >= first && minutesOf(start) <= last).toSorted();
  const clocks: string[] = [];
  for (let clock = first; clock <= last; clock += minutes + pauseMinutes) clocks.push(clockOf(clock));
  return clocks;
}

function isOff({ from, to, officeId }: DaysOff, desk: Desk, day: string): boolean {
  return (officeId === undefined || officeId === desk.officeId) && from <= day && day <= to;
}

/** Whether a desk is free at a time; asked for times in order, so that what they have passed is looked at once. */
function freeTimesOf({ minutes, pauseMinutes }: CallPlan, { host }: Desk, busy: readonly Busy[]) {
  const taken = busy
    .filter((one) => one.host === host)
    .map(({ endsAt, isElsewhere, startsAt }) => {
      const besideMs = isElsewhere ? 0 : pauseMinutes * minuteMs;
      return { from: startsAt.getTime() - besideMs, until: endsAt.getTime() + besideMs };
    })
    .toSorted((one, other) => one.from - other.from);
  let [next, takenUntil] = [0, 0];
  return (start: number): boolean => {
    for (let one = taken[next]; one && one.from < start + minutes * minuteMs; one = taken[++next])
      takenUntil = Math.max(takenUntil, one.until);
    return takenUntil <= start;
  };
}
