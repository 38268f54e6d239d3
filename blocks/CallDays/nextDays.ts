import { weekdays } from './CallDays.schema.ts';

/** A day with its hours, in the words of the page. */
export interface CallDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** `Tue 24 Nov` */
  label: string;
  hours: string[];
}

interface DayPlan {
  weekday: (typeof weekdays)[number];
  hours: string[];
}

const dayMs = 86_400_000;
/** A working day lies between the page and the first hour: hours are confirmed by mail within one. */
const workingDaysBefore = 1;

/**
 * The next days on which hours are planned, counted from the moment of the build: five at most, working days only,
 * with one working day left out for the confirmation.
 */
export function nextDays(builtAt: Date, plans: DayPlan[], count = 5): CallDay[] {
  const midnight = Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth(), builtAt.getUTCDate());
  const fourWeeks = Array.from({ length: 28 }, (_, index) => new Date(midnight + (index + 1) * dayMs));
  const workingDays = fourWeeks.filter((day) => weekdayOf(day) !== undefined).slice(workingDaysBefore);
  return workingDays
    .flatMap((day) => {
      const plan = plans.find(({ weekday }) => weekday === weekdayOf(day));
      return plan ? [{ date: day.toISOString().slice(0, 10), label: labelOf(day), hours: plan.hours.toSorted() }] : [];
    })
    .slice(0, count);
}

/** Nothing on Saturdays and Sundays. */
function weekdayOf(day: Date): DayPlan['weekday'] | undefined {
  return weekdays[day.getUTCDay() - 1];
}

function labelOf(day: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(day);
  return `${part({ weekday: 'short' })} ${day.getUTCDate()} ${part({ month: 'short' }).slice(0, 3)}`;
}
