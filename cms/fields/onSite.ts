import type { UIField } from 'payload';

/** Tells beside a document whether visitors see it as it was published. */
export const onSite: UIField = {
  name: 'onSite',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '/publishing/admin/OnSite.tsx#OnSite' } },
};
