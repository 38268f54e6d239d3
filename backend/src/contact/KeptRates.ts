import type { EstimateRates } from '@frontage/contract/estimate.ts';
import type { Currency } from '@frontage/contract/money.ts';

/** The rates that were ever published under a version, the newest first. R46. */
export type KeptRates = (version: string) => Promise<EstimateRates[]>;

/** In which the site names its prices; undefined where it is the usual one. */
export type CurrencyNow = () => Promise<Currency | undefined>;
