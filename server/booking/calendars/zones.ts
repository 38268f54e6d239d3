import { isTimeZone, offsetMs } from '@frontage/contract/booking/time.ts';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';

const dayMs = 86_400_000;

/** A time zone by the platform's data, which know clocks that are changed in years to come. */
export class PlatformZone extends ICAL.Timezone {
  readonly #name: string;

  constructor(name: string) {
    super({ tzid: name, component: new ICAL.Component('vtimezone') });
    this.#name = name;
  }

  /**
   * Seconds ahead of UTC at a time of its wall clocks: the first where they show it twice; where they skip it, as they
   * ran before (RFC 5545, 3.3.5).
   */
  override utcOffset({ day, hour, minute, month, second, year }: ICAL.Time): number {
    const shown = Date.UTC(year, month - 1, day, hour, minute, second);
    const offset = (moment: number) => offsetMs(new Date(moment), this.#name);
    const before = offset(shown - dayMs);
    const after = offset(shown + dayMs);
    const isAfter = before !== after && offset(shown - before) !== before && offset(shown - after) === after;
    return (isAfter ? after : before) / 1000;
  }
}

/**
 * The platform's name of a zone as calendars write it: Europe/Berlin, after a prefix as of Mozilla or Evolution, or as
 * Windows calls it. Undefined for names that a calendar made up.
 */
export function platformZoneOf(tzid: string): string | undefined {
  const path = tzid.split('/').filter(Boolean);
  const tails = path.map((_, index) => path.slice(index).join('/'));
  // A tail of one word, such as `Berlin`, is no zone but may be an abbreviation.
  const named = tails.find((tail, index) => (index === 0 || tail.includes('/')) && isTimeZone(tail));
  return named ?? findIana(tzid)[0];
}
