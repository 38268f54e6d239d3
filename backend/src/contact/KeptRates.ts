import type { EstimateRates } from '@frontage/contract/estimate.ts';

/** The rates that were ever published under a version, the newest first. R46. */
export type KeptRates = (version: string) => Promise<EstimateRates[]>;
