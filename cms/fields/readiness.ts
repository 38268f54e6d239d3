import type { UIField } from 'payload';

/** Tells beside a document what to look at before visitors see it. */
export const readiness: UIField = {
  name: 'readiness',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/readiness/admin/Readiness.tsx#Readiness' },
  },
};
