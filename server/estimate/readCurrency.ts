import type { Currency } from '@frontage/contract/money.ts';
import type { Payload } from 'payload';

/** The currency of the site's prices in the present settings; undefined where it is the default one. */
export async function readCurrency(payload: Payload): Promise<Currency | undefined> {
  const { currency } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { currency: true } });
  return currency ?? undefined;
}
