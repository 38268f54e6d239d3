import type { CollectionConfig } from 'payload';
import { z } from 'zod';

/**
 * What happened to a document for visitors. `rendered` concerns no document: somebody had every page rendered again.
 */
const changeKinds = ['published', 'unpublished', 'deleted', 'rendered'] as const;

export type ChangeKind = (typeof changeKinds)[number];

const namedChange = z.object({
  of: z.string(),
  document: z.number().nullish(),
  title: z.string(),
  kind: z.enum(changeKinds),
  by: z.string().nullish(),
});

/** The changes that a release names, newest first. */
export function changesOf({ changes }: { changes?: unknown }): z.infer<typeof namedChange>[] {
  return z.array(namedChange).catch([]).parse(changes);
}

/** The history of the site: each release, what it contained, and who published it. */
export const releases: CollectionConfig = {
  slug: 'releases',
  admin: { hidden: true, useAsTitle: 'release' },
  defaultSort: '-id',
  fields: [
    { name: 'release', type: 'text', required: true, index: true },
    { name: 'lastChange', type: 'number' },
    /** The number of changes, and those that the history names. */
    { name: 'changeCount', type: 'number', required: true },
    { name: 'changes', type: 'json', required: true },
    { name: 'total', type: 'number', required: true },
    { name: 'rendered', type: 'number', required: true },
    { name: 'removed', type: 'number', required: true },
    { name: 'ms', type: 'number', required: true },
    { name: 'faults', type: 'json', required: true },
  ],
};

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
