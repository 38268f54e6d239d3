import type { FieldHook, NumberField } from 'payload';
import { say } from '../admin/say.ts';

/** The number by which the content API identifies a category or a tag: the next one, unless another is given. */
export function termId(collection: 'categories' | 'tags'): NumberField {
  const nextNumber: FieldHook = async ({ operation, req, value }) => {
    if (operation !== 'create' || (value !== undefined && value !== null && value !== '')) return value;
    const highest = { collection, sort: '-term_id', limit: 1, pagination: false, depth: 0, trash: true, req } as const;
    return ((await req.payload.find(highest)).docs[0]?.term_id ?? 0) + 1;
  };
  return {
    name: 'term_id',
    type: 'number',
    label: 'Number',
    required: true,
    unique: true,
    index: true,
    min: 1,
    // For imports and the API: editors need not know it.
    admin: { hidden: true },
    hooks: { beforeValidate: [nextNumber] },
    validate: (value: unknown, { operation }: { operation?: string }) =>
      (Number.isSafeInteger(value) && Number(value) >= 1) ||
      // The form validates before it is sent; the number is made on the server.
      (operation === 'create' && (value === undefined || value === null || value === '')) ||
      say('A whole number from 1 on'),
  };
}
