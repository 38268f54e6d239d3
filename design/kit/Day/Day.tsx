import type { Language } from '@frontage/contract/language.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';

interface DayProps {
  /** ISO date. */
  date: string;
  /** Language of the site; the usual one where the settings name none. */
  language: Language | undefined;
  className?: string | undefined;
}

/** A day as readers write it, with its value for machines. */
export function Day({ className, date, language }: DayProps) {
  return (
    <time dateTime={date} className={className}>
      {formatDate(date, language)}
    </time>
  );
}
