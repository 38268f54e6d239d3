import type { UIField } from 'payload';

/** Shows next to a document which others link to it, name it or show it. */
export const usedIn: UIField = {
  name: 'usedIn',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/references/admin/UsedIn.tsx#UsedIn' } },
};
