import type { UIField } from 'payload';

/** Tells beside a document where others link, name or show it. */
export const usedIn: UIField = {
  name: 'usedIn',
  type: 'ui',
  admin: { position: 'sidebar', disableListColumn: true, components: { Field: '/references/admin/UsedIn.tsx#UsedIn' } },
};
