import { describe, expect, it } from 'vitest';
import {
  barsOf,
  type ChartScale,
  chartHeight,
  chooseLabelledWeeks,
  placesOf,
  weeksInWords,
  widthOf,
} from './chartGeometry.ts';
import { processExamples } from './Process.examples.ts';

const scale: ChartScale = {
  placedForPx: 1280,
  barTop: 50,
  barHeight: 36,
  pitch: 60,
  foot: 20,
  padding: 14,
  assetSize: 28,
};

describe('barsOf', () => {
  it('runs a bar from the first day of its first week to the end of its last', () => {
    const [example] = processExamples;
    const bars = barsOf(example?.block.items ?? [], 16, scale, true);
    expect(bars.map((bar) => [bar.start * 16, bar.end * 16])).toEqual([
      [0, 2.5],
      [2, 5],
      [4, 12],
      [8, 13],
      [13, 16],
    ]);
  });

  it('puts the note to the right of its bar while there is room, otherwise to the left', () => {
    const [example] = processExamples;
    const bars = barsOf(example?.block.items ?? [], 16, scale, true);
    expect(bars.map((bar) => bar.noteAt)).toEqual(['right', 'right', 'right', 'left', 'left']);
  });

  it('lets no words in a row collide with each other or with an edge, whatever the example and the width', () => {
    for (const { block } of processExamples) {
      for (const placedForPx of [280, 688, 928, 1280]) {
        for (const bar of barsOf(block.items, block.weeks, { ...scale, placedForPx }, true)) {
          const spans = [spanOf(bar.title, bar.titleAt), spanOf(bar.note ?? '', bar.noteAt)].filter(
            (span) => span !== null,
          );
          for (const [from, to] of spans) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeLessThanOrEqual(placedForPx);
          }
          const [first, second] = spans;
          if (first && second) expect(first[1] <= second[0] || second[1] <= first[0]).toBe(true);

          function spanOf(text: string, at: string): [number, number] | null {
            const width = widthOf(text);
            if (at === 'none' || text === '') return null;
            if (at === 'right') return [bar.end * placedForPx + 14, bar.end * placedForPx + 14 + width];
            if (at === 'left') return [bar.start * placedForPx - 14 - width, bar.start * placedForPx - 14];
            const from = bar.start * placedForPx + (text === bar.title ? 14 : 42 + widthOf(bar.title));
            return [from, from + width];
          }
        }
      }
    }
  });
});

describe('placesOf', () => {
  it('keeps the title out of a bar in which the asset leaves no room', () => {
    const bar = { start: 0.8, end: 0.9, title: 'Launch now', note: undefined };
    expect(placesOf({ ...bar, isLast: false }, scale).titleAt).toBe('inside');
    expect(placesOf({ ...bar, isLast: true }, scale).titleAt).toBe('right');
  });

  it('leaves a title out if it would cover something', () => {
    const bar = { start: 0.25, end: 0.75, title: 'A far too long title', note: undefined, isLast: false };
    expect(placesOf(bar, { ...scale, placedForPx: 280 }).titleAt).toBe('none');
  });
});

describe('labelledWeeks', () => {
  it('writes fewer weeks where they would be too close', () => {
    expect(chooseLabelledWeeks(16, 1280, 'week', 100)).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
    expect(chooseLabelledWeeks(16, 688, 'week', 100)).toEqual([1, 5, 9, 13]);
    expect(chooseLabelledWeeks(52, 280, 'wk', 50)).toEqual([1, 14, 27, 40]);
  });
});

it('measures the height down to the quay line', () => {
  expect(chartHeight(5, scale)).toBe(50 + 4 * 60 + 36 + 20);
});

it('names the weeks of a phase, and counts a half week as the week it is in', () => {
  expect(weeksInWords({ startWeek: 1, endWeek: 2.5 })).toBe('Weeks 1 to 3');
  expect(weeksInWords({ startWeek: 4, endWeek: 4 })).toBe('Week 4');
});

it('keeps words clear of an asset that is wider than its bar', () => {
  const bar = { start: 0.98, end: 1, title: 'Mainnet', note: undefined, isLast: true };
  expect(placesOf(bar, { ...scale, placedForPx: 700 })).toEqual({ titleAt: 'left', noteAt: 'none', overhang: 28 });
});
