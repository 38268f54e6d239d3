import { dayAfter, dayIn, findDayBegin, minutesOf, momentOf, weekdayOf } from '@frontage/contract/booking/time.ts';

export interface AnswerHours {
  workingDays: number;
  /** 1 is Monday. */
  weekdays: readonly number[];
  /** `YYYY-MM-DD`, both ends inclusive. */
  daysOff: readonly { from: string; to: string }[];
  /** `HH:MM`, by the clocks of the zone. */
  opens: string;
  closes: string;
  timeZone: string;
}

/** Days after which nobody looks for a working day any more. */
const mostDays = 400;

/**
 * The time by which a request is answered: when its office closes on the last of the working days after the day it came.
 * `halfAt`: when half of the office's open time until then has passed. R70.
 */
export function answerTimes(from: Date, hours: AnswerHours): { dueAt: Date; halfAt: Date } {
  const spans: { begin: number; end: number }[] = [];
  const first = dayIn(from, hours.timeZone);
  let daysLeft = hours.workingDays;
  for (let count = 0; count < mostDays && daysLeft > 0; count += 1) {
    const day = dayAfter(first, count);
    if (!isWorkingDay(day, hours)) continue;
    if (count > 0) daysLeft -= 1;
    const begin = Math.max(from.getTime(), clockAt(day, hours.opens, hours.timeZone));
    spans.push({ begin, end: Math.max(begin, clockAt(day, hours.closes, hours.timeZone)) });
  }
  const dueAt = new Date(spans.at(-1)?.end ?? from);
  let left = spans.reduce((sum, { begin, end }) => sum + end - begin, 0) / 2;
  for (const { begin, end } of spans) {
    if (left <= end - begin) return { dueAt, halfAt: new Date(begin + left) };
    left -= end - begin;
  }
  return { dueAt, halfAt: dueAt };
}

function isWorkingDay(day: string, { daysOff, weekdays }: AnswerHours): boolean {
  return weekdays.includes(weekdayOf(day)) && !daysOff.some(({ from, to }) => from <= day && day <= to);
}

/** Where the clocks skip the time, as long after the day's begin as usual. */
function clockAt(day: string, clock: string, zone: string): number {
  return momentOf(day, clock, zone)?.getTime() ?? findDayBegin(day, zone).getTime() + minutesOf(clock) * 60_000;
}
