import type { Bill, BillRow } from './estimate.ts';
import { amountText, type Currency, currencySign, moneyText } from './money.ts';

/** Texts of a bill, the same in the browser, on a page without script, and for sales. */
export const estimateTexts = {
  empty: 'Answer one question',
  add: 'Add it up',
  toBill: 'See the bill',
  entry: 'Entry',
  sum: 'Sum',
  one: 'One answer',
  many: 'As many as apply',
} as const;

export const noAnswer = 'Answer one question, so that there is a sum to send.';

const numbers = ['no', 'this', 'these two', 'these three', 'these four', 'these five', 'these six'];

/** Heading of the amounts of a bill: `low, $`. */
export function columnText(column: 'low' | 'high', currency?: Currency): string {
  return `${column}, ${currencySign(currency)}`;
}

/** `With these six answers`. */
export function countText({ answered }: Pick<Bill, 'answered'>): string {
  return `With ${numbers[answered] ?? `these ${answered}`} ${answered === 1 ? 'answer' : 'answers'}`;
}

/** `$88,000 to 119,000`; one figure where both are the same. */
export function rangeText({ low, high }: Pick<Bill, 'low' | 'high'>, currency?: Currency): string {
  return low === high ? moneyText(low, currency) : `${moneyText(low, currency)} to ${amountText(high)}`;
}

/** `19 to 24 weeks`; empty while no answer takes time. */
export function weeksText({ lowWeeks, highWeeks }: Pick<Bill, 'lowWeeks' | 'highWeeks'>): string {
  if (highWeeks === 0) return '';
  const unit = highWeeks === 1 ? 'week' : 'weeks';
  return lowWeeks === highWeeks ? `${lowWeeks} ${unit}` : `${lowWeeks} to ${highWeeks} ${unit}`;
}

/** Says which line makes the range wide; empty where none does. */
export function spreadText({ rows, low, high }: Bill): string {
  const [widest] = rows.toSorted((one, other) => spreadOf(other) - spreadOf(one));
  if (!widest || spreadOf(widest) === 0) return '';
  const whole = high - low;
  const part =
    spreadOf(widest) === whole
      ? `all of the ${amountText(whole)}`
      : `${amountText(spreadOf(widest))} of the ${amountText(whole)}`;
  return `“${widest.entry}” makes ${part} between low and high. A call usually halves that.`;
}

function spreadOf({ low, high }: Pick<BillRow, 'low' | 'high'>): number {
  return high - low;
}
