import { spanIn, zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { cityOfZone, onOurClock } from '@frontage/contract/booking/ourClock.ts';
import { dayIn, longDay, shortDay, timeIn } from '@frontage/contract/booking/time.ts';
import { type Language, usualLanguage } from '@frontage/contract/language.ts';
import { type Said, sayInOwnWords, sayingsOf } from '@frontage/contract/mails/said.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { pathBeside } from '@frontage/contract/spokenPaths.ts';
import type { MailContent, MailFact, MailPart } from '../delivery/mails/MailContent.ts';
import { greetingName } from '../delivery/mails/requestFacts.ts';
import type { CallPlan } from './CallPlan.ts';
import { calendarOf } from './calendar.ts';
import { withRole } from './findFreeHours.ts';
import { type BookingMail, type CallVisitor, type Organizer, ourClockOf, type StoredBooking } from './StoredBooking.ts';

const callTexts = sayingsOf('call');
const houseTexts = sayingsOf('salesCall');
const salesTexts = sayingsOf('sales');

type Told = Pick<StoredBooking, 'startsAt' | 'endsAt' | 'host' | 'room' | 'zone' | 'uid' | 'sequence'>;

interface MailsOptions {
  backendUrl: string;
  organizer: Organizer;
  /** The signed token in the links that move and cancel the call. */
  token: string;
  visitor: CallVisitor;
  plan: Pick<CallPlan, 'desks'>;
  /** Who takes the call: by their clock. */
  host: string;
  now: Date;
}

/** The side that changed a call: an email must not thank visitors for what they did not do. */
export type ChangedBy = 'visitor' | 'sales';

/** For example: Tuesday 24 November, 15:00 to 15:40. */
export function hoursInWords(
  { endsAt, startsAt, zone }: Pick<Told, 'startsAt' | 'endsAt' | 'zone'>,
  language: Language = usualLanguage,
): string {
  return `${longDay(dayIn(startsAt, zone), language)}, ${spanIn(startsAt, endsAt, zone, language)}`;
}

/**
 * The emails about a call, to the visitor and to sales. Each has the file that puts the call in a calendar or takes it
 * out.
 */
export function createBookingMails({ backendUrl, host, organizer, plan, token, visitor, now }: MailsOptions) {
  const ours = ourClockOf(plan, organizer, host);
  const role = plan.desks.find((desk) => desk.host === host)?.role;
  const link = (path: string) => `${backendUrl}${pathBeside(visitor.page, path, organizer.languages)}?t=${token}`;
  const name = greetingName(visitor.name);
  const { language } = organizer;
  const theirs = organizer.at?.(visitor.page) ?? organizer;
  const write = (said: Said) => sayInOwnWords(said, theirs.words);
  // What somebody does is said in the default language alone.
  const isTheirs = theirs.language === language;
  const hostOf = ({ host }: Told, isSaid = isTheirs) => withRole(host, isSaid ? role : undefined);

  const mailOf = (
    kind: string,
    to: BookingMail['to'],
    calendar: string | undefined,
    content: MailContent,
  ): BookingMail => ({
    kind,
    to,
    page: visitor.page,
    calendar,
    content,
  });

  function calendar(call: Told, method: Parameters<typeof calendarOf>[1]): string {
    return calendarOf(
      {
        ...call,
        saidAt: now,
        summary: write(
          name
            ? callTexts.fileTitleTo({ company: organizer.name, name })
            : callTexts.fileTitle({ company: organizer.name }),
        ),
        description: [
          write(callTexts.fileHost({ host: hostOf(call) })),
          write(callTexts.fileLink({ link: link(bookingPaths.movePage) })),
        ].join('\n'),
        organizer,
        attendee: { email: visitor.email, name: name ?? visitor.email },
      },
      method,
    );
  }

  /** For the calendar of sales: who calls and about what, and nothing with which the visitor's call could be changed. */
  function calendarOfSales(call: Told, method: 'REQUEST' | 'CANCEL'): string {
    const { adminUrl, email } = organizer.sales;
    const { company, message } = visitor;
    const request = `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${visitor.leadId}`;
    const writeOurs = (said: Said) => sayInOwnWords(said, organizer.words);
    const lines = [
      writeOurs(callTexts.fileHost({ host: hostOf(call, true) })),
      `${visitor.name} <${visitor.email}>`,
      ...[company, message].filter(Boolean),
      writeOurs(houseTexts.fileLink({ link: request })),
    ];
    return calendarOf(
      {
        ...call,
        saidAt: now,
        summary: writeOurs(houseTexts.fileTitle({ who: [visitor.name, company].filter(Boolean).join(', ') })),
        description: lines.join('\n'),
        organizer,
        attendee: { email, name: call.host },
      },
      method,
    );
  }

  const placeOf = (call: Told, isSaid?: boolean): MailFact[] => [
    [callTexts.host, hostOf(call, isSaid)],
    call.room ? [callTexts.where, call.room, call.room] : [callTexts.where, callTexts.roomFollows],
  ];

  function factsOf(call: Told): MailPart {
    const when: MailFact[] = [
      [callTexts.when, hoursInWords(call, theirs.language)],
      [callTexts.zone, zoneWords(call.startsAt, call.zone)],
      [callTexts.ours, onOurClock({ ...call, ours, language: theirs.language })],
    ];
    return { kind: 'facts', facts: [...when, ...placeOf(call)] };
  }

  /** Sales read their own clock first. */
  function factsOfSales(call: Told): MailPart {
    const theirs = onOurClock({
      ...call,
      zone: ours.zone,
      ours: { zone: call.zone, city: cityOfZone(call.zone) },
      language,
    });
    const when: MailFact[] = [
      [callTexts.when, `${hoursInWords({ ...call, zone: ours.zone }, language)}, ${ours.city}`],
      [callTexts.zone, zoneWords(call.startsAt, ours.zone)],
      [houseTexts.theirs, [theirs, zoneWords(call.startsAt, call.zone)].join('; ')],
    ];
    const who: MailFact[] = [
      [houseTexts.who, visitor.name],
      [salesTexts.email, visitor.email],
    ];
    return { kind: 'facts', facts: [...when, ...who, ...placeOf(call, true)] };
  }

  function toVisitor(kind: string, call: Told, content: Pick<MailContent, 'subject' | 'heading'>, text: Said[]) {
    return mailOf(kind, 'visitor', calendar(call, 'REQUEST'), {
      ...content,
      preheader: callTexts.preheader({
        time: timeIn(call.startsAt, call.zone),
        zone: call.zone,
        host: call.host,
      }),
      mark: 'solid',
      parts: [
        { kind: 'text', text },
        factsOf(call),
        { kind: 'button', label: callTexts.moveIt, href: link(bookingPaths.movePage), tone: 'ink' },
        { kind: 'links', links: [{ label: callTexts.cancelIt, href: link(bookingPaths.cancelPage) }] },
      ],
      foot: [callTexts.foot],
    });
  }

  function toSales(change: 'booked' | 'moved' | 'cancelled', call: Told, parts: MailPart[] = []) {
    const isOver = change === 'cancelled';
    const kind = change === 'booked' ? 'booking-booked' : 'booking-changed';
    return mailOf(kind, 'sales', calendarOfSales(call, isOver ? 'CANCEL' : 'REQUEST'), {
      subject: houseTexts[`${change}Subject`]({
        time: `${short({ ...call, zone: ours.zone }, language)}, ${ours.city}`,
      }),
      preheader: houseTexts.preheader({ name: visitor.name, host: call.host }),
      heading: houseTexts[change],
      mark: isOver ? 'dashed' : 'solid',
      parts: [factsOfSales(call), ...parts],
      foot: [salesTexts.foot],
    });
  }

  return {
    /** A calendar file to keep, without an invitation. */
    file: (call: Told): string => calendar(call, 'PUBLISH'),
    booked: (call: Told): BookingMail[] => [
      toVisitor(
        'booking-confirmed',
        call,
        {
          subject: callTexts.bookedSubject({ time: short(call, theirs.language) }),
          heading: name ? callTexts.bookedHeadingTo({ name }) : callTexts.bookedHeading,
        },
        [callTexts.booked],
      ),
      toSales('booked', call),
    ],
    moved: (call: Told, before: Pick<Told, 'startsAt' | 'endsAt'>, by: ChangedBy): BookingMail[] => {
      const wasIn = (zone: string, said = language) =>
        callTexts.was({ hours: hoursInWords({ ...before, zone }, said) });
      return [
        toVisitor(
          'booking-moved',
          call,
          {
            subject: callTexts.movedSubject({ time: short(call, theirs.language) }),
            heading: by === 'sales' ? callTexts.movedByUsHeading : callTexts.movedHeading,
          },
          [wasIn(call.zone, theirs.language), ...(by === 'sales' ? [callTexts.movedByUs] : []), callTexts.moved],
        ),
        toSales('moved', call, [{ kind: 'text', text: [wasIn(ours.zone)] }]),
      ];
    },
    /** Asks sales what holds: the call as the visitor knows it, or what its person did with it in the calendar. */
    changedInCalendar: (call: Told & { id: number }, startsAt: Date | undefined): BookingMail => {
      const time = `${short({ ...call, zone: ours.zone }, language)}, ${ours.city}`;
      const { adminUrl } = organizer.sales;
      const href = `${adminUrl.replace(/\/$/, '')}/admin/collections/bookings/${call.id}`;
      const endsAt = startsAt && new Date(startsAt.getTime() + call.endsAt.getTime() - call.startsAt.getTime());
      const hours = startsAt && endsAt && hoursInWords({ startsAt, endsAt, zone: ours.zone }, language);
      return mailOf('booking-in-calendar', 'sales', undefined, {
        subject: (hours ? houseTexts.inCalendarMovedSubject : houseTexts.inCalendarRemovedSubject)({ time }),
        preheader: houseTexts.preheader({ name: visitor.name, host: call.host }),
        heading: (hours ? houseTexts.inCalendarMoved : houseTexts.inCalendarRemoved)({ host: call.host }),
        mark: 'dashed',
        parts: [
          {
            kind: 'text',
            text: [
              ...(hours ? [houseTexts.inCalendarNow({ hours: `${hours}, ${ours.city}` })] : []),
              houseTexts.inCalendarAsk,
            ],
          },
          factsOfSales(call),
          { kind: 'button', label: houseTexts.inCalendarOpen, href, tone: 'ink' },
        ],
        foot: [salesTexts.foot],
      });
    },
    cancelled: (call: Told, by: ChangedBy): BookingMail[] => [
      mailOf('booking-cancelled', 'visitor', calendar(call, 'CANCEL'), {
        subject: callTexts.cancelledSubject({ time: short(call, theirs.language) }),
        preheader: callTexts.cancelledPreheader,
        heading: by === 'sales' ? callTexts.cancelledByUsHeading : callTexts.cancelledHeading,
        mark: 'dashed',
        parts: [
          {
            kind: 'text',
            text: [
              (by === 'sales' ? callTexts.cancelledByUs : callTexts.cancelled)({
                hours: hoursInWords(call, theirs.language),
              }),
              callTexts.calendarFile,
            ],
          },
          {
            kind: 'button',
            label: callTexts.another,
            href: `${backendUrl}${theirs.book ?? bookingPaths.bookPage}`,
            tone: 'ink',
          },
        ],
        foot: [callTexts.foot],
      }),
      toSales('cancelled', call),
    ],
  };
}

function short({ startsAt, zone }: Pick<Told, 'startsAt' | 'zone'>, language?: Language): string {
  return `${shortDay(dayIn(startsAt, zone), language)}, ${timeIn(startsAt, zone)}`;
}
