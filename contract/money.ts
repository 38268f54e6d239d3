/** The currencies in which an owner may give prices. Amounts are whole. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** The currency where the settings name none. */
export const usualCurrency: Currency = 'USD';

/** A price: `$50,000`, `€50,000`, `CHF 50,000`. */
export function moneyText(amount: number, currency: Currency = usualCurrency): string {
  return formatFor(currency).format(amount);
}

/** An amount without its currency: `50,000`. */
export function amountText(amount: number): string {
  return amount.toLocaleString('en-US');
}

/** The sign of a currency: `$`, `€`, `CHF`. */
export function currencySign(currency: Currency = usualCurrency): string {
  return formatFor(currency)
    .formatToParts(0)
    .filter(({ type }) => type === 'currency')
    .map(({ value }) => value)
    .join('');
}

const formats = new Map<Currency, Intl.NumberFormat>();

/** Kept, because making a format takes a hundred times as long as using it. */
function formatFor(currency: Currency): Intl.NumberFormat {
  const known =
    formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  formats.set(currency, known);
  return known;
}
