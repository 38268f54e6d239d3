import fc from 'fast-check';

/** Characters that begin formulas, with their full-width and superscript variants. */
const signs = [...'=+-@＝＋－＠﹢﹣﹦﹫⁺⁻⁼₊₋₌−'];
const separators = [...'\t\r\n\0\'",; \u00a0\u200b\u202e\ufeff\u2028\x01|%(){}'];
const formulas = ['=1+1', '+1+1', '-2+3', '@SUM(1)', '=HYPERLINK("https://evil.example")', "=cmd|' /C calc'!A0"];
const words = [...'aZ09ä漢😀', 'Ada', 'SUM(A1:A2)'];

/** Texts of cells that a spreadsheet may interpret as more than text. */
export const awkwardText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...signs) },
      { weight: 4, arbitrary: fc.constantFrom(...separators) },
      { weight: 1, arbitrary: fc.constantFrom(...formulas) },
      { weight: 2, arbitrary: fc.constantFrom(...words) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));
