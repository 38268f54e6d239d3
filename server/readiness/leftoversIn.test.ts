import { describe, expect, it } from 'vitest';
import { leftoversIn } from './leftoversIn.ts';

const present = { year: 2026, currency: 'USD' } as const;
const unwritten = (mark: string) => `Still says “${mark}”. Write what belongs there, or take the sentence out`;

describe('a leftover in a text', () => {
  it.each([
    ['We answer within [your figure] hours.', '[your figure]'],
    ['Ask **[Company name]** for it.', '[Company name]'],
    ['As the editor writes it: \\[insert price]', '[insert price]'],
    ['Wir sitzen in [Ihre Straße und Hausnummer].', '[Ihre Straße und Hausnummer]'],
    ['Dear {{first name}}, welcome.', '{{first name}}'],
    ['Builds are XX % faster.', 'XX'],
    ['It costs $X,XXX a month.', 'XXX'],
    ['The day is TBC.', 'TBC'],
    ['Lorem ipsum dolor sit amet.', 'Lorem ipsum'],
  ])('is a mark that waits for its words, as in “%s”', (text, mark) => {
    expect(leftoversIn(text)).toEqual([unwritten(mark)]);
  });

  it.each([
    'See [your figure](/figures), [the note][1] and [^2].\n\n[1]: /note',
    'The index is `items[number]` or `{{ name }}`, and items[name] is read.',
    'He said that “[they] paid”, on page XIV, in size XL.',
    'We answer in {answerTime}.',
  ])('is not a link, code or another use of the marks, as in “%s”', (text) => {
    expect(leftoversIn(text, present)).toEqual([]);
  });

  it('is named once, however often it occurs', () => {
    expect(leftoversIn('XX and XX.\n\nAnd XX.')).toEqual([unwritten('XX')]);
  });
});

describe('a promise for a year that is over', () => {
  const passed = (words: string, year: number) =>
    `Says “${words}”, and ${year} has passed. Bring it up to date, or take it out`;

  it.each([
    ['We will open in Oslo in 2025. Come by.', 'We will open in Oslo in 2025', 2025],
    ['Carbon neutral by the end of 2024', 'Carbon neutral by the end of 2024', 2024],
    ['© 2023 Northlight', '© 2023 Northlight', 2023],
    ['Bridges:\n\n- launching in 2025\n- launching in 2027', 'launching in 2025', 2025],
  ])('is reported, as in “%s”', (text, words, year) => {
    expect(leftoversIn(text, present)).toEqual([passed(words, year)]);
  });

  it.each([
    'Founded in 2016, and by 2019 we had 40 people.',
    'We will finish in 2027 what began in 2024.',
    'The fee will be $2,024, or 2024.5 at most.',
    'The offer is valid until 2026.',
  ])('is not a sentence about the past, or another number, as in “%s”', (text) => {
    expect(leftoversIn(text, present)).toEqual([]);
  });

  it('is shortened where it is long', () => {
    const [words = ''] = leftoversIn(`We will ${'and '.repeat(60)} in 2025`, present);
    expect(words).toMatch(/^Says “We will and .+…”, and 2025 has passed/);
    expect(words.length).toBeLessThan(180);
  });

  it('is not looked for in texts that belong to their day', () => {
    expect(leftoversIn('We will open in Oslo in 2025, for €50,000.')).toEqual([]);
  });
});

describe("an amount in a currency other than the site's", () => {
  const foreign = (amount: string, currency: string) =>
    `Says “${amount}”, and the site names its prices in ${currency}. Leave it where that is meant`;

  it.each([
    ['from €50,000', '€50,000'],
    ['£82,000 to $98,000', '£82,000'],
    ['CHF 1,200', 'CHF 1,200'],
    ['1.200,50 EUR, say', '1.200,50 EUR'],
    ['900 kr.', '900 kr'],
    ['CA$40', 'CA$40'],
  ])('is reported on a site with dollars, as in “%s”', (text, amount) => {
    expect(leftoversIn(text, present)).toEqual([foreign(amount, 'USD')]);
  });

  it.each(['from $50,000, USD 50,000 or US$50,000', 'ISO 27001, EVM 2, 40 EVM', 'paid in EUR or €'])(
    "is neither the site's own nor a name with a number, as in “%s”",
    (text) => {
      expect(leftoversIn(text, present)).toEqual([]);
    },
  );

  it('is a dollar on a site with pounds, but not where the sign may mean its own dollars', () => {
    expect(leftoversIn('$50', { ...present, currency: 'GBP' })).toEqual([foreign('$50', 'GBP')]);
    expect(leftoversIn('$50 or CA$50', { ...present, currency: 'CAD' })).toEqual([]);
  });
});
