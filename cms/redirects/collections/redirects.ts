import type { CollectionConfig, TextField } from 'payload';
import { contentAccess } from '../../access/access.ts';
import { chosenBy } from '../../fields/chosenBy.ts';
import { touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { checkRedirect } from '../checkRedirect.ts';
import { faultOfPath, withoutTrailingSlash } from '../redirectPath.ts';

/** Addresses that were, and where they lead now. Made by editors, and by themselves where an address changes. */
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
  hooks: { beforeChange: [checkRedirect], afterChange: [touchOnChange], afterDelete: [touchOnDelete] },
  fields: [
    path('from', 'The address that was, such as /services/old-name', { unique: true }),
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

function goal(): TextField {
  const { admin, ...field } = path('to', 'Where it leads now. Not an address that is redirected itself');
  return { ...field, ...chosenBy('link', admin) };
}

function path(name: string, description: string, options: { unique?: boolean } = {}): TextField {
  return {
    name,
    type: 'text',
    required: true,
    index: true,
    ...options,
    admin: { description },
    hooks: { beforeValidate: [({ value }) => withoutTrailingSlash(value)] },
    validate: (value: unknown) => faultOfPath(value) ?? true,
  };
}
