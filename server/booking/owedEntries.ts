import type { CollectionBeforeDeleteHook, Payload, PayloadRequest } from 'payload';
import { enqueueDeliveries } from '../delivery/enqueueDeliveries.ts';
import type { Booking } from '../payload-types.ts';

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
