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
      'The last part of the address: small letters, digits and hyphens. Where it changes, the old address of what is published leads to the new one',
  },
  validate: (value: unknown) =>
    (typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) ||
    'Small letters, digits and single hyphens',
};
