/* Times and dates in the zones of the world, by the platform's own zone data. For the server and the browser. */
import { directionOf, type Language, usualLanguage } from '../language.ts';
import { formatIn } from '../primitives/dates.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** There are about six hundred names, but there could be many more spellings. */
const maxFormats = 800;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  // Sweden writes a moment as ISO 8601 does: `2026-11-24 15:00`. To take apart what others write takes twice as long.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formats.size >= maxFormats) formats.clear();
  formats.set(zone, format);
  return format;
}

/** True for a name that the platform knows, such as Europe/Amsterdam. */
export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined;
  } catch {
    // The platform has no other way to say that it does not know a name.
    return false;
  }
}

/** Date and time that a calendar and a wall clock in that zone show: `2026-11-24` and `15:00`. */
export function wallClock(moment: Date, zone: string): { day: string; time: string } {
  const [day = '', time = ''] = formatOf(zone).format(moment).split(' ');
  // Years before 1000 come without their zeros.
  return { day: day.padStart('2026-11-24'.length, '0'), time };
}

/** The date in that zone, `YYYY-MM-DD`. */
export const dayIn = (moment: Date, zone: string) => wallClock(moment, zone).day;
/** The time in that zone, `HH:MM`. */
export const timeIn = (moment: Date, zone: string) => wallClock(moment, zone).time;

/**
 * The moment at which clocks in a zone show that time on that day. Where they show it twice, as in the night when
 * summer time ends, the first; undefined where they skip it.
 */
export function momentOf(day: string, time: string, zone: string): Date | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // Zones are less than a day away from UTC, so only the offsets of the day before and the day after are possible.
  const candidates = [-dayMs, dayMs].map((shift) => asUtc - offsetMs(new Date(asUtc + shift), zone));
  return candidates
    .toSorted((a, b) => a - b)
    .map((ms) => new Date(ms))
    .find((moment) => {
      const shown = wallClock(moment, zone);
      return shown.day === day && shown.time === time;
    });
}

/** The moment at which that day begins in that zone; where clocks skip midnight, the moment at which they do. */
export function findDayBegin(day: string, zone: string): Date {
  const midnight = momentOf(day, '00:00', zone);
  if (midnight) return midnight;
  for (let minutes = 15; minutes < 24 * 60; minutes += 15) {
    const begin = momentOf(day, clockOf(minutes), zone);
    if (begin) return begin;
  }
  // The zone skipped this day altogether, as islands near the date line did.
  return findDayBegin(dayAfter(day), zone);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in ms; whole minutes. */
export function offsetMs(moment: Date, zone: string): number {
  const { day, time } = wallClock(moment, zone);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment.getTime() / 60_000) * 60_000;
}

const dayMs = 86_400_000;
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** The calendar day `count` days later; a negative count goes back. */
export function dayAfter(day: string, count = 1): string {
  return new Date(asDate(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return asDate(day).getUTCDay() || 7;
}

/** Minutes after midnight as `HH:MM`. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `HH:MM` as minutes after midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const words = (day: string, options: Intl.DateTimeFormatOptions, language: Language = usualLanguage) =>
  formatIn(language, options).format(asDate(day));

/** Such as: Tuesday 24 November, 2026. */
export function longDay(day: string, language: Language = usualLanguage): string {
  if (language !== usualLanguage)
    return words(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, language);
  return `${words(day, { weekday: 'long' })} ${Number(day.slice(8))} ${words(day, { month: 'long' })}, ${day.slice(0, 4)}`;
}

/** Such as: Tue 24 Nov. */
export function shortDay(day: string, language: Language = usualLanguage): string {
  if (language !== usualLanguage) return words(day, { weekday: 'short', day: 'numeric', month: 'short' }, language);
  return `${words(day, { weekday: 'short' })} ${Number(day.slice(8))} ${words(day, { month: 'short' })}`;
}

/** Such as: November 2026. Takes a day or a month. */
export const monthWords = (month: string, language: Language = usualLanguage) =>
  words(`${month.slice(0, 7)}-01`, { month: 'long', year: 'numeric' }, language);

/** Short names of Monday to Sunday, such as Mo. In Arabic short ones are whole words, and calendars have letters. */
export function weekdayHeads(language: Language = usualLanguage): string[] {
  const weekday = directionOf(language) ? 'narrow' : 'short';
  const heads = Array.from({ length: 7 }, (_, index) => words(dayAfter('2026-11-23', index), { weekday }, language));
  return language === usualLanguage ? heads.map((head) => head.slice(0, 2)) : heads;
}

/** The month `count` months later, `YYYY-MM`; a negative count goes back. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month's calendar, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let monday = dayAfter(first, 1 - weekdayOf(first)); monday.slice(0, 7) <= month; monday = dayAfter(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)));
  }
  return weeks;
}
