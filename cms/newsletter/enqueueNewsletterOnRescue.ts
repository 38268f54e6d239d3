import type { CollectionAfterChangeHook } from 'payload';
import { enqueueToSubscriber } from '../delivery/enqueueDeliveries.ts';
import type { Subscriber } from '../payload-types.ts';

/**
 * A reader whom sales take out of quarantine is owed the mail that asks to confirm, as anybody who asks for the newsletter.
 * Where the reader asks again meanwhile, that asking owes it.
 */
export const enqueueNewsletterOnRescue: CollectionAfterChangeHook<Subscriber> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.state !== 'quarantine' || !req.user) return;
  // Read anew: `doc` has only what the caller asked to be answered.
  const { state } = await req.payload.findByID({ collection: 'subscribers', id: doc.id, depth: 0, joins: false, req });
  if (state === 'waiting') await enqueueToSubscriber(req.payload, req, doc.id);
};
