import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload';
import type { Lead } from '../payload-types.ts';
import { enqueueDeliveries, enqueueForAddition } from './enqueueDeliveries.ts';
import { enqueueForRequest } from './enqueueForRequest.ts';

/**
 * Enqueues, for a request that sales rescue from quarantine, what it would have owed at once, in the same transaction.
 * A visitor who asked for a document or a call gets the email about that instead of an acknowledgement. What the
 * visitor added meanwhile goes to the CRM as a note; the email to sales repeats it, where they had none before.
 */
export const enqueueOnRescue: CollectionAfterChangeHook<Lead> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || previousDoc.status !== 'quarantine') return;
  const { payload } = req;
  // Read again: `doc` has only the fields that the caller selected.
  const lead = await payload.findByID({ collection: 'leads', id: doc.id, depth: 0, joins: false, req });
  if (lead.status === 'quarantine') return;
  const newest = await newestDelivery(payload, req, lead);
  if (newest) {
    // Put back into quarantine and rescued again: nobody is told twice, except of what was added meanwhile.
    const isNews = lead.addedAt && Date.parse(lead.addedAt) > Date.parse(newest.createdAt);
    if (isNews) await enqueueForAddition(payload, req, lead.id, addedTo(lead));
    return;
  }
  const order = await orderOf(payload, req, lead);
  if (order) await enqueueDeliveries(payload, req, lead.id, [{ kind: order }]);
  const owner = await enqueueForRequest(payload, req, lead, order ? null : (lead.email ?? null));
  if (lead.addition)
    await enqueueDeliveries(payload, req, lead.id, [{ kind: 'crm-note', body: `Note: ${lead.addition}` }]);
  return owner === undefined ? doc : { ...doc, owner };
};

async function newestDelivery(payload: Payload, req: PayloadRequest, { id }: Lead) {
  const where = { lead: { equals: id } };
  const { docs } = await payload.find({ collection: 'deliveries', where, sort: '-id', limit: 1, depth: 0, req });
  return docs[0];
}

function addedTo({ addition, projectTypes, timeline }: Lead): string {
  const wanted = projectTypes?.length ? `Wanted: ${projectTypes.join(', ')}` : undefined;
  const words = [wanted, timeline && `Timeline: ${timeline}`, addition && `Note: ${addition}`];
  return words.filter(Boolean).join('\n');
}

/** What the backend must do for it, in addition to what every request owes. */
async function orderOf(payload: Payload, req: PayloadRequest, { document, email, id }: Lead) {
  if (document && email) return 'document-link';
  const { totalDocs } = await payload.count({ collection: 'bookings', where: { lead: { equals: id } }, req });
  return totalDocs > 0 ? 'call-booking' : undefined;
}
