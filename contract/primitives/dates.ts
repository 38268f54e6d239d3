const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * A day as the site prints it, `21 November, 2026`: UTC, so that a build says the same wherever it runs. R9.
 * Throws where the text is no date.
 */
export function formatDate(date: string | Date): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) throw new Error(`"${date}" is not a date`);
  return `${moment.getUTCDate()} ${months[moment.getUTCMonth()]}, ${moment.getUTCFullYear()}`;
}

/** The day of a moment on the clocks of a place: to print, and for machines as `2027-03-04`. */
export function dayAt(moment: string | Date, timeZone: string): { printed: string; iso: string } {
  // The Swedish order of a date is the one that machines read.
  const iso = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(moment));
  return { printed: formatDate(iso), iso };
}

/** A duration in seconds as `mm:ss`; minutes may pass 59, parts of a second are dropped. R9. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) throw new Error(`${seconds} is not a duration`);
  const whole = Math.floor(seconds);
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
