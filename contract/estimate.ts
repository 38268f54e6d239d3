import type { EstimateQuestion } from './primitives/estimateQuestions.ts';

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

export interface BillRow {
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
