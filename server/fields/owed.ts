import type { CollectionSlug, Field } from 'payload';

/** The status of something owed. `done`: the status and its word for success. */
export function owedStatus(done: { value: string; label: string }): Field {
  return {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'owed',
    index: true,
    options: [{ value: 'owed', label: 'Owed' }, done, { value: 'failed', label: 'Failed' }],
    admin: { position: 'sidebar' },
  };
}

/** What it is about, beside its form. Hidden, or where there is none left out, if its kind of row seldom has one. */
export const owedFor = (
  name: string,
  label: string,
  relationTo: CollectionSlug,
  shown: 'always' | 'if any' | 'never' = 'if any',
): Field => ({
  name,
  label,
  type: 'relationship',
  relationTo,
  index: true,
  admin: {
    position: 'sidebar',
    hidden: shown === 'never',
    ...(shown === 'if any' ? { condition: (data) => Boolean(data[name]) } : {}),
  },
});

export const owedForLead = owedFor('lead', 'Request', 'leads', 'always');
export const owedForSubscriber = owedFor('subscriber', 'Subscriber', 'subscribers');
/** Only admins read rows with one, because they may carry a link to an account. */
export const owedForUser = owedFor('user', 'Account', 'users');

export const owedAttempts: Field = {
  name: 'attempts',
  type: 'number',
  required: true,
  defaultValue: 0,
  min: 0,
  admin: { position: 'sidebar' },
};
