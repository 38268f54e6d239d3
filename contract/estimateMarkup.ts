import {
  type Bill,
  billOf,
  countText,
  type EstimateAnswers,
  type EstimateRates,
  rangeText,
  spreadText,
  weeksText,
} from './estimate.ts';
import { amountText, type Currency } from './money.ts';
import { estimateQuestions } from './primitives/estimateQuestions.ts';
import type { Words } from './words/say.ts';

/** Data attributes by which the script of the estimate finds the elements of the bill. */
export const estimateMarks = {
  /** On the form: the rates as JSON. */
  rates: 'data-estimate-rates',
  /** Next to the rates: the currency, where it is not the usual one. */
  currency: 'data-estimate-currency',
  /** On the element of one text of the bill, which the value names. */
  text: 'data-estimate-text',
  /** On a line of the bill, named by its key; its two cells `td` are low and high. */
  row: 'data-estimate-row',
  /** On what is shown while nothing is answered. */
  empty: 'data-estimate-empty',
  /** On what is shown once something is answered. */
  full: 'data-estimate-full',
  /** On the hidden fields with the range that was shown. */
  shown: 'data-estimate-shown',
  /** On the bill as a whole. */
  bill: 'data-estimate-bill',
  /** On the bar at the foot of narrow screens. */
  bar: 'data-estimate-bar',
  /** On the button that asks the server for the bill. */
  add: 'data-estimate-add',
} as const;

/** What one bill shows at each mark. */
export interface BillView {
  isEmpty: boolean;
  texts: Record<string, string>;
  /** Low and high by the key of the line; all other lines are hidden. */
  rows: Record<string, readonly [string, string]>;
  shown: Record<'lowUsd' | 'highUsd', string>;
}

/** Everything that the page shows for some answers. */
export function billView(rates: EstimateRates, answers: EstimateAnswers, currency?: Currency, words?: Words): BillView {
  const bill = billOf(rates, answers);
  const isEmpty = bill.answered === 0;
  return {
    isEmpty,
    texts: textsOf(bill, currency, words),
    rows: Object.fromEntries(
      bill.rows.map(({ key, low, high }) => [
        key,
        [amountText(low, words?.language), amountText(high, words?.language)],
      ]),
    ),
    shown: { lowUsd: isEmpty ? '' : String(bill.low), highUsd: isEmpty ? '' : String(bill.high) },
  };
}

function textsOf(bill: Bill, currency: Currency | undefined, words: Words | undefined): Record<string, string> {
  return {
    count: countText(bill, words),
    range: rangeText(bill, currency, words),
    weeks: weeksText(bill, words),
    low: amountText(bill.low, words?.language),
    high: amountText(bill.high, words?.language),
    spread: spreadText(bill, words),
  };
}

/** Collects the answers from the names and values of ticked boxes. */
export function collectAnswers(ticked: Iterable<readonly [name: string, value: string]>): EstimateAnswers {
  const answers: Partial<Record<string, string[]>> = {};
  for (const [name, value] of ticked) {
    if (estimateQuestions.some((question) => question === name)) answers[name] = [...(answers[name] ?? []), value];
  }
  return answers;
}
