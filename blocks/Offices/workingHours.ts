import { offsetMs } from '@frontage/contract/booking/time.ts';
import type { Office } from '@frontage/contract/office.ts';

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/** Minutes after midnight UTC, 0 to 1439. `closes` may be smaller than `opens`: the day then passes midnight UTC. */
export interface WorkingHours {
  opens: number;
  closes: number;
}

/** A bar on a scale of 24 hours; both are minutes from the scale's left end. */
export interface Bar {
  from: number;
  length: number;
}

/**
 * An office's working hours in UTC, on its local day at the given moment: daylight saving time moves them. Hours that
 * end at or before their beginning end on the next day.
 */
export function workingHoursUtc(office: Pick<Office, 'opens' | 'closes' | 'timeZone'>, at: Date): WorkingHours {
  const day = startOfLocalDay(at, office.timeZone);
  const opens = minutesOf(office.opens);
  const closes = minutesOf(office.closes);
  const closesLater = closes <= opens ? closes + minutesOfDay : closes;
  return {
    opens: minuteOfDayUtc(day + opens * minuteMs, office.timeZone),
    closes: minuteOfDayUtc(day + closesLater * minuteMs, office.timeZone),
  };
}

/** The bars of working hours on a scale that begins at an hour in UTC; two where they pass the scale's end. */
export function barsOf({ opens, closes }: WorkingHours, scaleBegins: number): Bar[] {
  const from = modulo(opens - scaleBegins * 60, minutesOfDay);
  const length = modulo(closes - opens, minutesOfDay) || minutesOfDay;
  const within = Math.min(length, minutesOfDay - from);
  const bars = [{ from, length: within }];
  if (length > within) bars.push({ from: 0, length: length - within });
  return bars;
}

/** Minutes after midnight as a clock shows them, `09:00`. */
export function clockOf(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Midnight of the local day, written as if the local clock were UTC; in ms. */
function startOfLocalDay(at: Date, timeZone: string): number {
  const local = at.getTime() + offsetMs(at, timeZone);
  return local - modulo(local, minutesOfDay * minuteMs);
}

/** The UTC minute of a local time. The offset is read twice, because the first guess may be before a clock change. */
function minuteOfDayUtc(local: number, timeZone: string): number {
  const guess = local - offsetMs(new Date(local), timeZone);
  const moment = local - offsetMs(new Date(guess), timeZone);
  return modulo(Math.floor(moment / minuteMs), minutesOfDay);
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
