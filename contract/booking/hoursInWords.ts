import { type Language, usualLanguage } from '../language.ts';
import { timeIn } from './time.ts';

/* Texts about an hour once it is chosen. Apart from the clocks, so that pages that only show hours do not load them. */

/** A zone with its offset, such as Europe/Amsterdam, UTC+1; once where both say the same. */
export function zoneWords(moment: Date, zone: string): string {
  return [...new Set([zone, offsetWords(moment, zone)])].join(', ');
}

/** The offset of a zone, such as UTC+1 or UTC+5:30. */
export function offsetWords(moment: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  // Some platforms write GMT+0.
  return (name?.value ?? '').replace(/^GMT(?:\+0$)?/, 'UTC');
}

/** From one hour to another, such as: 15:00 to 15:40. */
export function spanIn(from: Date, until: Date, zone: string, language: Language = usualLanguage): string {
  return [from, until].map((moment) => timeIn(moment, zone)).join(language === usualLanguage ? ' to ' : '–');
}
