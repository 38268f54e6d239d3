import type { Bill, BillRow } from './estimate.ts';
import { amountText, type Currency, currencySign, moneyText, rangeOfMoney } from './money.ts';
import { sayBill, sayBillCount } from './words/billTexts.ts';
import type { Words } from './words/say.ts';

/* Texts of a bill, the same in the browser, on a page without script, and for sales, who read the usual ones. */

const spelled = ['this', 'two', 'three', 'four', 'five', 'six'];

/** Heading of the amounts of a bill: `low, $`. */
export function columnText(column: 'low' | 'high', currency?: Currency, words?: Words): string {
  return `${sayBill(words, `bill.${column}`)}, ${currencySign(currency)}`;
}

/** `With these six answers`. */
export function countText({ answered }: Pick<Bill, 'answered'>, words?: Words): string {
  return sayBillCount(words, { one: 'bill.countOne', other: 'bill.count', spelled }, answered);
}

/** `$88,000 to 119,000`; one figure where both are the same. */
export function rangeText({ low, high }: Pick<Bill, 'low' | 'high'>, currency?: Currency, words?: Words): string {
  if (low === high) return moneyText(low, currency, words?.language);
  if (words?.language) return rangeOfMoney(low, high, currency, words.language);
  return `${moneyText(low, currency)} to ${amountText(high)}`;
}

/** `19 to 24 weeks`; empty while no answer takes time. */
export function weeksText({ lowWeeks, highWeeks }: Pick<Bill, 'lowWeeks' | 'highWeeks'>, words?: Words): string {
  if (highWeeks === 0) return '';
  if (lowWeeks !== highWeeks) return sayBill(words, 'bill.weeksRange', { from: lowWeeks, to: highWeeks });
  return sayBillCount(words, { one: 'bill.weekOne', other: 'bill.weeks' }, highWeeks);
}

/** Says which line makes the range wide; empty where none does. */
export function spreadText({ rows, low, high }: Bill, words?: Words): string {
  const [widest] = rows.toSorted((one, other) => spreadOf(other) - spreadOf(one));
  if (!widest || spreadOf(widest) === 0) return '';
  const { entry } = widest;
  const sum = amountText(high - low, words?.language);
  return spreadOf(widest) === high - low
    ? sayBill(words, 'bill.spreadAll', { entry, sum })
    : sayBill(words, 'bill.spread', { entry, part: amountText(spreadOf(widest), words?.language), sum });
}

function spreadOf({ low, high }: Pick<BillRow, 'low' | 'high'>): number {
  return high - low;
}
