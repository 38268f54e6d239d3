import type { CollectionConfig } from 'payload';
import { never, signedIn } from '../access/access.ts';

/** The history of the site: each release that was made, what it contained, and who wanted it. */
export const releases: CollectionConfig = {
  slug: 'releases',
  admin: { hidden: true, useAsTitle: 'release' },
  access: { read: signedIn, create: never, update: never, delete: never },
  defaultSort: '-id',
  fields: [
    { name: 'release', type: 'text', required: true, index: true },
    /** The last change that it contains. */
    { name: 'lastChange', type: 'number' },
    /** How many changes, and those that the history names. */
    { name: 'changeCount', type: 'number', required: true },
    { name: 'changes', type: 'json', required: true },
    { name: 'total', type: 'number', required: true },
    { name: 'rendered', type: 'number', required: true },
    { name: 'removed', type: 'number', required: true },
    { name: 'ms', type: 'number', required: true },
    { name: 'faults', type: 'json', required: true },
  ],
};
