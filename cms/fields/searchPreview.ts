import type { UIField } from 'payload';

/** Shows how search engines and shared links show a document. `instead`: fields that stand in for empty ones. */
export function searchPreview(instead: { title: string; description: string[] }): UIField {
  return {
    name: 'searchPreview',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: { path: '/admin/search/SearchPreview.tsx#SearchPreview', clientProps: { instead } } },
    },
  };
}
