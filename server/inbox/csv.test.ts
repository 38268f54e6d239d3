import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awkwardText } from '../testing/awkwardText.ts';
import { csvLine, makeHarmless, rawOf } from './csv.ts';

/** Parses CSV as RFC 4180 has it, character by character; throws if the text is not CSV. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '"') throw new Error(`A cell without quotes at ${at}`);
    let cell = '';
    for (at += 1; ; at += 1) {
      if (at >= text.length) throw new Error('A cell that does not end');
      if (text[at] !== '"') cell += text[at];
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else break;
    }
    line.push(cell);
    at += 1;
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      lines.push(line);
      line = [];
      at += 2;
    } else throw new Error(`Something behind a cell at ${at}`);
  }
  return lines;
}

/** The seed gives the same texts in each run. */
const runs = { numRuns: 10_000, seed: 20_261_121 };

/** Whether a spreadsheet may take a cell for a formula: its first character is a sign, ignoring invisible ones. */
function isFormula(cell: string): boolean {
  const seen = cell.replace(/^[\s\p{Cf}\p{Cc}]+/u, '').normalize('NFKC');
  return /^[=+\-@−]/.test(seen) || /^[\t\r\n\0]/.test(cell);
}

test('reads 10,000 generated lines back unchanged, with no formula among 30,000 cells', () => {
  let formulas = 0;
  let wouldHaveBeen = 0;
  fc.assert(
    fc.property(fc.tuple(awkwardText, awkwardText, awkwardText), (cells) => {
      const [line, next, ...more] = parseCsv(csvLine(cells) + csvLine(['next']));
      if (more.length > 0 || next?.join() !== 'next') throw new Error('Not two lines');
      if (JSON.stringify(line?.map(rawOf)) !== JSON.stringify(cells)) expect(line?.map(rawOf)).toEqual(cells);
      formulas += line?.filter(isFormula).length ?? 0;
      wouldHaveBeen += cells.filter(isFormula).length;
    }),
    runs,
  );
  expect(formulas).toBe(0);
  expect(wouldHaveBeen).toBeGreaterThan(5000);
});

test('begins no formula even if a program splits at semicolons, tabs or line ends', () => {
  fc.assert(
    fc.property(awkwardText, (text) => {
      const cells = makeHarmless(text).split(/[;\t\r\n]/);
      return !cells.some((cell) => /^[ \u00a0]*[=+\-@＝＋－＠﹢﹣﹦﹫⁺⁼−]/.test(cell));
    }),
    runs,
  );
});

test.each([
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
  ['+31 20 555 0100', "'+31 20 555 0100"],
  [' =1+1', "' =1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ['a;=1', "a;'=1"],
  ["O'Brien; 'twas 1-2", "O'Brien; 'twas 1-2"],
  ['ada@example.com', 'ada@example.com'],
])('writes %j as %j', (text, cell) => {
  expect(makeHarmless(text)).toBe(cell);
  expect(rawOf(cell)).toBe(text);
});
