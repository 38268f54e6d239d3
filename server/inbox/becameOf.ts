import type { Payload } from 'payload';
import type { InTransaction } from '../database/directRows.ts';
import type { Booking, Lead } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';

/** The ids of those of these requests that asked for a call. */
export async function findCalled(
  payload: Payload,
  leads: readonly Pick<Lead, 'id'>[],
  req?: InTransaction,
): Promise<ReadonlySet<number | undefined>> {
  const where = { lead: { in: leads.map(({ id }) => id) } };
  const found = { collection: 'bookings', where, select: { lead: true }, ...(req ? { req } : {}) } as const;
  const { docs } = await payload.db.find<Booking>({ ...found, pagination: false, limit: 0 });
  return new Set(docs.map(({ lead }) => idOf(lead)));
}

/** What a request by a form of questions became, besides a request: a call once an hour was held. */
export function becameOf(
  { becomes, formVersion, id }: Lead,
  called: ReadonlySet<number | undefined>,
): NonNullable<Lead['becomes']> | 'call' | undefined {
  return becomes ?? (formVersion && called.has(id) ? 'call' : undefined);
}
