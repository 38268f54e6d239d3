import { dayIn, monthAfter, weeksOf } from '@frontage/contract/booking/time.ts';
import { z } from 'zod';
import type { Coming } from './findComingUp.ts';

export const comingPath = '/admin/coming';

/** The address of a month, `YYYY-MM`. */
export const monthAddress = (month: string) => `${comingPath}?month=${month}`;

interface ComingDay {
  /** `YYYY-MM-DD`, by the clock of the agency. */
  day: string;
  /** Of the weeks that show the month, some days belong to its neighbours. */
  isOfMonth: boolean;
  isToday: boolean;
  coming: readonly Coming[];
}

/** A month of what comes, as a calendar shows it. */
export interface ComingMonth {
  month: string;
  before: string;
  after: string;
  /** From Mondays to Sundays. */
  weeks: readonly (readonly ComingDay[])[];
  /** The first month with something in it that comes after this one; undefined where nothing does. */
  nextFilled: string | undefined;
}

interface Options {
  /** What the address says; another one than a month counts as not said. */
  asked: unknown;
  zone: string;
  now: Date;
}

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** Puts what comes into the days on which the clock of the agency has it. */
export function comingMonth(all: readonly Coming[], { asked, now, zone }: Options): ComingMonth {
  const today = dayIn(now, zone);
  const shown = month.safeParse(asked).data ?? today.slice(0, 7);
  const byDay = Map.groupBy(all, ({ at }) => dayIn(new Date(at), zone));
  const weeks = weeksOf(shown).map((days) =>
    days.map((day) => ({
      day,
      isOfMonth: day.startsWith(shown),
      isToday: day === today,
      coming: byDay.get(day) ?? [],
    })),
  );
  const [nextFilled] = [...byDay.keys()]
    .map((day) => day.slice(0, 7))
    .filter((one) => one > shown)
    .toSorted();
  return { month: shown, before: monthAfter(shown, -1), after: monthAfter(shown), weeks, nextFilled };
}
