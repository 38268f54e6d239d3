import type { CollectionAfterChangeHook } from 'payload';
import { oweToSubscriber } from '../deliveries/oweDeliveries.ts';
import type { Subscriber } from '../payload-types.ts';

/**
 * A reader whom sales take out of quarantine is owed the mail that asks to confirm, as anybody who asks for the letter.
 * Where the reader asks again meanwhile, that asking owes it.
 */
export const oweLetterOnRescue: CollectionAfterChangeHook<Subscriber> = async ({ doc, previousDoc, req }) => {
  const isRescue = previousDoc?.state === 'quarantine' && doc.state === 'waiting';
  if (isRescue && req.user) await oweToSubscriber(req.payload, req, doc.id);
};
