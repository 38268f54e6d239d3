import type { BookingChanged, BookingSuccess, HoldSuccess } from '@frontage/contract/booking/bookingAnswers.ts';
import { cancelFields, holdFields, moveFields } from '@frontage/contract/booking/bookingRequest.ts';
import { visitorCalls } from '@frontage/contract/calls.ts';
import { callAnswers } from '@frontage/contract/contact/messages.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { naming, saySite } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foreignOrigin, handlesCookie, pathAfter, prefersHtml } from '../forms/answer.ts';
import { acceptForms, type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from '../forms/formDoor.ts';
import type { Handles } from '../forms/handles.ts';
import { parseFields } from '../forms/parseFields.ts';
import { readRequest } from '../forms/parseRequest.ts';
import type { Fields } from '../forms/readFields.ts';
import { speakAt } from '../forms/readSiteWords.ts';
import type { MayMail } from '../guards/recipients.ts';
import type { Refusal } from '../guards/refusal.ts';
import { serveCall } from '../http/serveCall.ts';
import { networkOf } from '../network/networkOf.ts';
import type { AnswerPage } from '../staticFiles/servePages.ts';
import type { Bookings } from './Bookings.ts';
import { createBook } from './book.ts';
import { createBookingRefusals, takenRefusal } from './bookingRefusals.ts';
import { cancelCall, moveCall } from './change.ts';
import { askForHour, timesOf, withRole } from './findFreeHours.ts';
import { serveBookingPages } from './serveBookingPages.ts';

interface BookingOptions extends FormDoorOptions, Bookings {
  handles: Handles;
  mayMail: MayMail;
  answerPage: AnswerPage;
}

const holdsPer10Minutes = 100;
const over: Refusal = { status: 410, code: 'closed', message: naming('over') };

/** Booking a call: free hours, a hold, the request, and changes by signed links. */
export async function serveBooking(app: FastifyInstance, options: BookingOptions): Promise<void> {
  const { holds, now, store } = options;
  const book = createBook(options);
  const { refused, taken } = createBookingRefusals(options);
  await acceptForms(app);
  const door = openFormDoor('booking', options);
  // A visitor who compares hours holds several in a row.
  const holdDoor = openFormDoor('hold', { ...options, flood: undefined, requestsPer10Minutes: holdsPer10Minutes });
  serveBookingPages(app, options);

  serveCall(app, visitorCalls.bookCall, (request, reply) => {
    const carried = handlesCookie.read(request);
    return door(request, reply, (post) => takeBooking(post, carried && options.handles.leadOf(carried.handles)));
  });
  serveCall(app, visitorCalls.moveCall, (request, reply) => door(request, reply, takeMove));
  serveCall(app, visitorCalls.cancelCall, (request, reply) => door(request, reply, takeCancel));
  serveCall(app, visitorCalls.bookingHold, (request, reply) =>
    holdDoor(request, reply, (post) => takeHold(post, networkOf(request.ip))),
  );

  /** `continues`: the id of the request by whose form the visitor came here. */
  async function takeBooking(
    { key, raw, requestId, suspicion }: FormPost,
    continues: number | undefined,
  ): Promise<FormEnd> {
    const { fields } = raw;
    const read = readRequest(formTable.booking.schema, raw);
    if (!read.ok) return refused(bookingPaths.bookPage, fields, read.refusal);
    const { rest, value } = read;
    const arrival = { idempotencyKey: key, requestId, suspicion };
    const booked = await book({ fields: value, envelope: rest.envelope, continues, ...arrival });
    if (booked.outcome === 'taken') return taken(bookingPaths.bookPage, fields, value);
    if ('refusal' in booked) return refused(bookingPaths.bookPage, fields, booked.refusal, booked.outcome);
    const confirmed = await leadOn(fields, bookingPaths.confirmedPage, booked.given.token);
    const data = { ...booked.given.handles, confirmed };
    const success: BookingSuccess = { success: true, message: callAnswers.booked, data };
    // Whoever books next in this browser may be somebody else.
    return ended(booked.outcome, success, (...to) => handlesCookie.clear(...to, bookingPaths.booking));
  }

  async function takeMove({ raw }: FormPost): Promise<FormEnd> {
    const { fields } = raw;
    const parsed = parseFields(moveFields, raw);
    if ('refusal' in parsed) return refused(bookingPaths.movePage, fields, parsed.refusal);
    const { hold, start, t, zone } = parsed.value;
    const { outcome } = await moveCall(options, t, start, { zone, hold });
    if (outcome === 'over') return refused(bookingPaths.overPage, fields, over, outcome);
    if (outcome === 'taken') return taken(bookingPaths.movePage, fields, parsed.value);
    const confirmed = await leadOn(fields, bookingPaths.confirmedPage, t);
    const success: BookingChanged = { success: true, message: callAnswers.moved, data: { confirmed } };
    return ended(outcome, success);
  }

  async function takeCancel({ raw }: FormPost): Promise<FormEnd> {
    const { fields } = raw;
    const parsed = parseFields(cancelFields, raw);
    if ('refusal' in parsed) return refused(bookingPaths.overPage, fields, over, 'not ours');
    const { outcome } = await cancelCall(options, parsed.value.t);
    if (outcome === 'over') return refused(bookingPaths.overPage, fields, over, outcome);
    const confirmed = await leadOn(fields, bookingPaths.cancelledPage, parsed.value.t);
    const success: BookingChanged = { success: true, message: callAnswers.cancelled, data: { confirmed } };
    return ended(outcome, success);
  }

  async function leadOn(fields: Fields, plain: string, token: string): Promise<string> {
    return `${await pathAfter(app, fields, plain)}?${tokenField}=${token}`;
  }

  /** A hold is a courtesy to the page's script: it stores no request, and an hour can be booked without one too. */
  async function takeHold({ raw }: FormPost, network: string): Promise<FormEnd> {
    const parsed = parseFields(holdFields, raw);
    if ('refusal' in parsed) return parsed;
    const { findDesk, plan, startsAt } = await askForHour(options, parsed.value.start);
    const desk = await findDesk(store, parsed.value.hold, now());
    if (!desk) return { outcome: 'taken', refusal: takenRefusal };
    await holds.release(parsed.value.hold);
    const site = await app.siteWords();
    const { language, words } = speakAt(site, raw.fields.get('resendUrl')?.[0]);
    const held = await holds.take(timesOf(plan, desk, startsAt), network);
    if (!held) return { outcome: 'taken', refusal: takenRefusal };
    const data = {
      hold: held.hold,
      until: held.until.toISOString(),
      host: withRole(desk.host, language === site.language ? desk.role : undefined),
      where: saySite(words, desk.room === undefined ? 'hour.roomFollows' : 'hour.hasRoom'),
    };
    const success: HoldSuccess = { success: true, message: callAnswers.held, data };
    return { outcome: 'held', answer: (_request, reply) => reply.send(success) };
  }
}

/**
 * With script, the answer is JSON. Without, it redirects to the page that confirms the call, so that a reload sends
 * nothing.
 */
function ended(
  outcome: string,
  success: BookingSuccess | BookingChanged,
  prepare?: (request: FastifyRequest, reply: FastifyReply) => void,
): FormEnd {
  return {
    outcome,
    answer: (request: FastifyRequest, reply: FastifyReply) => {
      prepare?.(request, reply);
      if (!prefersHtml(request)) return reply.send(success);
      return reply.redirect(`${foreignOrigin(request)}${success.data.confirmed}`, 303);
    },
  };
}
