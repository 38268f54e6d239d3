import type { UIField } from 'payload';

/** Shows next to a document what to check before visitors see it. */
export const readiness: UIField = {
  name: 'readiness',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/readiness/admin/Readiness.tsx#Readiness' },
  },
};
