import type { UIField } from 'payload';

/** Previews a document in search engines and shared links. `instead`: fields that replace empty ones. */
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
