import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { kindOf, type PagedCollection, pathOfStored } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest, TextField } from 'payload';
import { findSpokenPath } from './language.ts';

/**
 * The full address of a document with a page, stored so that lists can show and search it. It is stored in the product's
 * own words, and read in those of its language, so that a changed word changes no document.
 */
export function address(collection: PagedCollection): TextField {
  return {
    name: 'address',
    type: 'text',
    index: true,
    admin: {
      hidden: true,
      disableBulkEdit: true,
      components: { Cell: '/publishing/admin/AddressCell.tsx#AddressCell' },
    },
    hooks: {
      beforeChange: [
        async ({ data, originalDoc, req }) => (await findPath(collection, { ...originalDoc, ...data }, req)) ?? null,
      ],
      afterRead: [async ({ req, value }) => (value ? findSpokenPath(req.payload, String(value), req) : value)],
      beforeDuplicate: [() => null],
    },
  };
}

/** The path of a stored document; undefined where it has none yet. */
export async function findPath(
  collection: PagedCollection,
  stored: Stored,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { page }: Kind = kindOf(collection);
  const under = page?.under;
  const id = under && Number(stored[under.field]);
  if (!stored.slug || (under && !id)) return undefined;
  const related =
    under && id
      ? await req.payload.findByID({ collection: under.collection, id, depth: 0, disableErrors: true, req })
      : undefined;
  return pathOfStored(kindOf(collection), under ? { ...stored, [under.field]: related } : stored);
}
