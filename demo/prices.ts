import { moneyText, usualCurrency } from '@frontage/contract/money.ts';

/**
 * What everything costs, in US dollars: the one source of lists, menus, landing pages, articles and structured data. The
 * test of the published pages compares them, and with the rates of the estimate.
 */
const prices = {
  'flow-blockchain-development-company': { from: 50_000 },
  'canton-network-development-company': { from: 50_000 },
  'cadence-smart-contracts': { from: 36_000 },
  'web-products': { from: 50_000 },
  'nft-marketplaces': { from: 66_000 },
  'accounts-and-keys': { adds: 26_000 },
  'bridge-development': { adds: 18_000 },
  'solana-development': { from: 50_000 },
  'hyperledger-development': { from: 50_000 },
  'ai-on-private-data': { from: 30_000 },
  'cadence-audit': { from: 12_000 },
  'evm-audit': { from: 14_000 },
  consulting: { fixed: 8000 },
  'migration-from-evm': { from: 30_000 },
  'operation-and-care': { monthly: 3200 },
  'team-extension': { monthly: 9800 },
  'tokenised-assets': { from: 52_000 },
  settlement: { from: 36_000 },
  loyalty: { from: 44_000 },
  'digital-identity': { from: 48_000 },
  provenance: { from: 44_000 },
  'stablecoin-rails': { from: 50_000 },
  'game-economies': { from: 52_000 },
} as const satisfies Record<string, Price>;

/**
 * The smallest thing that can be signed for, with its discovery and its launch; what a part adds to a project that
 * exists without it; one sum; or a sum each month.
 */
type Price = { from: number } | { adds: number } | { fixed: number } | { monthly: number };

export type Priced = keyof typeof prices;

/** The bill of the smallest complete project, line by line. */
export const smallestProject = [
  { label: 'Discovery and priced plan', amount: 8000 },
  { label: 'Contracts with tests', amount: 22_000 },
  { label: 'Web product', amount: 14_000 },
  { label: 'Launch and a month on watch', amount: 6000 },
];

/** How each language of the demo says them. */
const said = {
  en: { from: 'from {sum}', adds: 'adds {sum} to a project', fixed: '{sum}', monthly: 'from {sum} a month' },
  de: { from: 'ab {sum}', adds: '{sum} zusätzlich zum Projekt', fixed: '{sum}', monthly: 'ab {sum} im Monat' },
  ar: { from: 'ابتداءً من {sum}', adds: 'يضيف {sum} إلى المشروع', fixed: '{sum}', monthly: 'ابتداءً من {sum} شهريًا' },
} as const;

/** A language in which the demo is written. */
export type Written = keyof typeof said;

/** The price in words, such as `from $36,000`. */
export function priceOf(slug: Priced, language: Written = 'en'): string {
  const [kind = 'from'] = Object.keys(prices[slug]) as (keyof (typeof said)[Written])[];
  return said[language][kind].replace('{sum}', sumOf(slug, language));
}

/** The sum alone, such as `$36,000`. */
export function sumOf(slug: Priced, language: Written = 'en'): string {
  return moneyText(Number(Object.values(prices[slug])[0]), usualCurrency, language);
}

/** What search engines are told: nothing for a part, which nobody can buy alone, or for a month. */
export function startingPriceOf(slug: Priced): number | undefined {
  const price: Price = prices[slug];
  if ('from' in price) return price.from;
  return 'fixed' in price ? price.fixed : undefined;
}

/** The words, as they begin a sentence. */
export function capital(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
