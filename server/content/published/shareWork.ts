import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Does the work once for all who ask in the same turn of the event loop. It begins after the last of them has asked, so
 * nobody gets a result from before they asked.
 */
export function shareWork<Outcome>(work: () => Promise<Outcome>): () => Promise<Outcome> {
  let waiting: Promise<Outcome> | undefined;
  return () => {
    waiting ??= nextTurn().then(() => {
      waiting = undefined;
      return work();
    });
    return waiting;
  };
}
