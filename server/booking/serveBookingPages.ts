import { slotsQuery, startField } from '@frontage/contract/booking/bookingRequest.ts';
import { visitorCalls } from '@frontage/contract/calls.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { pathBeside, spokenPath } from '@frontage/contract/spokenPaths.ts';
import type { BookingVisit } from '@frontage/contract/visit.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Drawer, sendDrawn, sendOwn } from '../drawing/Drawer.ts';
import { createRateGuard } from '../guards/rate.ts';
import { failureOf } from '../guards/refusal.ts';
import {
  type AnswerOwnPage,
  type PlainPage,
  sendPlain,
  serveOwnPage,
  tokenOf,
  tooManyPage,
} from '../http/plainPage.ts';
import { serveCall } from '../http/serveCall.ts';
import type { ServedAt } from '../http/servedAt.ts';
import type { Limits } from '../limits/limits.ts';
import type { AnswerPage } from '../staticFiles/servePages.ts';
import type { Bookings } from './Bookings.ts';
import { createBookingMails } from './bookingMails.ts';
import { type Look, lookAtCall } from './change.ts';
import { ourClockOf, type StoredBooking, unknownVisitor } from './StoredBooking.ts';
import { type ViewWanted, viewSlots } from './slotsView.ts';

interface BookingPagesOptions extends Bookings {
  limits: Limits;
  draw: Drawer;
  answerPage: AnswerPage;
  servedAt: Pick<ServedAt, 'stamp'>;
}

/** What each field of `GET /booking/slots` must be. */
const slotsWords: Record<string, string> = {
  month: 'month must be a month such as 2026-11.',
  zone: 'zone must be the name of a time zone such as Europe/Amsterdam.',
  hold: 'hold must be the name of a hold.',
};

/** Requests of one network address in ten minutes, for pages and hours together. */
const questionsPer10Minutes = 600;

/** The pages of booking, with the hours that are free now, and `GET /booking/slots`. Opening one changes nothing. */
export function serveBookingPages(app: FastifyInstance, options: BookingPagesOptions): void {
  const { answerPage, draw } = options;
  const checkRate = createRateGuard(options.limits, { name: 'booking-pages', most: questionsPer10Minutes });

  serveCall(app, visitorCalls.bookingSlots, async (request, reply) => {
    const refusal = await checkRate(request);
    if (refusal) {
      reply.code(429).header('Retry-After', String(refusal.retryAfterS));
      return reply.send(failureOf(refusal, (await app.siteWords()).words));
    }
    const asked = slotsQuery.safeParse(request.query);
    if (asked.success) return reply.send(await viewSlots(options, asked.data));
    const wrong = new Set(asked.error.issues.map(({ path }) => String(path[0])));
    const message = [...wrong].map((name) => slotsWords[name] ?? `${name} cannot be read.`).join(' ');
    return reply.code(400).send(failureOf({ code: 'invalid', message }));
  });

  const answerHours: AnswerOwnPage = async (request, reply, path) => {
    if (await isTooMuch(request, reply)) return reply;
    const wanted = parseWanted(request);
    const page = await draw(path, { booking: { start: wanted.start, slots: await viewSlots(options, wanted) } });
    // The page of the release loads the hours by script.
    if (!page) return answerPage(request, reply, true);
    options.servedAt.stamp(request, reply);
    return sendDrawn(request, reply, page);
  };
  app.ownPages.hours = answerHours;
  app.get(bookingPaths.bookPage, async (request, reply) => {
    const path = spokenPath(bookingPaths.bookPage, (await app.siteWords()).languages);
    return path === bookingPaths.bookPage ? answerHours(request, reply, path) : answerPage(request, reply);
  });

  serveCallPage(bookingPaths.movePage, async ({ booking, send, sendOver, state, token, wanted }) => {
    if (state !== 'booked') return sendOver(state);
    const slots = await viewSlots(options, { ...wanted, zone: wanted.zone ?? booking.zone });
    return send(bookingPaths.movePage, { token, slots });
  });

  for (const path of [bookingPaths.cancelPage, bookingPaths.confirmedPage, bookingPaths.cancelledPage]) {
    serveCallPage(path, async ({ send, sendOver, state, token }) => {
      if (state === 'cancelled') return send(bookingPaths.cancelledPage, {});
      if (path !== bookingPaths.confirmedPage && state === 'past') return sendOver(state);
      return send(path === bookingPaths.cancelledPage ? bookingPaths.confirmedPage : path, { token });
    });
  }

  serveCallPage(bookingPaths.calendar, async ({ booking, reply, sendOver, state, token }) => {
    if (state === 'cancelled') return sendOver(state);
    return reply
      .headers({
        'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'Content-Disposition': 'attachment; filename="call.ics"',
        'X-Robots-Tag': 'noindex',
      })
      .send(await writeCalendarFile(options, booking, token));
  });

  /** Serves a page about one call, at its address in the language in which it was booked. */
  function serveCallPage(plain: string, answer: (call: CallAsked) => Promise<FastifyReply>): void {
    serveOwnPage(app, plain, async (request, reply, path) => {
      if (await isTooMuch(request, reply)) return reply;
      const token = tokenOf(request);
      const found = await lookAtCall(options, token);
      const { languages } = await app.siteWords();
      const sendOver = async (state: string) => {
        request.outcome = state;
        reply.code(state === 'not ours' ? 404 : 410);
        const page = await draw(pathBeside(path, bookingPaths.overPage, languages), {});
        return sendOwn(request, reply, page, overPage);
      };
      if (found.state === 'not ours') return sendOver(found.state);
      const { booking, state } = found;
      const right = pathBeside(booking.visitor?.page ?? path, plain, languages);
      if (right !== path) return reply.redirect(`${right}?${new URLSearchParams({ [tokenField]: token })}`, 302);
      const send = async (shown: string, visit: Pick<BookingVisit, 'slots' | 'token'>) => {
        const facts = await readFacts(options, booking);
        const page = await draw(pathBeside(path, shown, languages), { booking: { ...visit, facts } });
        return sendOwn(request, reply, page);
      };
      return answer({ booking, reply, send, sendOver, state, token, wanted: parseWanted(request) });
    });
  }

  async function isTooMuch(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const refusal = await checkRate(request);
    if (!refusal) return false;
    reply.code(429).header('Retry-After', String(refusal.retryAfterS));
    await sendPlain(reply, tooManyPage);
    return true;
  }
}

/** One call, for the page that its visitor asks for. */
interface CallAsked {
  booking: StoredBooking;
  state: Exclude<Look['state'], 'not ours'>;
  token: string;
  wanted: ViewWanted;
  reply: FastifyReply;
  send: (shown: string, visit: Pick<BookingVisit, 'slots' | 'token'>) => Promise<FastifyReply>;
  sendOver: (state: string) => Promise<FastifyReply>;
}

const overPage: PlainPage = { title: naming('callOverTitle'), sentences: [naming('callOver')] };

/** The valid part of the address's query. */
function parseWanted({ query }: FastifyRequest): ViewWanted & { start: string | undefined } {
  const { month, zone } = slotsQuery.shape;
  const given = (name: string): unknown => (typeof query === 'object' && query ? Reflect.get(query, name) : undefined);
  const start = startField.safeParse(given('start')).data;
  return { month: month.safeParse(given('month')).data, zone: zone.safeParse(given('zone')).data, start };
}

/** A calendar file of a call to keep, with the links that move and cancel it. */
async function writeCalendarFile(bookings: Bookings, booking: StoredBooking, token: string): Promise<string> {
  const [plan, organizer] = await Promise.all([bookings.store.plan(), bookings.store.organizer()]);
  const { host, visitor = unknownVisitor(organizer) } = booking;
  return createBookingMails(bookings, { organizer, plan, host, token, visitor }).file(booking);
}

/** The facts about a call that its pages show. */
export async function readFacts(
  { store }: Bookings,
  { endsAt, host, room, startsAt, visitor, zone }: StoredBooking,
): Promise<NonNullable<BookingVisit['facts']>> {
  const [plan, organizer] = await Promise.all([store.plan(), store.organizer()]);
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), zone };
  const who = { ours: ourClockOf(plan, organizer.company.promises, host), host, hasRoom: room !== undefined };
  return { ...times, ...who, ...(visitor ? { email: visitor.email } : {}) };
}
