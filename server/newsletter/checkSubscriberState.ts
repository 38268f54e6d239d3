import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import type { Subscriber } from '../payload-types.ts';

/**
 * The changes of state that people may make. Only the click in the email enters a subscriber, because it is the
 * consent.
 */
const allowed: Record<Subscriber['state'], readonly Subscriber['state'][]> = {
  quarantine: ['waiting', 'left'],
  waiting: ['left'],
  entered: ['left'],
  left: [],
};

/** Refuses changes that would be a consent nobody gave; records the time when somebody sets a subscriber to left. */
export const checkSubscriberState: CollectionBeforeChangeHook<Subscriber> = ({ data, operation, originalDoc, req }) => {
  const before = originalDoc?.state;
  if (operation !== 'update' || !req.user || !before || !data.state || data.state === before) return data;
  if (!allowed[before].includes(data.state)) {
    const message = 'A reader can be rescued from quarantine, or set to Left. Entering is theirs alone, by the email';
    throw new ValidationError({ collection: 'subscribers', errors: [{ path: 'state', message }] }, req.t);
  }
  return data.state === 'left' ? { ...data, leftAt: new Date().toISOString() } : data;
};
