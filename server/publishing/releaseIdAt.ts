import { randomBytes } from 'node:crypto';

/**
 * Returns the id of a release made at `moment`. Ids sorted by name are sorted by time. The id sorts after `newest`,
 * which may be from the same second, or from a host whose clock is ahead.
 */
export function releaseIdAt(moment: Date, newest?: string): string {
  const own = nameOf(moment);
  const place = newest === undefined || own > newest.slice(0, own.length) ? own : nameOf(justAfter(newest));
  return `${place}${randomBytes(2).toString('hex')}`;
}

function nameOf(moment: Date): string {
  const second = moment
    .toISOString()
    .replace(/[^0-9]/g, '')
    .slice(0, 14);
  return `${second}-${moment.getMilliseconds().toString(16).padStart(3, '0')}`;
}

function justAfter(id: string): Date {
  const [, year, month, day, hour, minute, second, ms] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-(\w{3})/.exec(id) ?? [];
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return new Date(at + Number.parseInt(ms ?? '0', 16) + 1);
}
