import type { ExportItem } from './export/exportEntry.ts';

/** How to read a time without a zone: the name of a zone, or minutes ahead of UTC. */
export type Clock = { timeZone: string } | { offsetMinutes: number };

/** Returns the time at which an item is dated, as ISO in UTC; undefined if it has no date. */
export function dateOf({ date, dateGmt }: Pick<ExportItem, 'date' | 'dateGmt'>, clock: Clock): string | undefined {
  const utc = instantOf(dateGmt);
  if (utc !== undefined) return new Date(utc).toISOString();
  const local = instantOf(date);
  if (local === undefined) return undefined;
  if ('offsetMinutes' in clock) return new Date(local - clock.offsetMinutes * 60_000).toISOString();
  // A day on which clocks change has two offsets. The second look-up is on the right side of the change.
  const guess = local - aheadAt(local, clock.timeZone);
  return new Date(local - aheadAt(guess, clock.timeZone)).toISOString();
}

/** `0000-00-00 00:00:00` means no date. */
function instantOf(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) || text.startsWith('0000')) return undefined;
  const instant = Date.parse(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(instant) ? undefined : instant;
}

/** Returns by how many ms a zone's clock is ahead of UTC at an instant. */
function aheadAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant;
}
