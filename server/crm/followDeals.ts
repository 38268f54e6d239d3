import type { Payload } from 'payload';
import { inTransaction, lockRows } from '../database/inTransaction.ts';
import type { Lead } from '../payload-types.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { CrmAdapter, CrmState } from './CrmAdapter.ts';
import { externalIdOf } from './crmChannels.ts';

/** ms between two looks: the calls of a day are counted. */
const restMs = 30 * 60_000;
/** Deals of one call. */
const atOnce = 100;
/** PostgreSQL compares ids with no greater number. */
const greatestId = 2_147_483_647;
/** Nobody waits longer for the end of a deal. */
const followedMs = 400 * 86_400_000;

interface Followed {
  crm: CrmAdapter;
  siteUrl: string;
  now: () => Date;
}

/** Keeps requests won or lost as sales end their deals in the CRM, each once: what is changed here afterwards stays. R76. */
export function keepFollowingDeals(payload: Payload, followed: Followed, onFault: (error: unknown) => void): Repeated {
  return repeat(() => followDeals(payload, followed), { onFault, restMs });
}

/** One look at every deal that had not ended. Rejects with the faults of the CRM. */
export async function followDeals(payload: Payload, { crm, now, siteUrl }: Followed): Promise<void> {
  const since = new Date(now().getTime() - followedMs).toISOString();
  let last = greatestId;
  for (;;) {
    const { docs } = await payload.db.find<Lead>({
      collection: 'leads',
      where: {
        and: [
          { id: { less_than: last } },
          { crmDealId: { exists: true } },
          { crmState: { exists: false } },
          { status: { not_equals: 'quarantine' } },
          { receivedAt: { greater_than: since } },
        ],
      },
      select: { crmDealId: true },
      sort: '-id',
      limit: atOnce,
      pagination: false,
    });
    const idsOf = ({ crmDealId, id }: Lead) => ({ id, dealId: crmDealId ?? '', externalId: externalIdOf(siteUrl, id) });
    const asked = docs.map(idsOf);
    const ended = asked.length > 0 ? await crm.readStates(asked) : new Map<string, CrmState>();
    for (const { externalId, id } of asked) {
      const state = ended.get(externalId);
      if (state) await noteEnd(payload, id, state);
    }
    last = asked.at(-1)?.id ?? 0;
    if (asked.length < atOnce) return;
  }
}

/** Notes how a deal ended, unless another host has. */
async function noteEnd(payload: Payload, id: number, crmState: CrmState): Promise<void> {
  await inTransaction(payload, async (req) => {
    await lockRows(payload, req, new Map([['leads', new Set([id])]]));
    const lead = await payload.db.findOne<Lead>({ collection: 'leads', where: { id: { equals: id } }, req });
    if (!lead || lead.crmState || lead.status === 'quarantine') return;
    await payload.update({ collection: 'leads', id, data: { status: crmState, crmState }, depth: 0, req });
  });
}
