import type { CollectionAfterChangeHook } from 'payload';
import type { Lead } from '../payload-types.ts';
import { oweForRequest } from './oweDeliveries.ts';

/** A request that sales take out of quarantine owes what it would have owed at once; in the same transaction. */
export const oweOnRescue: CollectionAfterChangeHook<Lead> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || previousDoc.status !== 'quarantine' || doc.status === 'quarantine') return;
  // Put back into quarantine and rescued again: nobody is told twice.
  const { totalDocs } = await req.payload.count({ collection: 'deliveries', where: { lead: { equals: doc.id } }, req });
  if (totalDocs === 0) await oweForRequest(req.payload, req, doc.id, doc.email ?? null);
};
