import type { Payload, PayloadRequest } from 'payload';
import type { Booking } from '../payload-types.ts';

/** What sales can order the backend to do with a call. */
export type CallOrder = 'call-end' | 'call-move';

/** True for a booked, upcoming call whose request still exists. */
export function canBeChanged(
  { lead, startsAt, state }: Pick<Booking, 'startsAt' | 'state'> & { lead?: Booking['lead'] | undefined },
  now: Date,
): boolean {
  return state === 'booked' && Boolean(lead) && new Date(startsAt) > now;
}

/** The pending orders of calls, by request: from when sales ask until the backend has carried them out. */
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

/** What is being done to a call, in words. */
export const orderWords: Record<CallOrder, string> = {
  'call-end': 'It is being cancelled',
  'call-move': 'It is being moved',
};
