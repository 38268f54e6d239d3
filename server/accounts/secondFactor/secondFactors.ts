import type { CollectionConfig } from 'payload';

/**
 * The secret of a person's codes, and which codes were used. Stored apart from the people themselves: Payload writes a
 * whole person at each sign-in, and could bring back a code that was used meanwhile. No interface reads or writes it.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: { singular: 'Second factor', plural: 'Second factors' },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
    // Sealed with PAYLOAD_SECRET.
    { name: 'secret', type: 'text', required: true },
    // Empty until the first code was right: until then nobody is asked for a code.
    { name: 'confirmedAt', type: 'date' },
    // The period of the last code that was used, counted from 1970.
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    // In a row. See factorEndpoints.ts.
    { name: 'wrongCodes', type: 'number' },
    { name: 'pausedUntil', type: 'date' },
    // Keyed hashes of the codes that are left.
    { name: 'recoveryCodes', type: 'text', hasMany: true },
  ],
};
