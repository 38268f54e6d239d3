import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { callDaysMarks as marks } from '@frontage/contract/booking/callDaysMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { type CheerioAPI, load } from 'cheerio';
import type { CallDay, NextCallDays } from './nextCallDays.ts';

/** Boxes that stand on one another; the number above says how many hours there are in all. */
const hoursShown = 6;

/** True for a page with a block of days. */
export const hasCallDays = (html: string): boolean => html.includes(`${marks.block}="`);

/** A page with the next free hours in its block of days, each leading to where it is booked. Without one it stays. */
export function fillCallDays(html: string, { days, zone }: NextCallDays): string {
  const [first] = days;
  if (!first) return html;
  const $ = load(html);
  const dayMarkup = templateOf(html, marks.dayTemplate);
  const hourMarkup = templateOf(html, marks.hourTemplate);
  // An hour of the first day stands out, and the button names it: late, but not in the night of that clock.
  const shown = first.hours.slice(0, hoursShown);
  const chosen = shown.findLast(({ isLocal }) => isLocal) ?? shown.at(-1);
  const list = $(`[${marks.list}]`).removeAttr('hidden');
  for (const day of days) list.append(entryOf($, dayMarkup, hourMarkup, day, chosen?.start));
  if (chosen) {
    const words = bookingTexts.bookThis(`${first.label}, ${chosen.time}`);
    $(`[${marks.action}] a`).attr('href', addressOf(chosen.start)).text(words);
  }
  $(`[${marks.zoneWords}]`).removeAttr('hidden');
  $(`[${marks.zone}]`).text(zone);
  return $.html();
}

function entryOf($: CheerioAPI, dayMarkup: string, hourMarkup: string, day: CallDay, chosen: string | undefined) {
  const entry = $(dayMarkup);
  entry.find(`[${marks.date}]`).attr('datetime', day.date).text(day.label);
  const count = entry.find(`[${marks.count}]`);
  count.text(`${day.hours.length} ${count.attr(marks.count)}`);
  const place = entry.find(`[${marks.hours}]`);
  for (const { start, time } of day.hours.slice(0, hoursShown)) {
    const hour = $(hourMarkup);
    const link = hour.find('a').attr('href', addressOf(start));
    if (start === chosen) link.attr(marks.chosen, '');
    hour.find(`[${marks.before}]`).text(bookingTexts.bookThis(`${day.label}, `));
    hour.find(`[${marks.time}]`).text(time);
    place.append(hour);
  }
  return entry;
}

const addressOf = (start: string) => `${bookingPaths.bookPage}?${new URLSearchParams({ start })}`;

/** From a document of its own: to ask cheerio 1.2 for a template's `html()` takes its content out of the page. */
function templateOf(html: string, mark: string): string {
  const $ = load(html);
  return $(`template[${mark}]`).first().html() ?? '';
}
