import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { offersFor } from '@frontage/contract/booking/offers.ts';
import { dayIn, isTimeZone, timeIn } from '@frontage/contract/booking/time.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import type { BookingVisit, FormAnswer } from '@frontage/contract/visit.ts';
import { answerRefusal, prefersHtml } from '../contact/answer.ts';
import type { FormEnd } from '../contact/formDoor.ts';
import type { FormTokens } from '../contact/formToken.ts';
import type { Fields } from '../contact/readFields.ts';
import type { Drawer, DrawnPage } from '../drawing/Drawer.ts';
import { detailOf, outcomeOf, type Refusal } from '../guards/refusal.ts';
import { factsOf } from './callFacts.ts';
import type { Change } from './change.ts';
import type { SlotsView } from './slotsView.ts';

interface RefusalOptions {
  view: SlotsView;
  change: Pick<Change, 'look'>;
  draw: Drawer;
  /** Of the forms. */
  formTokens: Pick<FormTokens, 'issue'>;
}

/** How booking says no: as JSON, or by the page of the form with hours that are free now. */
export function createBookingRefusals({ change, draw, formTokens, view }: RefusalOptions) {
  return { refused, taken };

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
    outcome = outcomeOf(refusal),
    offers?: string[],
  ): Promise<FormEnd> {
    const named = new Map(fields).set(hiddenFields.formId, [formIdOf(path, fields)]);
    const reading = { raw: { fields: named, files: [] }, fileFieldsSent: [] };
    return {
      outcome,
      async answer(request, reply) {
        // On a page, what was taken is told above the form, not at a field.
        const isAtField = !offers || !prefersHtml(request);
        const { details: _, ...withoutDetails } = refusal;
        const told = isAtField ? refusal : withoutDetails;
        return answerRefusal(request, reply, { refusal: told, reading, tokens: formTokens, draw, pageOf });
      },
    };

    async function pageOf(form: FormAnswer): Promise<DrawnPage | undefined> {
      if (path === bookingPaths.overPage) return draw(path, {});
      return draw(path, { form, booking: await bookingShown(path, fields, offers) });
    }
  }

  async function bookingShown(path: string, fields: Fields, offers: string[] | undefined): Promise<BookingVisit> {
    const zone = fields.get('zone')?.[0] ?? '';
    const start = new Date(fields.get('start')?.[0] ?? '');
    const known = isTimeZone(zone) ? zone : undefined;
    const month = known && !Number.isNaN(start.getTime()) ? dayIn(start, known).slice(0, 7) : undefined;
    const token = path === bookingPaths.movePage ? fields.get(tokenField)?.[0] : undefined;
    const found = token === undefined ? undefined : await change.look(token);
    const facts = found && 'booking' in found ? factsOf(found.booking) : undefined;
    return { slots: await view({ zone: known, month }), offers, token, facts };
  }
}

/** The hour is somebody else's, or was never offered. */
export const takenRefusal: Refusal = {
  status: 409,
  message: bookingTexts.taken,
  details: [detailOf('start', bookingTexts.taken, 'taken')],
};

function formIdOf(path: string, fields: Fields): string {
  return path === bookingPaths.movePage ? 'booking-move' : (fields.get(hiddenFields.formId)?.[0] ?? 'booking');
}
