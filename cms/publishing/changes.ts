import type { CollectionConfig } from 'payload';
import { never, signedIn } from '../access/access.ts';

/** What became of a document for visitors; `rendered`: of no document, somebody had every page rendered again. */
export const changeKinds = ['published', 'unpublished', 'deleted', 'rendered'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * Every change of what visitors see, in the order in which they were made: the history of the site tells by them what
 * each release contained, and who published it. Written in the transaction of the change.
 */
export const changes: CollectionConfig = {
  slug: 'changes',
  admin: { hidden: true },
  access: { read: signedIn, create: never, update: never, delete: never },
  fields: [
    { name: 'of', type: 'text', required: true },
    { name: 'document', type: 'number', index: true },
    { name: 'title', type: 'text', required: true },
    { name: 'kind', type: 'select', options: [...changeKinds], required: true },
    /** As the name was then. Empty where a program made the change. */
    { name: 'by', type: 'text' },
  ],
};
