/** The currencies in which an owner may give prices. Amounts are whole. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** The currency where the settings name none. */
export const usualCurrency: Currency = 'USD';

/** A price: `$50,000`, `€50,000`, `CHF 50,000`; as `language` writes it. */
export function moneyText(amount: number, currency?: Currency, language?: string): string {
  return formatFor(currency, language).format(amount);
}

/** From one price to another, in a language other than the usual one: `50.000–60.000 €`. */
export function rangeOfMoney(low: number, high: number, currency: Currency | undefined, language: string): string {
  return formatFor(currency, language).formatRange(low, high);
}

/** An amount without its currency: `50,000`. */
export function amountText(amount: number, language: string = usualFormat): string {
  return amount.toLocaleString(language);
}

/** The sign of a currency: `$`, `€`, `CHF`. */
export function currencySign(currency?: Currency): string {
  return formatFor(currency)
    .formatToParts(0)
    .filter(({ type }) => type === 'currency')
    .map(({ value }) => value)
    .join('');
}

const formats = new Map<string, Intl.NumberFormat>();
const usualFormat = 'en-US';

/** Kept, because making a format takes a hundred times as long as using it. */
function formatFor(currency: Currency = usualCurrency, language: string = usualFormat): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  // In Arabic letters of the sign would change places with it: US$.
  const currencyDisplay = language === 'ar' ? 'narrowSymbol' : 'symbol';
  const options = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 } as const;
  const known = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, known);
  return known;
}
