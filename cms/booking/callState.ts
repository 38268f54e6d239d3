import type { Payload, PayloadRequest } from 'payload';
import type { Booking } from '../payload-types.ts';

/** What sales can ask of the backend for a call. */
export type CallOrder = 'call-end' | 'call-move';

/** A call that stands and is still to come, of a request that is still there. */
export function canBeChanged(
  { lead, startsAt, state }: Pick<Booking, 'startsAt' | 'state'> & { lead?: Booking['lead'] | undefined },
  now: Date,
): boolean {
  return state === 'booked' && Boolean(lead) && new Date(startsAt) > now;
}

/** What is being done to the calls of some requests, by the request: from when sales ask until the backend has done it. */
export async function findOrders(
  payload: Payload,
  leads: readonly number[],
  req?: PayloadRequest,
): Promise<ReadonlyMap<number, CallOrder>> {
  if (leads.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: {
      and: [{ lead: { in: leads } }, { kind: { in: ['call-end', 'call-move'] } }, { status: { equals: 'owed' } }],
    },
    select: { lead: true, kind: true },
    pagination: false,
    depth: 0,
    ...(req ? { req } : {}),
  });
  return new Map(docs.map(({ kind, lead }) => [Number(lead), kind === 'call-end' ? kind : 'call-move']));
}

/** What is being done to a call, for people. */
export const orderWords: Record<CallOrder, string> = {
  'call-end': 'It is being cancelled',
  'call-move': 'It is being moved',
};
