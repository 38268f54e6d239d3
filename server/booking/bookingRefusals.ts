import { startField } from '@frontage/contract/booking/bookingRequest.ts';
import { offersFor } from '@frontage/contract/booking/offers.ts';
import type { SlotsAnswer } from '@frontage/contract/booking/slotsAnswer.ts';
import { dayIn, isTimeZone, timeIn } from '@frontage/contract/booking/time.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { pathBeside } from '@frontage/contract/spokenPaths.ts';
import type { BookingVisit, FormAnswer } from '@frontage/contract/visit.ts';
import { takenIds } from '@frontage/contract/words/bookingTexts.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyRequest } from 'fastify';
import type { DrawnPage } from '../drawing/Drawer.ts';
import { answerRefusal, pathOfForm, prefersHtml } from '../forms/answer.ts';
import type { FormDoorOptions, FormEnd } from '../forms/formDoor.ts';
import type { Fields } from '../forms/readFields.ts';
import { detailOf, outcomeOf, type Refusal } from '../guards/refusal.ts';
import type { Bookings } from './Bookings.ts';
import { lookAtCall } from './change.ts';
import { readFacts } from './serveBookingPages.ts';
import { viewSlots } from './slotsView.ts';

export interface RefusalOptions extends Bookings, Pick<FormDoorOptions, 'draw' | 'tokens'> {}

/** Refuses a booking: as JSON, or with the page of the form and the hours that are free now. */
export function createBookingRefusals(options: RefusalOptions) {
  const { draw, tokens } = options;
  return { refused: refuse, taken: refuseTaken };

  /** Offers three other hours. */
  async function refuseTaken(
    path: string,
    fields: Fields,
    { start, zone }: { start: string; zone: string },
  ): Promise<FormEnd> {
    const { slots } = await viewSlots(options, { zone, month: dayIn(new Date(start), zone).slice(0, 7) });
    const offers = offersFor(start, slots);
    const title = naming('takenTitle', { time: timeIn(new Date(start), zone) });
    const text = naming(takenIds[offers.length] ?? 'takenText');
    return refuse(path, fields, { ...takenRefusal, notice: { title, text } }, 'taken', offers);
  }

  /** Refuses as JSON, or with the page of the form, the hours that are free now and everything that was typed. */
  async function refuse(
    path: string,
    fields: Fields,
    refusal: Refusal,
    outcome = outcomeOf(refusal),
    offers?: string[],
  ): Promise<FormEnd> {
    let asked: Promise<SlotsAnswer> | undefined;
    const slots = () => (asked ??= readSlotsAround(fields));
    const whole = offers ? refusal : await addLostHour(refusal, fields, slots);
    const named = new Map(fields).set(hiddenFields.formId, [formIdOf(path, fields)]);
    const reading = { raw: { fields: named, files: [] }, fileFieldsSent: [] };
    return {
      outcome,
      async answer(request, reply) {
        // On a page, a taken hour is reported above the form, not at a field.
        const isAtField = !offers || !prefersHtml(request);
        const { details: _, ...withoutDetails } = whole;
        const told = isAtField ? whole : withoutDetails;
        const pageOf = (form: FormAnswer) => drawPage(form, request);
        return answerRefusal(request, reply, { refusal: told, reading, tokens, draw, pageOf });
      },
    };

    async function drawPage(form: FormAnswer, request: FastifyRequest): Promise<DrawnPage | undefined> {
      const own = pathOfForm(request, form);
      const shown = pathBeside(own, path, (await request.server.siteWords()).languages);
      if (path === bookingPaths.overPage) return draw(shown, {});
      const visit = { form, booking: await readBookingVisit(path, fields, await slots(), offers) };
      const isAt = path === bookingPaths.bookPage && own;
      return (isAt && (await draw(own, visit))) || draw(shown, visit);
    }
  }

  /**
   * Adds to the faults of other fields that the chosen hour is no longer free, because the page no longer offers it.
   */
  async function addLostHour(refusal: Refusal, fields: Fields, hours: () => Promise<SlotsAnswer>): Promise<Refusal> {
    const [start, zone] = ['start', 'zone'].map((name) => fields.get(name)?.[0]);
    if (!refusal.details || !startField.safeParse(start).success || !isTimeZone(zone ?? '')) return refusal;
    const { slots } = await hours();
    if (slots.some((slot) => slot.start === start && slot.isFree)) return refusal;
    return { ...refusal, details: [...refusal.details, ...(takenRefusal.details ?? [])] };
  }

  /** The hours of the month of the chosen hour, as they are free for this visitor. */
  async function readSlotsAround(fields: Fields): Promise<SlotsAnswer> {
    const [zone = '', chosen = '', hold] = ['zone', 'start', 'hold'].map((name) => fields.get(name)?.[0]);
    const start = new Date(chosen);
    const known = isTimeZone(zone) ? zone : undefined;
    const month = known && !Number.isNaN(start.getTime()) ? dayIn(start, known).slice(0, 7) : undefined;
    return viewSlots(options, { zone: known, month, hold });
  }

  async function readBookingVisit(
    path: string,
    fields: Fields,
    slots: SlotsAnswer,
    offers: string[] | undefined,
  ): Promise<BookingVisit> {
    const token = path === bookingPaths.movePage ? fields.get(tokenField)?.[0] : undefined;
    const found = token === undefined ? undefined : await lookAtCall(options, token);
    const facts = found && 'booking' in found ? await readFacts(options, found.booking) : undefined;
    return { slots, offers, token, facts };
  }
}

export const takenRefusal: Refusal = {
  status: 409,
  code: 'taken',
  message: naming('taken'),
  details: [detailOf('start', naming('taken'), 'taken')],
};

function formIdOf(path: string, fields: Fields): string {
  return path === bookingPaths.movePage ? 'booking-move' : (fields.get(hiddenFields.formId)?.[0] ?? 'booking');
}
