import { dayIn, monthAfter, weeksOf } from '@frontage/contract/booking/time.ts';
import { z } from 'zod';
import type { Coming } from './findComingUp.ts';

export const comingPath = '/admin/coming';

/** The address of a month, `YYYY-MM`. */
export const monthAddress = (month: string) => `${comingPath}?month=${month}`;

interface ComingDay {
  /** `YYYY-MM-DD`, in the agency's zone. */
  day: string;
  /** False for days of the neighbouring months that complete a week. */
  isOfMonth: boolean;
  isToday: boolean;
  coming: readonly Coming[];
}

/** A month of scheduled changes, for a calendar. */
export interface ComingMonth {
  month: string;
  before: string;
  after: string;
  /** From Mondays to Sundays. */
  weeks: readonly (readonly ComingDay[])[];
  /** The next month with changes; undefined where there is none. */
  nextFilled: string | undefined;
}

interface Options {
  /** The parameter of the address; anything but a month counts as absent. */
  asked: unknown;
  zone: string;
  now: Date;
}

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

/** Assigns changes to their days in the agency's zone. */
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
