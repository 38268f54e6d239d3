import type { TextField } from 'payload';

/** The last part of an address; unique in its collection. */
export const slug: TextField = {
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: {
    position: 'sidebar',
    description:
      'The last part of the address: small letters, digits and hyphens. Changing it breaks links from elsewhere',
  },
  validate: (value: unknown) =>
    (typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) ||
    'Small letters, digits and single hyphens',
};
