import type { Currency } from '@frontage/contract/money.ts';
import type { Payload } from 'payload';

/** In which the site names its prices, as the settings say now; undefined where it is the usual one. */
export async function readCurrency(payload: Payload): Promise<Currency | undefined> {
  const { currency } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { currency: true } });
  return currency ?? undefined;
}
