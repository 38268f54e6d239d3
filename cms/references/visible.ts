import type { CollectionSlug } from 'payload';

/** Collections whose documents visitors see. Sales' records may name documents too, but break by nobody's leaving. */
export const visibleCollections = [
  'pages',
  'articles',
  'glossary',
  'events',
  'reviews',
  'offices',
  'categories',
  'tags',
  'redirects',
] as const satisfies CollectionSlug[];
