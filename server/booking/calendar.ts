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

/**
 * An invitation to a call, its cancellation, a copy to keep, or an entry stored in a calendar, as iCalendar: RFC 5545, with the methods of RFC 5546.
 * Times are UTC, so the file needs no description of a time zone; calendars show them in their own.
 */
export function calendarOf(call: CalendarCall, method: 'REQUEST' | 'CANCEL' | 'PUBLISH' | 'STORED'): string {
  const { attendee, organizer, room } = call;
  const isOver = method === 'CANCEL';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontage//Booking//EN',
    'CALSCALE:GREGORIAN',
    // A calendar takes none: RFC 4791 §4.1.
    ...(method === 'STORED' ? [] : [`METHOD:${method}`]),
    'BEGIN:VEVENT',
    `UID:${text(call.uid)}`,
    `SEQUENCE:${call.sequence}`,
    `DTSTAMP:${moment(call.saidAt)}`,
    `DTSTART:${moment(call.startsAt)}`,
    `DTEND:${moment(call.endsAt)}`,
    `SUMMARY:${text(call.summary)}`,
    `DESCRIPTION:${text(call.description)}`,
    ...(room ? [`LOCATION:${text(room)}`] : []),
    `STATUS:${isOver ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${address(organizer.email)}`,
    // A copy to keep invites nobody: RFC 5546 §3.2.1.
    ...(method === 'PUBLISH' || method === 'STORED' ? [] : [attendeeOf(attendee)]),
    ...(isOver ? [] : alarm),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function attendeeOf({ email, name }: CalendarCall['attendee']): string {
  const role = 'CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE';
  return `ATTENDEE;CN=${parameter(name)};${role}:mailto:${address(email)}`;
}

const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'TRIGGER:-PT15M', 'END:VALARM'];

/** For example 20261124T140000Z. */
function moment(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Escapes text so that what a visitor typed stays one value: nothing in it can begin a new line or property. */
function text(value: string): string {
  return withoutControls(value.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');
}

/** A quoted parameter, which cannot contain quotes. RFC 5545 §3.2. */
function parameter(value: string): string {
  return `"${withoutControls(value.replace(/\s+/g, ' ')).replaceAll('"', "'")}"`;
}

function address(email: string): string {
  return encodeURI(email.replace(/[\s"<>]/g, ''));
}

function withoutControls(value: string): string {
  return value.replace(/[^\P{Cc}\n]/gu, '');
}

const maxLineBytes = 75;

/** Folds a line at 75 bytes: it continues on the next line after a space, and no character is split. RFC 5545 §3.1. */
function fold(line: string): string {
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > maxLineBytes) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
