import { seenCollections } from '@frontage/kinds/kinds.ts';
import type { CollectionSlug } from 'payload';

/**
 * Collections whose documents visitors see. Sales' records may refer to documents too, but break by none that leaves.
 */
export const visibleCollections = [...seenCollections, 'redirects', 'short-links'] as const satisfies CollectionSlug[];
