import type { SlotsAnswer } from '@frontage/contract/booking/bookingAnswers.ts';
import { type BookingFact, bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { dayIn, longDay, monthWords, shortDay, timeIn } from '@frontage/contract/booking/time.ts';
import { type CheerioAPI, load } from 'cheerio';

/** What a page of booking says to one visitor. */
export interface BookingFilling {
  /** Path of the page, for its links to other months. */
  path: string;
  slots?: SlotsAnswer | undefined;
  /** Free hours in place of one that was taken. */
  offers?: readonly string[] | undefined;
  facts?: Partial<Record<BookingFact, string>> | undefined;
  /** The hour that was chosen elsewhere, if it is free. */
  start?: string | undefined;
  /** The signed token of a call. */
  token?: string | undefined;
}

/** A page of booking with free hours and facts at the marks of the contract, set as text and attributes. */
export function fillBooking(html: string, { facts, offers, path, slots, start, token }: BookingFilling): string {
  const $ = load(html);
  const templates = templatesOf(html);
  if (slots) fillSlots($, templates, { path, slots, token });
  if (start !== undefined) chooseHour($, start);
  if (slots && offers) fillOffers($, templates.hour, offers, slots.zone);
  for (const [name, value] of Object.entries(facts ?? {})) $(`[${bookingMarks.fact}="${name}"]`).text(value);
  if (token !== undefined) {
    $(`input[${bookingMarks.token}]`).attr('value', token);
    $(`a[${bookingMarks.token}]`).each((_, link) => {
      $(link).attr('href', `${$(link).attr('href')}?t=${encodeURIComponent(token)}`);
    });
    $(`[${bookingMarks.known}]`).removeAttr('hidden');
  }
  return $.html();
}

interface Templates {
  day: string;
  hour: string;
}

/**
 * Read from a document of their own: cheerio 1.2 takes the outermost element out of a template whose `html()` was
 * asked for, and the script of the page needs it.
 */
function templatesOf(html: string): Templates {
  const $ = load(html);
  const markupOf = (mark: string) => $(`template[${mark}]`).first().html() ?? '';
  return { day: markupOf(bookingMarks.dayTemplate), hour: markupOf(bookingMarks.hourTemplate) };
}

function fillSlots(
  $: CheerioAPI,
  templates: Templates,
  { path, slots, token }: { path: string; slots: SlotsAnswer; token: string | undefined },
): void {
  const { month, next, previous, zone } = slots;
  const list = $(`[${bookingMarks.list}]`).first();
  const free = slots.slots.filter(({ isFree }) => isFree);
  const days = Map.groupBy(free, ({ start }) => dayIn(new Date(start), zone));
  for (const [day, hours] of days) {
    const entry = $(templates.day);
    entry.find(`[${bookingMarks.day}]`).text(longDay(day));
    const place = entry.find(`[${bookingMarks.hours}]`);
    for (const { start } of hours) place.append(hourOf($, templates.hour, start, timeIn(new Date(start), zone)));
    list.append(entry);
  }
  const words = monthWords(month);
  $(`[${bookingMarks.month}]`).text(words);
  if (days.size === 0) $(`[${bookingMarks.none}]`).removeAttr('hidden').text(bookingTexts.noneFree(words));
  for (const [mark, target] of [
    [bookingMarks.previous, previous],
    [bookingMarks.next, next],
  ] as const) {
    const link = $(`a[${mark}]`);
    const query = new URLSearchParams({ month: target ?? '', zone, ...(token ? { t: token } : {}) });
    if (target) link.removeAttr('hidden').attr('href', `${path}?${query}`).text(monthWords(target));
    else link.remove();
  }
  $(`input[${bookingMarks.zone}]`).attr('value', zone);
  chooseZone($, zone);
}

function chooseHour($: CheerioAPI, start: string): void {
  const hours = $(`[${bookingMarks.list}] input[type="radio"]`);
  hours.filter((_, hour) => $(hour).attr('value') === start).attr('checked', '');
}

function chooseZone($: CheerioAPI, zone: string): void {
  const select = $(`select[${bookingMarks.zone}]`);
  select.find('option[selected]').removeAttr('selected');
  const option = select.find('option').filter((_, one) => $(one).attr('value') === zone);
  // A spelling that our list does not have, such as Asia/Calcutta.
  if (option.length === 0) select.prepend($('<option></option>').attr({ value: zone, selected: '' }).text(zone));
  else option.attr('selected', '');
}

function fillOffers($: CheerioAPI, markup: string, offers: readonly string[], zone: string): void {
  const place = $(`[${bookingMarks.offers}]`).first().removeAttr('hidden').empty();
  for (const start of offers) {
    const moment = new Date(start);
    place.append(hourOf($, markup, start, `${shortDay(dayIn(moment, zone))}, ${timeIn(moment, zone)}`));
  }
}

function hourOf($: CheerioAPI, markup: string, start: string, words: string) {
  const hour = $(markup);
  hour.find('input').attr('value', start);
  hour.find('span').first().text(words);
  return hour;
}
