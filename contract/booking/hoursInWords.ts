import { type Language, usualLanguage } from '../language.ts';
import { timeIn } from './time.ts';

/* What is said of an hour once it is taken: apart from the clocks, as whoever only looks at hours loads none of it. */

/** Such as Europe/Amsterdam, UTC+1; once, where both say the same. */
export function zoneWords(moment: Date, zone: string): string {
  return [...new Set([zone, offsetWords(moment, zone)])].join(', ');
}

/** Such as UTC+1 or UTC+5:30. */
export function offsetWords(moment: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  // Some platforms write GMT+0.
  return (name?.value ?? '').replace(/^GMT(?:\+0$)?/, 'UTC');
}

/** Such as: 15:00 to 15:40. */
export function spanIn(from: Date, until: Date, zone: string, language: Language = usualLanguage): string {
  return [from, until].map((moment) => timeIn(moment, zone)).join(language === usualLanguage ? ' to ' : '–');
}
