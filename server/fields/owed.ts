import type { Field } from 'payload';

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

export const owedForLead: Field = {
  name: 'lead',
  label: 'Request',
  type: 'relationship',
  relationTo: 'leads',
  index: true,
  admin: { position: 'sidebar' },
};

export const owedForSubscriber: Field = {
  name: 'subscriber',
  type: 'relationship',
  relationTo: 'subscribers',
  index: true,
  admin: { position: 'sidebar', condition: (data) => Boolean(data.subscriber) },
};

/** Only admins read rows with one, because they may carry a link to an account. */
export const owedForUser: Field = {
  name: 'user',
  label: 'Account',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  admin: { position: 'sidebar', condition: (data) => Boolean(data.user) },
};

export const owedAttempts: Field = {
  name: 'attempts',
  type: 'number',
  required: true,
  defaultValue: 0,
  min: 0,
  admin: { position: 'sidebar' },
};
