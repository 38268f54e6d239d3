import type { CollectionConfig, PayloadRequest, TextField } from 'payload';
import { chosenBy } from '../../fields/chosenBy.ts';
import { takeTurn, touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { freeInTrash, showOutOfTrash } from '../../trash/withTrash.ts';
import { checkRedirect } from '../checkRedirect.ts';
import { exportEndpoint, importEndpoint } from '../importRedirects.ts';
import { faultOfPath, readTypedPath, readTypedTarget } from '../redirectPath.ts';

const from = path('from', readTypedPath);

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
    {
      ...from,
      unique: true,
      admin: { description: 'The address that was, such as /services/old-name' },
      // The page of visits leads here with an address that nobody found.
      defaultValue: ({ req }: { req?: PayloadRequest }) =>
        typeof req?.query?.from === 'string' ? req.query.from : undefined,
      hooks: { ...from.hooks, afterRead: [showOutOfTrash] },
    },
    {
      ...path('to', readTypedTarget),
      ...chosenBy('link', { description: 'Where it leads now. Not an address that is redirected itself' }),
    },
    {
      name: 'isPermanent',
      type: 'checkbox',
      label: 'For good',
      defaultValue: true,
      admin: { description: 'Search engines then move what they know of the old address to the new one' },
    },
  ],
};

function path(name: string, read: (typed: unknown) => unknown): TextField {
  return {
    name,
    type: 'text',
    required: true,
    index: true,
    hooks: { beforeValidate: [({ value }) => read(value)] },
    // A redirect in the trash was checked before, and has no effect.
    validate: (value: unknown, { data }: { data: { deletedAt?: unknown } }) =>
      (Boolean(data.deletedAt) && typeof value === 'string') || (faultOfPath(value) ?? true),
  };
}
