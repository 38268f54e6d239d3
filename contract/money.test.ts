import { expect, it } from 'vitest';
import { currencies, currencySign, moneyText } from './money.ts';

it.each([
  [undefined, '$1,250,000', '$'],
  ['USD', '$1,250,000', '$'],
  ['EUR', '€1,250,000', '€'],
  ['GBP', '£1,250,000', '£'],
  ['CAD', 'CA$1,250,000', 'CA$'],
  ['CHF', 'CHF\u00a01,250,000', 'CHF'],
] as const)('an amount in %s is printed as %s, with the sign %s', (currency, text, sign) => {
  expect([moneyText(1_250_000, currency), currencySign(currency)]).toEqual([text, sign]);
});

it('no two currencies print the same', () => {
  expect(new Set(currencies.map((one) => moneyText(8, one))).size).toBe(currencies.length);
});
