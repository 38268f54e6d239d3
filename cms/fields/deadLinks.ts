import type { UIField } from 'payload';

/** Tells beside a document which of its links lead nowhere. */
export const deadLinks: UIField = {
  name: 'deadLinks',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/admin/targets/DeadLinks.tsx#DeadLinks' },
  },
};
