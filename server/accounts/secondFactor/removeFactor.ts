import type { CollectionBeforeDeleteHook } from 'payload';
import { endFactor } from './factorStore.ts';

/** Removes the second factor with the person. */
export const removeFactor: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await endFactor(req.payload, Number(id), req);
};
