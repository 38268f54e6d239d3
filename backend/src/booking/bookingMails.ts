import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { dayIn, longDay, shortDay, timeIn, zoneWords } from '@frontage/contract/booking/time.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import type { MailContent, MailFact, MailPart } from '../delivery/mails/MailContent.ts';
import { greetingName } from '../delivery/mails/requestFacts.ts';
import type { BookingMail, Organizer, StoredBooking } from './BookingStore.ts';
import { calendarOf } from './calendar.ts';
import { withRole } from './freeDesk.ts';

type Told = Pick<StoredBooking, 'startsAt' | 'endsAt' | 'host' | 'room' | 'zone' | 'uid' | 'sequence'>;

interface MailsOptions {
  /** Where visitors reach the pages. */
  backendUrl: string;
  organizer: Organizer;
  /** Signed; in the links by which the call is moved and cancelled. */
  token: string;
  visitor: { name: string; email: string };
  role: string | undefined;
  now: Date;
}

/** Who ended a call: a mail to the visitor does not thank them for what they did not do. */
export type ChangedBy = 'visitor' | 'sales';

/** Such as: Tuesday 24 November, 15:00 to 15:40. */
export function hoursInWords({ endsAt, startsAt, zone }: Pick<Told, 'startsAt' | 'endsAt' | 'zone'>): string {
  return `${longDay(dayIn(startsAt, zone))}, ${timeIn(startsAt, zone)} to ${timeIn(endsAt, zone)}`;
}

/** The mails about a call: to the visitor and to sales, each with the file that puts it in a calendar or takes it out. */
export function createBookingMails({ backendUrl, organizer, role, token, visitor, now }: MailsOptions) {
  const link = (path: string) => `${backendUrl}${path}?t=${token}`;
  const name = greetingName(visitor.name);

  function calendar(call: Told, method: Parameters<typeof calendarOf>[1]): string {
    return calendarOf(
      {
        ...call,
        saidAt: now,
        summary: name ? `Call: ${organizer.name}, ${name}` : `Call: ${organizer.name}`,
        description: `With ${withRole(call.host, role)}.\nMove or cancel: ${link(bookingPaths.movePage)}`,
        organizer,
        attendee: { email: visitor.email, name: name ?? visitor.email },
      },
      method,
    );
  }

  function factsOf(call: Told, who: readonly MailFact[] = []): MailPart {
    return {
      kind: 'facts',
      facts: [
        ...who,
        ['When', hoursInWords(call)],
        ['Zone', zoneWords(call.startsAt, call.zone)],
        ['Ours', `${timeIn(call.startsAt, 'UTC')} UTC`],
        ['With', withRole(call.host, role)],
        call.room ? ['Where', call.room, call.room] : ['Where', bookingTexts.where(false)],
      ],
    };
  }

  function toVisitor(kind: string, call: Told, content: Pick<MailContent, 'subject' | 'heading'>, text: string) {
    return mailOf(kind, 'visitor', calendar(call, 'REQUEST'), {
      ...content,
      preheader: `${timeIn(call.startsAt, call.zone)} in ${call.zone}, with ${call.host}`,
      mark: 'solid',
      parts: [
        { kind: 'text', text },
        factsOf(call),
        { kind: 'button', label: 'Move it', href: link(bookingPaths.movePage), tone: 'ink' },
        { kind: 'links', links: [{ label: 'Cancel the call', href: link(bookingPaths.cancelPage) }] },
      ],
      foot: ['This email is about a call that was booked with this address. It is not a newsletter.'],
    });
  }

  function toSales(kind: string, call: Told, heading: string, isOver: boolean, parts: MailPart[] = []) {
    return mailOf(kind, 'sales', calendar(call, isOver ? 'CANCEL' : 'REQUEST'), {
      subject: `${heading}: ${short(call)}`,
      preheader: `${visitor.name}, with ${call.host}`,
      heading,
      mark: isOver ? 'dashed' : 'solid',
      parts: [
        factsOf(call, [
          ['Who', visitor.name],
          ['Email', visitor.email],
        ]),
        ...parts,
      ],
      foot: ['Sent to sales by the website. Answer this email, and the visitor gets it.'],
    });
  }

  return {
    /** To keep, without asking anybody. */
    file: (call: Told): string => calendar(call, 'PUBLISH'),
    booked: (call: Told): BookingMail[] => [
      toVisitor(
        'booking-confirmed',
        call,
        { subject: `Your call: ${short(call)}`, heading: name ? `In the book, ${name}` : 'In the book' },
        'The calendar file is attached. Bring the one thing that must never go missing.',
      ),
      toSales('booking-booked', call, 'A call is booked', false),
    ],
    moved: (call: Told, before: Pick<Told, 'startsAt' | 'endsAt'>, by: ChangedBy): BookingMail[] => {
      const was = `It was ${hoursInWords({ ...before, zone: call.zone })}.`;
      const sorry =
        by === 'sales' ? ' We are sorry for it: choose another hour below where this one does not suit you.' : '';
      return [
        toVisitor(
          'booking-moved',
          call,
          {
            subject: `Moved to ${short(call)}`,
            heading: by === 'sales' ? 'We had to move your call' : 'Your call is moved',
          },
          `${was}${sorry} The calendar file replaces the earlier one.`,
        ),
        toSales('booking-changed', call, 'A call is moved', false, [{ kind: 'text', text: was }]),
      ];
    },
    cancelled: (call: Told, by: ChangedBy): BookingMail[] => [
      mailOf('booking-cancelled', 'visitor', calendar(call, 'CANCEL'), {
        subject: `Cancelled: ${short(call)}`,
        preheader: 'The attached file takes it out of your calendar',
        heading: by === 'sales' ? 'We had to cancel your call' : 'Your call is cancelled',
        mark: 'dashed',
        parts: [
          {
            kind: 'text',
            text:
              by === 'sales'
                ? `${hoursInWords(call)}, cannot take place, and we are sorry for it. The attached file takes it out of your calendar.`
                : `${hoursInWords(call)}, is free again. The attached file takes it out of your calendar.`,
          },
          {
            kind: 'button',
            label: 'Book another hour',
            href: `${backendUrl}${bookingPaths.bookPage}`,
            tone: 'ink',
          },
        ],
        foot: ['This email is about a call that was booked with this address. It is not a newsletter.'],
      }),
      toSales('booking-changed', call, 'A call is cancelled', true),
    ],
  };
}

function mailOf(kind: string, to: BookingMail['to'], calendar: string, content: MailContent): BookingMail {
  return { kind, to, calendar, content };
}

function short({ startsAt, zone }: Pick<Told, 'startsAt' | 'zone'>): string {
  return `${shortDay(dayIn(startsAt, zone))}, ${timeIn(startsAt, zone)}`;
}
