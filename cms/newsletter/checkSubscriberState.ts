import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import type { Subscriber } from '../payload-types.ts';

/** What people may make of a reader's state. The click in the mail alone enters somebody: it is the consent. */
const allowed: Record<Subscriber['state'], readonly Subscriber['state'][]> = {
  quarantine: ['waiting', 'left'],
  waiting: ['left'],
  entered: ['left'],
  left: [],
};

/** Refuses what would be a consent that nobody gave; notes when somebody of sales left a reader out. */
export const checkSubscriberState: CollectionBeforeChangeHook<Subscriber> = ({ data, operation, originalDoc, req }) => {
  const before = originalDoc?.state;
  if (operation !== 'update' || !req.user || !before || !data.state || data.state === before) return data;
  if (!allowed[before].includes(data.state)) {
    const message = 'A reader can be rescued from quarantine, or set to Left. Entering is theirs alone, by the email';
    throw new ValidationError({ collection: 'subscribers', errors: [{ path: 'state', message }] }, req.t);
  }
  return data.state === 'left' ? { ...data, leftAt: new Date().toISOString() } : data;
};
