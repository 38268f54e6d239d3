import { type Language, usualLanguage } from '../language.ts';

/**
 * A day as the site prints it: `21 November, 2026` (R9), or in another language as that writes it, `21. November 2026`.
 * UTC, so that a build prints the same wherever it runs. Throws where the text is not a date.
 */
export function formatDate(date: string | Date, language: Language = usualLanguage): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) throw new Error(`"${date}" is not a date`);
  if (language !== usualLanguage) return formatIn(language, { dateStyle: 'long' }).format(moment);
  return `${moment.getUTCDate()} ${monthAndYear(moment)}`;
}

/** The month of a day in UTC, by itself: `November`. */
export function monthName(date: string | Date, language: Language = usualLanguage): string {
  return formatIn(language, { month: 'long' }).format(new Date(date));
}

/** The text next to a day of the month, in UTC: `November, 2026`. */
export function monthAndYear(date: string | Date, language: Language = usualLanguage): string {
  const moment = new Date(date);
  if (language !== usualLanguage) return formatIn(language, { month: 'long', year: 'numeric' }).format(moment);
  return `${monthName(moment)}, ${moment.getUTCFullYear()}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The format of parts of a day in UTC, in a language. Kept, because making one takes a hundred times as long as using
 * it.
 */
export function formatIn(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}

/** A duration in seconds as `mm:ss`; minutes may pass 59, fractions of a second are dropped. R9. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) throw new Error(`${seconds} is not a duration`);
  const whole = Math.floor(seconds);
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
