import { describe, expect, it } from 'vitest';
import {
  billOf,
  billView,
  countText,
  type EstimateAnswers,
  type EstimateRates,
  manyAnswers,
  rangeText,
  spreadText,
  weeksText,
} from './estimate.ts';
import { estimateQuestions } from './primitives/estimateQuestions.ts';

/** Numbers that look random but are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

function someRates(next: (below: number) => number): EstimateRates {
  return {
    version: '2026-11-01',
    questions: estimateQuestions.slice(0, 1 + next(6)).map((name) => ({
      name,
      question: `${name}?`,
      options: Array.from({ length: 1 + next(5) }, (_, option) => ({
        value: `answer-${option}`,
        label: `Answer ${option}`,
        rows: Array.from({ length: next(3) }, (__, row) => {
          const isPercent = next(4) === 0;
          const low = next(isPercent ? 30 : 40_000);
          const lowWeeks = next(6);
          return {
            entry: `Line ${option}.${row}`,
            low,
            high: low + next(isPercent ? 30 : 20_000),
            isPercent,
            lowWeeks,
            highWeeks: lowWeeks + next(4),
          };
        }),
      })),
    })),
  };
}

function someAnswers(rates: EstimateRates, next: (below: number) => number): EstimateAnswers {
  const answers = rates.questions.map(({ name, options }) => {
    const chosen = options.filter(() => next(2) === 0).map(({ value }) => value);
    return [name, manyAnswers.includes(name) ? chosen : chosen.slice(0, 1)];
  });
  return Object.fromEntries(answers);
}

/** Adds one answer to a question that takes several or has none yet; undefined where no question does. */
function oneMore(rates: EstimateRates, answers: EstimateAnswers): EstimateAnswers | undefined {
  for (const { name, options } of rates.questions) {
    const given = answers[name] ?? [];
    const further = options.find(({ value }) => !given.includes(value));
    if (further && (manyAnswers.includes(name) || given.length === 0)) {
      return { ...answers, [name]: [...given, further.value] };
    }
  }
  return undefined;
}

const cases = Array.from({ length: 2000 }, (_, index) => {
  const next = numbersFrom(index + 1);
  const rates = someRates(next);
  return { rates, answers: someAnswers(rates, next) };
});

describe('the bill of an estimate, over two thousand rates and answers', () => {
  it('is never lower at its high end than at its low end, in any line or in total', () => {
    for (const { rates, answers } of cases) {
      const bill = billOf(rates, answers);
      for (const { low, high } of [...bill.rows, bill]) expect(low).toBeLessThanOrEqual(high);
      expect(bill.lowWeeks).toBeLessThanOrEqual(bill.highWeeks);
    }
  });

  it('adds up: the sum is that of its lines, in whole dollars', () => {
    for (const { rates, answers } of cases) {
      const { rows, low, high } = billOf(rates, answers);
      expect(rows.reduce((sum, row) => sum + row.low, 0)).toBe(low);
      expect(rows.reduce((sum, row) => sum + row.high, 0)).toBe(high);
      expect([low, high].every(Number.isInteger)).toBe(true);
    }
  });

  it('never gets smaller with a further answer', () => {
    let compared = 0;
    for (const { rates, answers } of cases) {
      const more = oneMore(rates, answers);
      if (!more) continue;
      compared += 1;
      const [before, after] = [billOf(rates, answers), billOf(rates, more)];
      expect(after.low).toBeGreaterThanOrEqual(before.low);
      expect(after.high).toBeGreaterThanOrEqual(before.high);
      expect(after.answered).toBeGreaterThanOrEqual(before.answered);
    }
    expect(compared).toBeGreaterThan(1000);
  });

  it('is the same when calculated again from stored data, in whatever order the answers are', () => {
    for (const { rates, answers } of cases) {
      const stored = JSON.parse(JSON.stringify({ rates, answers }));
      const turned = Object.fromEntries(
        Object.entries(stored.answers as EstimateAnswers)
          .reverse()
          .map(([name, values]) => [name, values.toReversed()]),
      );
      expect(billOf(stored.rates, turned)).toEqual(billOf(rates, answers));
    }
  });
});

const rates: EstimateRates = {
  version: '1',
  questions: [
    {
      name: 'projectType',
      question: 'What should it be?',
      options: [
        {
          value: 'web',
          label: 'Web product',
          rows: [
            { entry: 'Discovery', low: 8000, high: 8000, lowWeeks: 2, highWeeks: 2 },
            { entry: 'Web product', low: 14_000, high: 22_000, lowWeeks: 5, highWeeks: 7 },
          ],
        },
        { value: 'advice', label: 'Advice', rows: [{ entry: 'Discovery', low: 8000, high: 8000 }] },
      ],
    },
    {
      name: 'timeline',
      question: 'When?',
      options: [
        { value: 'open', label: 'No date', rows: [] },
        { value: 'soon', label: 'Soon', rows: [{ entry: 'Second team', low: 15, high: 25, isPercent: true }] },
      ],
    },
  ],
};

describe('the bill', () => {
  it('takes a share of the other lines, rounded to hundreds', () => {
    expect(billOf(rates, { projectType: ['web'], timeline: ['soon'] })).toMatchObject({
      answered: 2,
      low: 25_300,
      high: 37_500,
    });
  });

  it('counts one answer where one is asked for, and ignores unknown answers', () => {
    expect(
      billOf(rates, { projectType: ['advice', 'web'], timeline: ['toString'], features: ['bridge'] }),
    ).toMatchObject({ answered: 1, low: 22_000 });
  });

  it('is put into words', () => {
    const bill = billOf(rates, { projectType: ['web'], timeline: ['open'] });
    expect([countText(bill), rangeText(bill), weeksText(bill), spreadText(bill)]).toEqual([
      'With these two answers',
      '$22,000 to 30,000',
      '7 to 9 weeks',
      '“Web product” makes all of the 8,000 between low and high. A call usually halves that.',
    ]);
    const advice = billOf(rates, { projectType: ['advice'] });
    expect([countText(advice), rangeText(advice), weeksText(advice), spreadText(advice)]).toEqual([
      'With this answer',
      '$8,000',
      '',
      '',
    ]);
  });

  it('is printed in the currency of the site', () => {
    const bill = billOf(rates, { projectType: ['web'], timeline: ['open'] });
    expect(rangeText(bill, 'EUR')).toBe('€22,000 to 30,000');
    expect(billView(rates, { projectType: ['web'] }, 'GBP').texts.range).toMatch(/^£/);
  });

  it('shows no zero while nothing is answered', () => {
    expect(billView(rates, {})).toMatchObject({ isEmpty: true, rows: {}, shown: { lowUsd: '', highUsd: '' } });
  });
});
