import type { CollectionBeforeDeleteHook } from 'payload';
import { endFactor } from './factorStore.ts';

/** Somebody who goes takes the second factor along. */
export const removeFactor: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await endFactor(req.payload, Number(id), req);
};
