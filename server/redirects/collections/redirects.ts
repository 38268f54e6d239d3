import { isOfSite } from '@frontage/contract/hostPaths.ts';
import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type FieldHook,
  type TextField,
  ValidationError,
} from 'payload';
import { contentAccess } from '../../access/access.ts';
import { chosenBy } from '../../fields/chosenBy.ts';
import { touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { nameInTrash, nameOutOfTrash } from '../../slugs/nameInTrash.ts';
import { faultOfTarget, findPublishedAt } from '../findPublishedAt.ts';
import { faultOfPath, readTypedPath, readTypedTarget } from '../redirectPath.ts';

/**
 * Refuses a redirect that could not work: one that forms a circle, leads to another redirect or to nothing, begins where
 * requests never arrive, or hides a published document.
 */
const checkRedirect: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // A redirect in the trash has no effect.
  if (data.deletedAt) return data;
  const from = String(data.from ?? originalDoc?.from);
  const to = String(data.to ?? originalDoc?.to);
  const refuse = (path: 'from' | 'to', message: string) => {
    // The label is part of the sentence that the editor sees above the form.
    throw new ValidationError({ collection: 'redirects', errors: [{ path, message, label: message }], req }, req.t);
  };
  if (from === '/') refuse('from', 'The first page of the site stays where it is');
  if (isOfSite(from)) refuse('from', `${from} is answered by the site itself: nobody would be led on from there`);
  if (from === to) refuse('to', `${from} would lead to itself`);

  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: {
      and: [
        { or: [{ from: { in: [from, to] } }, { to: { equals: from } }] },
        ...(originalDoc?.id === undefined ? [] : [{ id: { not_equals: originalDoc.id } }]),
      ],
    },
    pagination: false,
    depth: 0,
    req,
  });
  const same = docs.find((one) => one.from === from);
  if (same) refuse('from', `${from} is redirected to ${same.to} already`);
  const further = docs.find((one) => one.from === to);
  if (further?.to === from) refuse('to', `${to} is redirected to ${from} already: the two would go round in a circle`);
  if (further) refuse('to', `${to} is itself redirected to ${further.to}. Lead to ${further.to} at once`);
  const earlier = docs.find((one) => one.to === from);
  if (earlier) refuse('from', `${earlier.from} is redirected to ${from}. Lead ${earlier.from} to ${to} first`);

  const document = await findPublishedAt(req, from);
  if (document) refuse('from', `${from} is the address of ${document}, which is published`);
  // Programs may write a redirect before its target, as people cannot.
  const missing = req.user ? await faultOfTarget(req, to) : undefined;
  if (missing) refuse('to', missing);
  return data;
};

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
