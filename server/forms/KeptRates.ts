import type { EstimateRates } from '@frontage/contract/estimate.ts';
import type { Currency } from '@frontage/contract/money.ts';

/** All rates ever published under a version, newest first. R46. */
export type KeptRates = (version: string) => Promise<EstimateRates[]>;

/** The currency of the site's prices; undefined if it is the usual one. */
export type CurrencyNow = () => Promise<Currency | undefined>;
