import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { isTrashing } from './isTrashing.ts';

/** Hooks of a collection. */
export interface Removal {
  beforeChange: CollectionBeforeChangeHook[];
  beforeDelete: CollectionBeforeDeleteHook[];
}

/** Asks, before a document goes into the trash or for good, whether it may; `ask` throws where it may not. */
export function whenRemoved(ask: (req: PayloadRequest, id: number) => Promise<void>): Removal {
  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    if (isTrashing(data, originalDoc)) await ask(req, originalDoc.id);
    return data;
  };
  return { beforeChange: [beforeChange], beforeDelete: [({ id, req }) => ask(req, Number(id))] };
}
