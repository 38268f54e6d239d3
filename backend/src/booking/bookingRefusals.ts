import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { offersFor } from '@frontage/contract/booking/offers.ts';
import { dayIn, isTimeZone, timeIn } from '@frontage/contract/booking/time.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { tokenField } from '@frontage/contract/contact/letterMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { answerRefusal, prefersHtml } from '../contact/answer.ts';
import { fillForm } from '../contact/fillForm.ts';
import type { FormEnd } from '../contact/formDoor.ts';
import type { FormTokens } from '../contact/formToken.ts';
import type { Fields } from '../contact/readFields.ts';
import { detailOf, type Refusal } from '../guards/refusal.ts';
import type { PageText } from '../static/pageTexts.ts';
import type { Releases } from '../static/releases.ts';
import { factsOf } from './callFacts.ts';
import type { Change } from './change.ts';
import { fillBooking } from './fillBooking.ts';
import type { SlotsView } from './slotsView.ts';

interface RefusalOptions {
  view: SlotsView;
  change: Pick<Change, 'look'>;
  pageText: (path: string) => PageText | undefined;
  releases: Releases;
  /** Of the forms. */
  formTokens: Pick<FormTokens, 'renew'>;
}

/** How booking says no: as JSON, or by the page of the form with hours that are free now. */
export function createBookingRefusals({ change, formTokens, pageText, releases, view }: RefusalOptions) {
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
          return answerRefusal(request, reply, { refusal, reading, releases, tokens: formTokens });
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
    return fillForm(filled, {
      fields: named,
      fileFieldsSent: [],
      refusal: offers ? withoutDetails : refusal,
      renew: formTokens.renew,
    });
  }
}

/** The hour is somebody else's, or was never offered. */
export const takenRefusal: Refusal = {
  status: 409,
  message: bookingTexts.taken,
  details: [detailOf('start', bookingTexts.taken, 'taken')],
};

function formIdOf(fields: Fields): string {
  return fields.get(hiddenFields.formId)?.[0] ?? 'booking';
}
