import { amountText, type Currency, currencySign, moneyText, rangeOfMoney } from './money.ts';
import { type EstimateQuestion, estimateQuestions } from './primitives/estimateQuestions.ts';
import { sayBill, sayBillCount } from './words/billTexts.ts';
import type { Words } from './words/say.ts';

/** Questions that take as many answers as apply; the others take one. */
export const manyAnswers: readonly EstimateQuestion[] = ['platforms', 'features'];

/** One line of the bill for an answer: an amount, or a share of all lines that are amounts. */
export interface RateRow {
  entry: string;
  low: number;
  high: number;
  /** The two figures are percentages of the other lines. */
  isPercent?: boolean | undefined;
  lowWeeks?: number | undefined;
  highWeeks?: number | undefined;
}

export interface RateOption {
  /** The value that is sent. */
  value: string;
  /** The text that people read. */
  label: string;
  /** Empty where the answer itself costs nothing. */
  rows: readonly RateRow[];
}

export interface RateQuestion {
  name: EstimateQuestion;
  question: string;
  hint?: string | undefined;
  options: readonly RateOption[];
}

/** The prices of answers. Every change gets a new version, so that a stored sum can be calculated again. R46. */
export interface EstimateRates {
  version: string;
  questions: readonly RateQuestion[];
}

export type EstimateAnswers = Partial<Record<EstimateQuestion, readonly string[]>>;

interface BillRow {
  /** Names the line: question, answer, index. */
  key: string;
  entry: string;
  low: number;
  high: number;
}

export interface Bill {
  /** Number of questions that have an answer. */
  answered: number;
  rows: BillRow[];
  low: number;
  high: number;
  lowWeeks: number;
  highWeeks: number;
}

/** Shares are rounded to multiples of this, so that no bill claims to know tens. */
const step = 100;

export const rowKey = (question: string, option: string, index: number) => `${question}/${option}/${index}`;

/** The answers that these rates know; for a question that takes one answer, the first. */
export function knownAnswers(rates: EstimateRates, given: EstimateAnswers): EstimateAnswers {
  const known = rates.questions.flatMap(({ name, options }) => {
    const values = options.map(({ value }) => value).filter((value) => given[name]?.includes(value));
    const kept = manyAnswers.includes(name) ? values : values.slice(0, 1);
    return kept.length > 0 ? [[name, kept] as const] : [];
  });
  return Object.fromEntries(known);
}

/**
 * Calculates the bill for some answers. It depends on the two arguments alone, so browser and server agree, and a
 * stored bill can be calculated again. A further answer never makes it smaller.
 */
export function billOf(rates: EstimateRates, given: EstimateAnswers): Bill {
  const answers = knownAnswers(rates, given);
  const asked = rates.questions.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => answers[name]?.includes(value))
      .flatMap(({ value, rows }) => rows.map((row, index) => ({ ...row, key: rowKey(name, value, index) }))),
  );
  const amounts = asked.filter(({ isPercent }) => !isPercent);
  const base = { low: sum(amounts, 'low'), high: sum(amounts, 'high') };
  const rows = asked.map(({ key, entry, low, high, isPercent }) =>
    isPercent ? { key, entry, low: share(base.low, low), high: share(base.high, high) } : { key, entry, low, high },
  );
  return {
    answered: Object.keys(answers).length,
    rows,
    low: sum(rows, 'low'),
    high: sum(rows, 'high'),
    lowWeeks: sum(asked, 'lowWeeks'),
    highWeeks: sum(asked, 'highWeeks'),
  };
}

function share(of: number, percent: number): number {
  return Math.round((of * percent) / 100 / step) * step;
}

function sum<Key extends string>(rows: readonly Partial<Record<Key, number | undefined>>[], key: Key): number {
  return rows.reduce((total, row) => total + (row[key] ?? 0), 0);
}

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
