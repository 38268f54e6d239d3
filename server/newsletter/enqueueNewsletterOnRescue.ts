import type { CollectionAfterChangeHook } from 'payload';
import { enqueueToSubscriber } from '../delivery/enqueueDeliveries.ts';
import type { Subscriber } from '../payload-types.ts';

/**
 * Owes a subscriber whom sales rescue from quarantine the email that asks to confirm, as for anybody who asks for the
 * newsletter. Where the subscriber asks again meanwhile, that request owes it.
 */
export const enqueueNewsletterOnRescue: CollectionAfterChangeHook<Subscriber> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.state !== 'quarantine' || !req.user) return;
  // Read again: `doc` has only the fields that the caller selected.
  const { state } = await req.payload.findByID({ collection: 'subscribers', id: doc.id, depth: 0, joins: false, req });
  if (state === 'waiting') await enqueueToSubscriber(req.payload, req, doc.id);
};
