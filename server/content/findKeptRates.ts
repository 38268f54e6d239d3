import { estimate } from '@frontage/blocks/Estimate/Estimate.schema.ts';
import type { EstimateRates } from '@frontage/contract/estimate.ts';
import type { Currency } from '@frontage/contract/money.ts';
import type { Payload } from 'payload';
import { selectRows } from '../database/directRows.ts';
import { like } from '../references/findUses.ts';
import { type StoredBlock, toBlock } from './toContract.ts';

/** The most versions that are searched. A page keeps fifty, and rates are on one page. */
const mostVersions = 100;

/**
 * The rates of a version, from every kept version of every page that was published with them, newest first and without
 * duplicates: somebody may have changed rates without a new version name. R46.
 */
export async function findKeptRates(payload: Payload, version: string): Promise<EstimateRates[]> {
  const holders = await selectRows(
    payload,
    {},
    `SELECT id FROM _pages_v WHERE version__status = 'published' AND ${like('version_layout', '"estimate"')}
     ORDER BY id DESC LIMIT ${mostVersions}`,
  );
  if (holders.length === 0) return [];
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { id: { in: holders.map(({ id }) => Number(id)) } },
    sort: '-id',
    depth: 0,
    pagination: false,
  });
  const found = docs.flatMap((page) => (page.version.layout ?? []).flatMap((block) => ratesIn(block, version)));
  return [...new Map(found.map((rates) => [JSON.stringify(rates), rates])).values()];
}

function ratesIn(block: StoredBlock, version: string): EstimateRates[] {
  if (block.blockType !== 'estimate') return [];
  const { data } = estimate.safeParse(toBlock('pages', block));
  return data?.rates.version === version ? [data.rates] : [];
}

/** The currency of the site's prices in the present settings; undefined where it is the default one. */
export async function readCurrency(payload: Payload): Promise<Currency | undefined> {
  const { currency } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { currency: true } });
  return currency ?? undefined;
}
