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
 * A day as the site prints it, `21 November, 2026`: UTC, so that a build says the same wherever it runs. Decision 36.
 * Throws where the text is no date.
 */
export function formatDate(date: string | Date): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) throw new Error(`"${date}" is not a date`);
  return `${moment.getUTCDate()} ${months[moment.getUTCMonth()]}, ${moment.getUTCFullYear()}`;
}

/** A duration in seconds as `mm:ss`; minutes may pass 59, parts of a second are dropped. Decision 36. */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) throw new Error(`${seconds} is not a duration`);
  const whole = Math.floor(seconds);
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
