import ICAL from 'ical.js';

export interface CalendarCall {
  uid: string;
  /** Grows with each change, so that calendars know which version is the latest. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  /** When this version was made. */
  saidAt: Date;
  summary: string;
  description: string;
  /** Address of the place of the call, if it is known. */
  room: string | undefined;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
}

// The blank before each further line counts: RFC 5545 §3.1.
ICAL.foldLength = 74;

/**
 * An invitation to a call, its cancellation, a copy to keep, or an entry stored in a calendar, as iCalendar: RFC 5545,
 * with the methods of RFC 5546. Times are UTC, so the file needs no description of a time zone; calendars show them in
 * their own.
 */
export function calendarOf(call: CalendarCall, method: 'REQUEST' | 'CANCEL' | 'PUBLISH' | 'STORED'): string {
  const { attendee, organizer, room } = call;
  const isOver = method === 'CANCEL';
  const isAsked = { cutype: 'INDIVIDUAL', role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' };
  const event = [
    ['uid', {}, 'text', withoutControls(call.uid)],
    ['sequence', {}, 'integer', call.sequence],
    ['dtstamp', {}, 'date-time', moment(call.saidAt)],
    ['dtstart', {}, 'date-time', moment(call.startsAt)],
    ['dtend', {}, 'date-time', moment(call.endsAt)],
    ['summary', {}, 'text', withoutControls(call.summary)],
    ['description', {}, 'text', withoutControls(call.description)],
    ...(room ? [['location', {}, 'text', withoutControls(room)]] : []),
    ['status', {}, 'text', isOver ? 'CANCELLED' : 'CONFIRMED'],
    ['transp', {}, 'text', 'OPAQUE'],
    personOf('organizer', organizer),
    // A copy to keep invites nobody: RFC 5546 §3.2.1.
    ...(method === 'PUBLISH' || method === 'STORED' ? [] : [personOf('attendee', attendee, isAsked)]),
  ];
  const alarm = [
    ['action', {}, 'text', 'DISPLAY'],
    ['description', {}, 'text', 'Reminder'],
    ['trigger', {}, 'duration', '-PT15M'],
  ];
  const calendar = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', '-//Frontage//Booking//EN'],
    ['calscale', {}, 'text', 'GREGORIAN'],
    // A calendar takes none: RFC 4791 §4.1.
    ...(method === 'STORED' ? [] : [['method', {}, 'text', method]]),
  ];
  const alarms = isOver ? [] : [['valarm', alarm, []]];
  return ICAL.stringify(['vcalendar', calendar, [['vevent', event, alarms]]]);
}

/** A quoted parameter cannot contain quotes: RFC 5545 §3.2. */
function personOf(name: string, { email, name: cn }: CalendarCall['attendee'], more = {}) {
  const said = withoutControls(cn.replace(/\s+/g, ' ')).replaceAll('"', "'");
  return [name, { cn: said, ...more }, 'cal-address', `mailto:${encodeURI(email.replace(/[\s"<>]/g, ''))}`];
}

/** For example 2026-11-24T14:00:00Z. */
const moment = (date: Date) => `${date.toISOString().slice(0, 19)}Z`;

const withoutControls = (value: string) => value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
