import type { HoldSuccess } from '@frontage/contract/booking/bookingAnswers.ts';
import { spanIn, zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import type { SlotsAnswer } from '@frontage/contract/booking/slotsAnswer.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import { sayCall } from '@frontage/contract/words/bookingTexts.ts';
import type { BookingPage } from './page.browser.ts';

/** Says what a visitor must know about a chosen hour: the full day, the end, the person, the place and the zone. */
export function writeSummary(
  { language, one, words }: BookingPage,
  start: string,
  { minutes, zone }: Pick<SlotsAnswer, 'minutes' | 'zone'>,
  held: HoldSuccess['data'] | undefined,
): void {
  const moment = new Date(start);
  const end = new Date(moment.getTime() + minutes * 60_000);
  one('summaryDay').textContent = longDay(dayIn(moment, zone), language);
  one('summaryHours').textContent = spanIn(moment, end, zone, language);
  one('summaryZone').textContent = zoneWords(moment, zone);
  if (held) {
    one('summaryHost').textContent = held.host;
    one('summaryWhere').textContent = held.where;
  }
  one('held').textContent = held ? sayCall(words, 'hour.heldUntil', { time: timeIn(new Date(held.until), zone) }) : '';
}
