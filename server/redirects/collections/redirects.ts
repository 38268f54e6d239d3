import type { CollectionConfig, PayloadRequest, TextField } from 'payload';
import { chosenBy } from '../../fields/chosenBy.ts';
import { takeTurn, touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { freeInTrash, showOutOfTrash } from '../../trash/withTrash.ts';
import { checkRedirect } from '../checkRedirect.ts';
import { exportEndpoint, importEndpoint } from '../importRedirects.ts';
import { faultOfPath, readTypedPath, readTypedTarget } from '../redirectPath.ts';

/** Former addresses, and where they lead now. Made by editors, and automatically where an address changes. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'isPermanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    group: 'Pages',
    description: 'Made by itself when the address of a published page or article changes',
    components: { beforeListTable: ['/redirects/admin/RedirectsCsv.tsx#RedirectsCsv'] },
  },
  defaultSort: 'from',
  endpoints: [importEndpoint, exportEndpoint],
  hooks: {
    beforeOperation: [takeTurn],
    beforeChange: [freeInTrash('from'), checkRedirect],
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
  return {
    ...field,
    unique: true,
    // The page of visits leads here with an address that nobody found.
    defaultValue: ({ req }: { req?: PayloadRequest }) =>
      typeof req?.query?.from === 'string' ? req.query.from : undefined,
    hooks: { ...hooks, afterRead: [showOutOfTrash] },
  };
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
