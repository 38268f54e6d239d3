import type { CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload';
import { enqueueDeliveries } from '../delivery/enqueueDeliveries.ts';
import type { Booking } from '../payload-types.ts';

export type CallOrder = 'call-end' | 'call-move';

/** True for a booked, upcoming call whose request still exists. */
export function canBeChanged(
  { lead, startsAt, state }: Pick<Booking, 'state'> & { startsAt: string | Date; lead?: Booking['lead'] | undefined },
  now: Date,
): boolean {
  return state === 'booked' && Boolean(lead) && new Date(startsAt) > now;
}

/**
 * The pending orders of calls, by request: from when sales ask until the backend has carried them out. Those of one
 * request, or all: there are few. Read them before the calls, which are then as new as what is said of them.
 */
export async function findOrders(
  payload: Payload,
  lead?: number,
  req?: PayloadRequest,
): Promise<ReadonlyMap<number, CallOrder>> {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: {
      and: [
        ...(lead === undefined ? [] : [{ lead: { equals: lead } }]),
        { kind: { in: ['call-end', 'call-move'] } },
        { status: { equals: 'owed' } },
      ],
    },
    select: { lead: true, kind: true },
    pagination: false,
    depth: 0,
    ...(req ? { req } : {}),
  });
  return new Map(docs.map((order) => [Number(order.lead), order.kind === 'call-end' ? order.kind : 'call-move']));
}

export const orderWords: Record<CallOrder, string> = {
  'call-end': 'It is being cancelled',
  'call-move': 'It is being moved',
};

/** Owes the removal of the entry of a call that is deleted, in the same transaction. */
export async function enqueueEntryRemoval(
  payload: Payload,
  req: PayloadRequest,
  { writtenTo }: Pick<Booking, 'writtenTo'>,
): Promise<void> {
  // To no request: what is owed to that goes with it.
  if (writtenTo) await enqueueDeliveries(payload, req, null, [{ kind: 'calendar', body: writtenTo }]);
}

export const removeEntry: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } };
  const call = await req.payload.db.findOne<Booking>({ collection: 'bookings', where, req });
  if (call) await enqueueEntryRemoval(req.payload, req, call);
};
