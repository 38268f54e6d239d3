import { spanIn, zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { cityOfZone, onOurClock } from '@frontage/contract/booking/ourClock.ts';
import { dayIn, longDay, shortDay, timeIn } from '@frontage/contract/booking/time.ts';
import { type Language, usualLanguage } from '@frontage/contract/language.ts';
import { type Said, sayInOwnWords, sayingsOf } from '@frontage/contract/mails/said.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { pathBeside, spokenPath } from '@frontage/contract/spokenPaths.ts';
import { button, facts, type MailContent, type MailFact, type MailPart, text } from '../delivery/mails/MailContent.ts';
import { greetingName } from '../delivery/mails/requestFacts.ts';
import type { Bookings } from './Bookings.ts';
import type { CallPlan } from './CallPlan.ts';
import { calendarOf } from './calendar.ts';
import { withRole } from './findFreeHours.ts';
import { type BookingMail, type CallVisitor, type Organizer, ourClockOf, type StoredBooking } from './StoredBooking.ts';

const callTexts = sayingsOf('call');
const houseTexts = sayingsOf('salesCall');
const salesTexts = sayingsOf('sales');

type Told = Pick<StoredBooking, 'startsAt' | 'endsAt' | 'host' | 'room' | 'zone' | 'uid' | 'sequence'>;

interface AboutCall {
  organizer: Organizer;
  /** The signed token in the links that move and cancel the call. */
  token: string;
  visitor: CallVisitor;
  plan: Pick<CallPlan, 'desks'>;
  /** Who takes the call: by their clock. */
  host: string;
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
export function createBookingMails(
  { backendUrl, now }: Pick<Bookings, 'backendUrl' | 'now'>,
  { host, organizer, plan, token, visitor }: AboutCall,
) {
  const { sender } = organizer.company;
  const { companyName: company, language } = sender;
  const inviting = { name: company, email: organizer.email };
  const ours = ourClockOf(plan, organizer.company.promises, host);
  const role = plan.desks.find((desk) => desk.host === host)?.role;
  const link = (path: string) => `${backendUrl}${pathBeside(visitor.page, path, sender.languages)}?t=${token}`;
  const name = greetingName(visitor.name);
  const { sales } = organizer;
  const theirs = organizer.company.at(visitor.page).sender;
  // What somebody does is said in the default language alone.
  const isTheirs = theirs.language === language;
  const hostOf = ({ host }: Told, isSaid = isTheirs) => withRole(host, isSaid ? role : undefined);
  const timeOfSales = (call: Told) => `${short({ ...call, zone: ours.zone }, language)}, ${ours.city}`;

  function calendar(call: Told, method: Parameters<typeof calendarOf>[1]): string {
    const write = (said: Said) => sayInOwnWords(said, theirs.words);
    const summary = write(name ? callTexts.fileTitleTo({ company, name }) : callTexts.fileTitle({ company }));
    const host = callTexts.fileHost({ host: hostOf(call) });
    const description = [host, callTexts.fileLink({ link: link(bookingPaths.movePage) })].map(write).join('\n');
    const attendee = { email: visitor.email, name: name ?? visitor.email };
    return calendarOf({ ...call, saidAt: now(), summary, description, organizer: inviting, attendee }, method);
  }

  /** For the calendar of sales: who calls and about what, and nothing with which the visitor's call could be changed. */
  function calendarOfSales(call: Told, method: 'REQUEST' | 'CANCEL'): string {
    const write = (said: Said) => sayInOwnWords(said, sender.words);
    const { company, email, message, name } = visitor;
    const description = [
      write(callTexts.fileHost({ host: hostOf(call, true) })),
      `${name} <${email}>`,
      ...[company, message].filter(Boolean),
      write(houseTexts.fileLink({ link: `${sales.adminUrl}/admin/collections/leads/${visitor.leadId}` })),
    ].join('\n');
    const summary = write(houseTexts.fileTitle({ who: [name, company].filter(Boolean).join(', ') }));
    const attendee = { email: sales.email, name: call.host };
    return calendarOf({ ...call, saidAt: now(), summary, description, organizer: inviting, attendee }, method);
  }

  const placeOf = (call: Told, isSaid?: boolean): MailFact[] => [
    [callTexts.host, hostOf(call, isSaid)],
    call.room ? [callTexts.where, call.room, call.room] : [callTexts.where, callTexts.roomFollows],
  ];

  /** Sales read their own clock first. */
  function factsOfSales(call: Told): MailPart {
    const clock = { zone: call.zone, city: cityOfZone(call.zone) };
    const theirs = onOurClock({ ...call, zone: ours.zone, ours: clock, language });
    return facts(
      [callTexts.when, `${hoursInWords({ ...call, zone: ours.zone }, language)}, ${ours.city}`],
      [callTexts.zone, zoneWords(call.startsAt, ours.zone)],
      [houseTexts.theirs, [theirs, zoneWords(call.startsAt, call.zone)].join('; ')],
      [houseTexts.who, visitor.name],
      [salesTexts.email, visitor.email],
      ...placeOf(call, true),
    );
  }

  function toVisitor(kind: string, call: Told, content: Pick<MailContent, 'subject' | 'heading'>, said: Said[]) {
    const { host, startsAt, zone } = call;
    const whole: MailContent = {
      ...content,
      preheader: callTexts.preheader({ time: timeIn(startsAt, zone), zone, host }),
      mark: 'solid',
      parts: [
        text(...said),
        facts(
          [callTexts.when, hoursInWords(call, theirs.language)],
          [callTexts.zone, zoneWords(startsAt, zone)],
          [callTexts.ours, onOurClock({ ...call, ours, language: theirs.language })],
          ...placeOf(call),
        ),
        button(callTexts.moveIt, link(bookingPaths.movePage)),
        { kind: 'links', links: [{ label: callTexts.cancelIt, href: link(bookingPaths.cancelPage) }] },
      ],
      foot: [callTexts.foot],
    };
    return { kind, to: 'visitor', calendar: calendar(call, 'REQUEST'), content: whole } as const;
  }

  function toSales(change: 'booked' | 'moved' | 'cancelled', call: Told, ...more: MailPart[]) {
    const isOver = change === 'cancelled';
    const content: MailContent = {
      subject: houseTexts[`${change}Subject`]({ time: timeOfSales(call) }),
      preheader: houseTexts.preheader({ name: visitor.name, host: call.host }),
      heading: houseTexts[change],
      mark: isOver ? 'dashed' : 'solid',
      parts: [factsOfSales(call), ...more],
      foot: [salesTexts.foot],
    };
    const kind = change === 'booked' ? 'booking-booked' : 'booking-changed';
    const file = calendarOfSales(call, isOver ? 'CANCEL' : 'REQUEST');
    return { kind, to: 'sales', calendar: file, content } as const;
  }

  return {
    /** A calendar file to keep, without an invitation. */
    file: (call: Told): string => calendar(call, 'PUBLISH'),
    booked(call: Told): BookingMail[] {
      const subject = callTexts.bookedSubject({ time: short(call, theirs.language) });
      const heading = name ? callTexts.bookedHeadingTo({ name }) : callTexts.bookedHeading;
      const said = [callTexts.booked];
      return [toVisitor('booking-confirmed', call, { subject, heading }, said), toSales('booked', call)];
    },
    moved(call: Told, before: Pick<Told, 'startsAt' | 'endsAt'>, by: ChangedBy): BookingMail[] {
      const wasIn = (zone: string, said = language) =>
        callTexts.was({ hours: hoursInWords({ ...before, zone }, said) });
      const isOurs = by === 'sales';
      const subject = callTexts.movedSubject({ time: short(call, theirs.language) });
      const heading = isOurs ? callTexts.movedByUsHeading : callTexts.movedHeading;
      const said = [wasIn(call.zone, theirs.language), ...(isOurs ? [callTexts.movedByUs] : []), callTexts.moved];
      return [
        toVisitor('booking-moved', call, { subject, heading }, said),
        toSales('moved', call, text(wasIn(ours.zone))),
      ];
    },
    /** Asks sales what holds: the call as the visitor knows it, or what its person did with it in the calendar. */
    changedInCalendar(call: Told & { id: number }, startsAt: Date | undefined): BookingMail {
      const endsAt = startsAt && new Date(startsAt.getTime() + call.endsAt.getTime() - call.startsAt.getTime());
      const hours = startsAt && endsAt && hoursInWords({ startsAt, endsAt, zone: ours.zone }, language);
      const now = hours ? [houseTexts.inCalendarNow({ hours: `${hours}, ${ours.city}` })] : [];
      const content: MailContent = {
        subject: (hours ? houseTexts.inCalendarMovedSubject : houseTexts.inCalendarRemovedSubject)({
          time: timeOfSales(call),
        }),
        preheader: houseTexts.preheader({ name: visitor.name, host: call.host }),
        heading: (hours ? houseTexts.inCalendarMoved : houseTexts.inCalendarRemoved)({ host: call.host }),
        mark: 'dashed',
        parts: [
          text(...now, houseTexts.inCalendarAsk),
          factsOfSales(call),
          button(houseTexts.inCalendarOpen, `${sales.adminUrl}/admin/collections/bookings/${call.id}`),
        ],
        foot: [salesTexts.foot],
      };
      return { kind: 'booking-in-calendar', to: 'sales', content };
    },
    cancelled(call: Told, by: ChangedBy): BookingMail[] {
      const isOurs = by === 'sales';
      const hours = hoursInWords(call, theirs.language);
      const content: MailContent = {
        subject: callTexts.cancelledSubject({ time: short(call, theirs.language) }),
        preheader: callTexts.cancelledPreheader,
        heading: isOurs ? callTexts.cancelledByUsHeading : callTexts.cancelledHeading,
        mark: 'dashed',
        parts: [
          text((isOurs ? callTexts.cancelledByUs : callTexts.cancelled)({ hours }), callTexts.calendarFile),
          button(
            callTexts.another,
            `${backendUrl}${organizer.book?.get(theirs.language) ?? spokenPath(bookingPaths.bookPage, sender.languages)}`,
          ),
        ],
        foot: [callTexts.foot],
      };
      const file = calendar(call, 'CANCEL');
      return [{ kind: 'booking-cancelled', to: 'visitor', calendar: file, content }, toSales('cancelled', call)];
    },
  };
}

function short({ startsAt, zone }: Pick<Told, 'startsAt' | 'zone'>, language?: Language): string {
  return `${shortDay(dayIn(startsAt, zone), language)}, ${timeIn(startsAt, zone)}`;
}
