import type { BookingChanged, BookingSuccess, HoldSuccess } from '@frontage/contract/booking/bookingAnswers.ts';
import { bookingFields, cancelFields, holdFields, moveFields } from '@frontage/contract/booking/bookingRequest.ts';
import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { offersFor } from '@frontage/contract/booking/offers.ts';
import { dayIn, isTimeZone, timeIn } from '@frontage/contract/booking/time.ts';
import { requestEnvelope } from '@frontage/contract/contact/contactRequest.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { tokenField } from '@frontage/contract/contact/letterMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '../contact/acceptForms.ts';
import { answerRefusal, foreignOrigin, prefersHtml } from '../contact/answer.ts';
import { fillForm } from '../contact/fillForm.ts';
import { type FormDoorOptions, type FormEnd, type FormPost, openFormDoor } from '../contact/formDoor.ts';
import type { Handles } from '../contact/handles.ts';
import { parseFields } from '../contact/parseFields.ts';
import type { Fields } from '../contact/readFields.ts';
import { networkOf } from '../guards/rate.ts';
import { detailOf, type Refusal } from '../guards/refusal.ts';
import { openPageTexts } from '../static/pageTexts.ts';
import type { AnswerPage } from '../static/servePages.ts';
import type { BookingStore } from './BookingStore.ts';
import { createBook, freeDesk, timesOf } from './book.ts';
import { bookingPages, factsOf } from './bookingPages.ts';
import { createBookingTokens } from './bookingTokens.ts';
import { createChange } from './change.ts';
import { fillBooking } from './fillBooking.ts';
import type { Holds } from './holds.ts';
import { createSlotsView } from './slotsView.ts';

export interface BookingOptions extends FormDoorOptions {
  store: BookingStore;
  holds: Holds;
  handles: Handles;
  secret: string;
  backendUrl: string;
  answerPage: AnswerPage;
  now: () => Date;
}

const holdsPer10Minutes = 100;
const over: Refusal = { status: 410, message: bookingTexts.over };

/** Booking a call: free hours, a hold, the request, and its changes by signed links. */
export async function booking(app: FastifyInstance, options: BookingOptions): Promise<void> {
  const { backendUrl, holds, now, releases, secret, store } = options;
  const tokens = createBookingTokens(secret);
  const view = createSlotsView({ store, holds, now });
  const book = createBook({ ...options, tokens });
  const change = createChange({ store, holds, tokens, backendUrl, now });
  const pageText = openPageTexts(releases);
  await acceptForms(app);
  const door = openFormDoor(app, options);
  // Whoever compares hours holds one after the other.
  const holdDoor = openFormDoor(app, { ...options, requestsPer10Minutes: holdsPer10Minutes });
  bookingPages(app, { ...options, view, change, pageText });

  app.post(bookingPaths.booking, (request, reply) => door(request, reply, takeBooking));
  app.post(bookingPaths.move, (request, reply) => door(request, reply, takeMove));
  app.post(bookingPaths.cancel, (request, reply) => door(request, reply, takeCancel));
  app.post(bookingPaths.hold, (request, reply) =>
    holdDoor(request, reply, (post) => takeHold(post, networkOf(request.ip))),
  );

  async function takeBooking({ fields, key, trap }: FormPost): Promise<FormEnd> {
    const parsed = parseFields(bookingFields, fields);
    if ('refusal' in parsed) return refused(bookingPaths.bookPage, fields, parsed.refusal);
    const envelope = parseFields(requestEnvelope, fields);
    if ('refusal' in envelope) return refused(bookingPaths.bookPage, fields, envelope.refusal);
    const candidate = { fields: parsed.value, envelope: envelope.value, idempotencyKey: key, doubt: trap.doubt };
    const booked = await book(candidate);
    if (booked.outcome === 'taken') return taken(bookingPaths.bookPage, fields, parsed.value);
    if ('refusal' in booked) return refused(bookingPaths.bookPage, fields, booked.refusal, booked.outcome);
    const confirmed = `${bookingPaths.confirmedPage}?${tokenField}=${booked.token}`;
    const success: BookingSuccess = {
      success: true,
      message: bookingTexts.booked,
      data: { ...booked.handles, confirmed },
    };
    return ended(booked.outcome, success);
  }

  async function takeMove({ fields }: FormPost): Promise<FormEnd> {
    const parsed = parseFields(moveFields, fields);
    if ('refusal' in parsed) return refused(bookingPaths.movePage, fields, parsed.refusal);
    const { hold, start, t, zone } = parsed.value;
    const { outcome } = await change.move(t, start, zone, hold);
    if (outcome === 'over') return refused(bookingPaths.overPage, fields, over, outcome);
    if (outcome === 'taken') return taken(bookingPaths.movePage, fields, parsed.value);
    const confirmed = `${bookingPaths.confirmedPage}?${tokenField}=${t}`;
    const success: BookingChanged = { success: true, message: bookingTexts.moved, data: { confirmed } };
    return ended(outcome, success);
  }

  async function takeCancel({ fields }: FormPost): Promise<FormEnd> {
    const parsed = parseFields(cancelFields, fields);
    if ('refusal' in parsed) return refused(bookingPaths.overPage, fields, over, 'not ours');
    const { outcome } = await change.cancel(parsed.value.t);
    if (outcome === 'over') return refused(bookingPaths.overPage, fields, over, outcome);
    const confirmed = `${bookingPaths.cancelledPage}?${tokenField}=${parsed.value.t}`;
    const success: BookingChanged = { success: true, message: bookingTexts.cancelled, data: { confirmed } };
    return ended(outcome, success);
  }

  /** A hold is a courtesy to the page's script: nothing is written, and without one the hour can be booked as well. */
  async function takeHold({ fields }: FormPost, network: string): Promise<FormEnd> {
    const parsed = parseFields(holdFields, fields);
    if ('refusal' in parsed) return parsed;
    const plan = await store.plan();
    const startsAt = new Date(parsed.value.start);
    const desk = await freeDesk(store, plan, startsAt, parsed.value.hold, holds, now());
    if (!desk) return { outcome: 'taken', refusal: takenRefusal };
    holds.release(parsed.value.hold);
    const held = holds.take(timesOf(plan, desk, startsAt), network);
    if (!held) return { outcome: 'not held', refusal: { status: 429, message: bookingTexts.taken } };
    const data = { hold: held.hold, until: held.until.toISOString() };
    const success: HoldSuccess = { success: true, message: bookingTexts.held, data };
    return { outcome: 'held', answer: (_request, reply) => reply.header('Cache-Control', 'no-store').send(success) };
  }

  /** The hour is gone; what was typed stays, and three others are offered. */
  async function taken(
    path: string,
    fields: Fields,
    { start, zone }: { start: string; zone: string },
  ): Promise<FormEnd> {
    const { slots } = await view({ zone, month: dayIn(new Date(start), zone).slice(0, 7) });
    const offers = offersFor(start, slots);
    const title = bookingTexts.takenTitle(timeIn(new Date(start), zone));
    const text = bookingTexts.takenText + (bookingTexts.takenOffers[offers.length] ?? '');
    const end = await refused(path, fields, { ...takenRefusal, notice: { title, text } }, 'taken', offers);
    return end;
  }

  /** Refused: as JSON, or by the page of the form with hours that are free now and all that was typed. */
  async function refused(
    path: string,
    fields: Fields,
    refusal: Refusal,
    outcome = refusal.details?.map(({ context, type }) => `${context.key} ${type}`).join(', ') ?? 'refused',
    offers?: readonly string[],
  ): Promise<FormEnd> {
    const page = pageText(path);
    const html = page && (await filledPage(page.html, path, fields, refusal, offers));
    return {
      outcome,
      answer: (request, reply) => {
        const reading = { raw: { fields, files: [] }, fileFieldsSent: [] };
        if (!prefersHtml(request) || html === undefined)
          return answerRefusal(request, reply, { refusal, reading, releases });
        reply
          .code(refusal.status)
          .headers(page?.headers ?? {})
          .header('Cache-Control', 'no-store');
        return reply.type('text/html; charset=utf-8').send(html);
      },
    };
  }

  async function filledPage(
    html: string,
    path: string,
    fields: Fields,
    refusal: Refusal,
    offers: readonly string[] | undefined,
  ): Promise<string> {
    if (path === bookingPaths.overPage) return html;
    const zone = fields.get('zone')?.[0] ?? '';
    const start = new Date(fields.get('start')?.[0] ?? '');
    const known = isTimeZone(zone) ? zone : undefined;
    const month = known && !Number.isNaN(start.getTime()) ? dayIn(start, known).slice(0, 7) : undefined;
    const token = path === bookingPaths.movePage ? fields.get(tokenField)?.[0] : undefined;
    const found = token === undefined ? undefined : await change.look(token);
    const facts = found && 'booking' in found ? factsOf(found.booking) : undefined;
    const filled = fillBooking(html, { path, slots: await view({ zone: known, month }), offers, token, facts });
    const named = new Map(fields).set(hiddenFields.formId, [
      path === bookingPaths.movePage ? 'booking-move' : formIdOf(fields),
    ]);
    const { details: _, ...withoutDetails } = refusal;
    // What was taken is told above the form, not at a field.
    return fillForm(filled, { fields: named, fileFieldsSent: [], refusal: offers ? withoutDetails : refusal });
  }
}

const takenRefusal: Refusal = {
  status: 409,
  message: bookingTexts.taken,
  details: [detailOf('start', bookingTexts.taken, 'taken')],
};

function formIdOf(fields: Fields): string {
  return fields.get(hiddenFields.formId)?.[0] ?? 'booking';
}

/** With script the answer itself, without the way to the page that says it, so that a reload sends nothing. */
function ended(outcome: string, success: BookingSuccess | BookingChanged): FormEnd {
  return {
    outcome,
    answer: (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('Cache-Control', 'no-store');
      if (!prefersHtml(request)) return reply.send(success);
      return reply.redirect(`${foreignOrigin(request)}${success.data.confirmed}`, 303);
    },
  };
}
