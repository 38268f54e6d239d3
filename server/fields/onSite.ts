import type { UIField } from 'payload';

/** Shows next to a document whether visitors see it as it was published. */
export const onSite: UIField = {
  name: 'onSite',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '/publishing/admin/OnSite.tsx#OnSite' } },
};
