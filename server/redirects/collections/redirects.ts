import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook, TextField } from 'payload';
import { contentAccess } from '../../access/access.ts';
import { chosenBy } from '../../fields/chosenBy.ts';
import { touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { nameInTrash, nameOutOfTrash } from '../../slugs/nameInTrash.ts';
import { checkRedirect } from '../checkRedirect.ts';
import { faultOfPath, readTypedPath, readTypedTarget } from '../redirectPath.ts';

/** Frees the address of a redirect in the trash for other redirects. */
const freeAddressInTrash: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { deletedAt = originalDoc?.deletedAt, from = originalDoc?.from } = data;
  return deletedAt && originalDoc ? { ...data, from: nameInTrash(from, originalDoc.id) } : data;
};

/** Shows the original address in the trash too, and restores it from there. */
const showOriginalAddress: FieldHook = ({ originalDoc, value }) =>
  typeof value === 'string' && originalDoc ? nameOutOfTrash(value, originalDoc.id) : value;

/** Former addresses, and where they lead now. Made by editors, and automatically where an address changes. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'isPermanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    group: 'Pages',
    description: 'Made by itself when the address of a published page or article changes',
  },
  access: contentAccess,
  defaultSort: 'from',
  hooks: {
    beforeChange: [freeAddressInTrash, checkRedirect],
    afterChange: [touchOnChange],
    afterDelete: [touchOnDelete],
  },
  fields: [
    origin(),
    goal(),
    {
      name: 'isPermanent',
      type: 'checkbox',
      label: 'For good',
      defaultValue: true,
      admin: { description: 'Search engines then move what they know of the old address to the new one' },
    },
  ],
};

function origin(): TextField {
  const { hooks, ...field } = path('from', readTypedPath, 'The address that was, such as /services/old-name');
  return { ...field, unique: true, hooks: { ...hooks, afterRead: [showOriginalAddress] } };
}

function goal(): TextField {
  const { admin, ...field } = path(
    'to',
    readTypedTarget,
    'Where it leads now. Not an address that is redirected itself',
  );
  return { ...field, ...chosenBy('link', admin) };
}

function path(name: string, read: (typed: unknown) => unknown, description: string): TextField {
  return {
    name,
    type: 'text',
    required: true,
    index: true,
    admin: { description },
    hooks: { beforeValidate: [({ value }) => read(value)] },
    // A redirect in the trash was checked before, and has no effect.
    validate: (value: unknown, { data }: { data: { deletedAt?: unknown } }) =>
      Boolean(data.deletedAt) || (faultOfPath(value) ?? true),
  };
}
