import { randomBytes } from 'node:crypto';

/**
 * The name of a release that is made at a moment: sorted by name, releases are sorted by time. It comes behind `newest`,
 * whose host may have a clock that is ahead, and which may have been made in the same second.
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
