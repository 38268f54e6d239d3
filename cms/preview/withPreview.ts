import type { CollectionConfig } from 'payload';
import { type PreviewLinks, previewCollections } from './previewLinks.ts';

/** Widths of the design, in px. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/** A collection whose documents can be looked at as they will be: beside the form, and by a link to share. */
export function withPreview(collection: CollectionConfig, links: PreviewLinks): CollectionConfig {
  const addressOf = (document: Record<string, unknown>, isLive: boolean): string | null => {
    const known = previewCollections.find((slug) => slug === collection.slug);
    return known && typeof document.id === 'number'
      ? links.issue({ collection: known, id: document.id, isLive })
      : null;
  };
  return {
    ...collection,
    admin: {
      ...collection.admin,
      preview: (document) => addressOf(document, false),
      livePreview: { breakpoints, url: ({ data }) => addressOf(data, true) },
    },
  };
}
