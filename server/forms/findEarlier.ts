import { duplicateWithinMs } from '@frontage/contract/forms/FormDescription.ts';
import type { Refusal } from '../guards/refusal.ts';
import type { LeadLedger, StoredLead } from './LeadStore.ts';

/** `repeated`: the same request, by its key. `same`: another request with the same fields. */
export type Earlier = { as: 'key reused'; refusal: Refusal } | { as: 'repeated' | 'same'; lead: StoredLead };

interface Arrived {
  idempotencyKey: string | undefined;
  payloadHash: string;
  receivedAt: Date;
}

/**
 * Finds an earlier request with the same key, or with the same fields within a day. Undefined for a new one. R37, R38.
 */
export async function findEarlier(
  ledger: Pick<LeadLedger, 'findByKey' | 'findSame'>,
  { idempotencyKey, payloadHash, receivedAt }: Arrived,
): Promise<Earlier | undefined> {
  const firstOfKey = () => (idempotencyKey === undefined ? undefined : ledger.findByKey(idempotencyKey));
  const first = await firstOfKey();
  if (first && first.payloadHash !== payloadHash) return { as: 'key reused', refusal: keyReused };
  if (first) return { as: 'repeated', lead: first };
  const same = await ledger.findSame(payloadHash, new Date(receivedAt.getTime() - duplicateWithinMs));
  if (!same) return undefined;
  // Another host may have stored this same request since its key was looked up.
  const meanwhile = await firstOfKey();
  return meanwhile?.payloadHash === payloadHash ? { as: 'repeated', lead: meanwhile } : { as: 'same', lead: same };
}

/** R37: a key belongs to one request. */
const keyReused: Refusal = {
  status: 422,
  code: 'key_reused',
  message: 'This Idempotency-Key came with other fields before. Send the changed request with a new key.',
};
