import type { CollectionSlug, GlobalSlug } from 'payload';

/**
 * Collections that people edit and whose changes apply as soon as they are saved. Those whose versions could not be
 * restored are left out: pictures and documents, whose files are replaced; accounts and webhooks, whose secrets would
 * stay; and data from visitors, sales and programs.
 */
export const liveCollections = [
  'forms',
  'redirects',
  'categories',
  'tags',
  'glossary',
  'offices',
  'events',
  'reviews',
  'answer-templates',
] as const satisfies CollectionSlug[];

export const liveGlobals = ['booking', 'retention'] as const satisfies GlobalSlug[];
