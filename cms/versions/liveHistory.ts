import type { CollectionSlug, GlobalSlug } from 'payload';

/**
 * What people write and what holds as soon as it is saved. Left out is what a version cannot bring back: pictures and
 * documents, whose files are replaced; accounts and webhooks, whose secrets would stay; and what visitors, sales and
 * programs leave.
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
