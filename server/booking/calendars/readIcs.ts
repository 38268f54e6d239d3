import { isTimeZone, offsetMs } from '@frontage/contract/booking/time.ts';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/** A stretch of time, in ms since 1970; the end is exclusive. */
export type Stretch = readonly [from: number, until: number];

export interface IcsQuestion {
  /** The period that is asked about, in ms. */
  from: number;
  until: number;
  /** The time zone of whole days, and of times that name none. */
  zone: string;
  /** Addresses and names of the person, in small letters: invitations that they declined do not count. */
  owner: readonly string[];
  /** Entries of our own calls, of which we know more. */
  ownUids: readonly string[];
  /** Entries that are shown as free count too. */
  countsFree?: boolean;
}

/** More repetitions than any calendar of a person has. */
const maxOccurrences = 100_000;
const dayMs = 86_400_000;

/** The stretches in which the person of these calendars is busy, in order and joined. Throws where one cannot be read. */
export function readBusy(texts: readonly string[], question: IcsQuestion): Stretch[] {
  const left = { occurrences: maxOccurrences };
  return joined(texts.flatMap((text) => stretchesOf(text, question, left)));
}

function stretchesOf(text: string, question: IcsQuestion, left: { occurrences: number }): Stretch[] {
  const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF/, '').trim());
  const roots = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  return roots.flatMap((root) => {
    const calendar = new ICAL.Component(root);
    if (calendar.name !== 'vcalendar') throw new Error('This is no calendar');
    return stretchesOfCalendar(calendar, question, left);
  });
}

function stretchesOfCalendar(
  calendar: ICAL.Component,
  question: IcsQuestion,
  left: { occurrences: number },
): Stretch[] {
  const { zone } = question;
  settleZones(calendar, zone);
  const owner = new Set([...question.owner, wordsOf(calendar.getFirstPropertyValue('x-wr-calname'))].filter(Boolean));
  const ownUids = new Set(question.ownUids);
  const floating = new PlatformZone(zone);
  const components = calendar.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'));
  const byUid = Map.groupBy(components, (event) => String(event.getFirstPropertyValue('uid') ?? ''));
  const stretches: Stretch[] = [];
  for (const [uid, entries] of byUid) {
    if (!ownUids.has(uid)) stretches.push(...stretchesOfEntries(entries));
  }
  return [...stretches, ...freeBusyOf(calendar, question, floating)];

  function stretchesOfEntries(entries: ICAL.Component[]): Stretch[] {
    const isException = (entry: ICAL.Component) => entry.hasProperty('recurrence-id');
    const exceptions = entries.filter(isException);
    return entries.flatMap((entry) => {
      const event = new ICAL.Event(entry, {
        strictExceptions: false,
        exceptions: isException(entry) ? [] : exceptions,
      });
      return event.isRecurring() ? stretchesOfRecurring(event) : stretchOf(event, event.startDate, event.endDate);
    });
  }

  function stretchesOfRecurring(event: ICAL.Event): Stretch[] {
    // Of days that are added without a rule, ical.js forgets the first.
    const { component, endDate: firstEnd, startDate: first } = event;
    const found = component.hasProperty('rrule') ? [] : stretchOf(event, first, firstEnd);
    const longestMs = event.duration.toSeconds() * 1000 + dayMs;
    const occurrences = event.iterator();
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      left.occurrences -= 1;
      if (left.occurrences < 0) throw new Error('Its entries are repeated too often');
      const begins = momentOf(next, floating);
      if (begins >= question.until) break;
      if (begins + longestMs <= question.from) continue;
      const { endDate, item, startDate } = event.getOccurrenceDetails(next);
      found.push(...stretchOf(item, startDate, endDate));
    }
    return found;
  }

  /** Hours of a duration run on where clocks are changed, its days do not: RFC 5545, 3.3.6. */
  function endOf(entry: ICAL.Component, start: ICAL.Time, end: ICAL.Time): number {
    const lasts = entry.getFirstPropertyValue('duration');
    if (!(lasts instanceof ICAL.Duration) || start.isDate) return momentOf(end, floating);
    const day = start.clone();
    day.adjust(lasts.weeks * 7 + lasts.days, 0, 0, 0);
    return momentOf(day, floating) + ((lasts.hours * 60 + lasts.minutes) * 60 + lasts.seconds) * 1000;
  }

  function stretchOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Stretch[] {
    const [from, until] = [momentOf(start, floating), endOf(event.component, start, end)];
    const isWithin = from < until && from < question.until && until > question.from;
    return isWithin && takesTime(event.component, owner, question.countsFree) ? [[from, until]] : [];
  }
}

/** True for entries in which the person is busy: not shown as free unless that counts, not cancelled, not declined. */
function takesTime(entry: ICAL.Component, owner: ReadonlySet<string>, countsFree = false): boolean {
  const word = (name: string) => wordsOf(entry.getFirstPropertyValue(name));
  if (word('status') === 'cancelled') return false;
  // Outlook says it in its own word, and not always in TRANSP too.
  const isFree =
    word('transp') === 'transparent' || ['free', 'workingelsewhere'].includes(word('x-microsoft-cdo-busystatus'));
  if (isFree && !countsFree) return false;
  const attendees = entry.getAllProperties('attendee');
  const own = attendees.filter((attendee) => namesOf(attendee).some((name) => owner.has(name)));
  const organizer = entry.getFirstProperty('organizer');
  if (own.length === 0 && organizer && namesOf(organizer).some((name) => owner.has(name))) return true;
  // Where none of them is known to be this person, one of them is all the same.
  const asked = own.length > 0 ? own : attendees;
  return asked.length === 0 || asked.some((attendee) => wordsOf(attendee.getParameter('partstat')) !== 'declined');
}

/** Address, its part before the `@`, and name of somebody who is invited, in small letters. */
function namesOf(person: ICAL.Property): string[] {
  const address = wordsOf(person.getFirstValue()).replace(/^mailto:/, '');
  return [address, address.split('@')[0] ?? '', wordsOf(person.getParameter('cn'))].filter(Boolean);
}

/** Busy times as servers publish them without saying what for. */
function freeBusyOf(calendar: ICAL.Component, { from, until }: IcsQuestion, floating: PlatformZone): Stretch[] {
  return calendar.getAllSubcomponents('vfreebusy').flatMap((component) =>
    component.getAllProperties('freebusy').flatMap((property) => {
      if (wordsOf(property.getParameter('fbtype')) === 'free') return [];
      return property.getValues().flatMap((period): Stretch[] => {
        if (!(period instanceof ICAL.Period)) return [];
        const stretch = [momentOf(period.start, floating), momentOf(period.getEnd(), floating)] as const;
        return stretch[0] < until && stretch[1] > from ? [stretch] : [];
      });
    }),
  );
}

/** Lets times be read by the platform's zones, and by those of the calendar alone where it made them up. */
function settleZones(calendar: ICAL.Component, usual: string): void {
  ICAL.TimezoneService.reset();
  const named = platformZoneOf(String(calendar.getFirstPropertyValue('x-wr-timezone') ?? '')) ?? usual;
  const defined = new Map(
    calendar.getAllSubcomponents('vtimezone').map((zone) => [String(zone.getFirstPropertyValue('tzid')), zone]),
  );
  const used = calendar
    .getAllSubcomponents()
    .flatMap((component) => component.getAllProperties())
    .flatMap((property) => property.getParameter('tzid') ?? [])
    .map(String);
  for (const tzid of new Set(used)) {
    const known = platformZoneOf(tzid);
    const own = defined.get(tzid);
    if (!known && own) continue;
    if (own) calendar.removeSubcomponent(own);
    ICAL.TimezoneService.register(new PlatformZone(known ?? named), tzid);
  }
}

function momentOf(time: ICAL.Time, floating: PlatformZone): number {
  const isFloating = time.isDate || time.zone === ICAL.Timezone.localTimezone;
  const at = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  const moment = at - (isFloating ? floating : time.zone).utcOffset(time) * 1000;
  if (Number.isNaN(moment)) throw new Error('One of its times cannot be read');
  return moment;
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const apart: [number, number][] = [];
  for (const [from, until] of stretches.toSorted(([a], [b]) => a - b)) {
    const last = apart.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else apart.push([from, until]);
  }
  return apart;
}

/** A time zone by the platform's data, which know clocks that are changed in years to come. */
class PlatformZone extends ICAL.Timezone {
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
function platformZoneOf(tzid: string): string | undefined {
  const path = tzid.split('/').filter(Boolean);
  const tails = path.map((_, index) => path.slice(index).join('/'));
  // A tail of one word, such as `Berlin`, is no zone but may be an abbreviation.
  const named = tails.find((tail, index) => (index === 0 || tail.includes('/')) && isTimeZone(tail));
  return named ?? findIana(tzid)[0];
}
