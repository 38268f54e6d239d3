import type { ExportItem } from './export/exportEntry.ts';

/** By what a time without a zone is read: the name of a zone, or minutes ahead of UTC. */
export type Clock = { timeZone: string } | { offsetMinutes: number };

/** The moment an item is dated, as ISO in UTC; undefined where it has no date. */
export function dateOf({ date, dateGmt }: Pick<ExportItem, 'date' | 'dateGmt'>, clock: Clock): string | undefined {
  const utc = instantOf(dateGmt);
  if (utc !== undefined) return new Date(utc).toISOString();
  const local = instantOf(date);
  if (local === undefined) return undefined;
  if ('offsetMinutes' in clock) return new Date(local - clock.offsetMinutes * 60_000).toISOString();
  // A day on which the clock is changed has two offsets; the second look is at the right side of the change.
  const guess = local - aheadAt(local, clock.timeZone);
  return new Date(local - aheadAt(guess, clock.timeZone)).toISOString();
}

/** `0000-00-00 00:00:00` stands for no date. */
function instantOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) || text.startsWith('0000')) return undefined;
  const instant = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** ms by which a zone's clock is ahead of UTC at a moment. */
function aheadAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant;
}
