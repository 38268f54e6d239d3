import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload';
import type { Lead } from '../payload-types.ts';
import { oweDeliveries, oweForRequest } from './oweDeliveries.ts';

/**
 * A request that sales take out of quarantine owes what it would have owed at once; in the same transaction. Whoever
 * asked for a document or a call gets the mail about that instead of an acknowledgement.
 */
export const oweOnRescue: CollectionAfterChangeHook<Lead> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || previousDoc.status !== 'quarantine' || doc.status === 'quarantine') return;
  const { payload } = req;
  // Put back into quarantine and rescued again: nobody is told twice.
  const { totalDocs } = await payload.count({ collection: 'deliveries', where: { lead: { equals: doc.id } }, req });
  if (totalDocs > 0) return;
  const order = await orderOf(payload, req, doc);
  if (order) await oweDeliveries(payload, req, doc.id, [{ kind: order }]);
  await oweForRequest(payload, req, doc.id, order ? null : (doc.email ?? null));
};

/** What the backend has to do for it, beside what every request owes. */
async function orderOf(payload: Payload, req: PayloadRequest, { document, id }: Lead) {
  if (document) return 'document-link';
  const { totalDocs } = await payload.count({ collection: 'bookings', where: { lead: { equals: id } }, req });
  return totalDocs > 0 ? 'call-booking' : undefined;
}
