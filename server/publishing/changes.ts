import type { CollectionConfig } from 'payload';

/**
 * What happened to a document for visitors. `rendered` concerns no document: somebody had every page rendered again.
 */
export const changeKinds = ['published', 'unpublished', 'deleted', 'rendered'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * Every change of what visitors see, in order: by these the history of the site tells what each release contained, and
 * who published it. Written in the transaction of the change.
 */
export const changes: CollectionConfig = {
  slug: 'changes',
  admin: { hidden: true },
  fields: [
    { name: 'of', type: 'text', required: true },
    { name: 'document', type: 'number', index: true },
    { name: 'title', type: 'text', required: true },
    { name: 'kind', type: 'select', options: [...changeKinds], required: true },
    /** The name at that time. Empty where a program made the change. */
    { name: 'by', type: 'text' },
  ],
};
