/** The currencies in which an owner may give prices. Amounts are whole. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'SGD', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** The currency where the settings name none. */
export const usualCurrency: Currency = 'USD';

/** A price: `$50,000`, `€50,000`, `CHF 50,000`; as `language` writes it. */
export function moneyText(amount: number, currency?: Currency, language?: string): string {
  return shortSign(formatFor(currency, language).format(amount), language);
}

/** From one price to another, in a language other than the usual one: `50.000–60.000 €`. */
export function rangeOfMoney(low: number, high: number, currency: Currency | undefined, language: string): string {
  return shortSign(formatFor(currency, language).formatRange(low, high), language);
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

/** In Arabic letters of the sign would change places with it: `US$`. */
const shortSign = (text: string, language?: string) => (language === 'ar' ? text.replace(/[A-Z]{2}\$/, '$$') : text);

const formats = new Map<string, Intl.NumberFormat>();
const usualFormat = 'en-US';

/** Kept, because making a format takes a hundred times as long as using it. */
function formatFor(currency: Currency = usualCurrency, language: string = usualFormat): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const options = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  const known = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, known);
  return known;
}
