import { bareSlug } from '@frontage/contract/language.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { kindOf, type PagedCollection, pathOfStored } from '@frontage/kinds/kinds.ts';
import type { FieldHook, PayloadRequest, TextField } from 'payload';
import { say } from '../admin/say.ts';
import { keepLanguage, makeSlugFromTitle, makeSlugOfCopy, titleIn } from '../slugs/makeSlugFromTitle.ts';
import { languageIn, slugOf, slugOnSite } from '../slugs/slugOf.ts';
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

export async function findPath(
  collection: PagedCollection,
  stored: Stored,
  req: PayloadRequest,
): Promise<string | undefined> {
  const kind: Kind = kindOf(collection);
  const under = kind.page?.under;
  const id = under && Number(stored[under.field]);
  if (!under || !id) return pathOfStored(kind, stored);
  const asked = { collection: under.collection, id, depth: 0, disableErrors: true, req } as const;
  return pathOfStored(kind, { ...stored, [under.field]: await req.payload.findByID(asked) });
}

/** In characters: the file name of a page ends in `.html.br`, and no file system takes more than 255 bytes. */
const maxLength = 200;

/** `https://example.com/Our work/` becomes `our-work`. A value without Latin letters or digits is refused. */
const readTypedSlug: FieldHook = async (hook) => {
  const { req, value } = hook;
  if (typeof value !== 'string' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return value;
  const [path = ''] = value.split(/[?#]/);
  const end = path.split('/').findLast((part) => part.trim() !== '') ?? '';
  return (await slugOnSite(req, end, languageIn(hook))) || value;
};

/** The last part of an address, unique in its collection. Made from the title where it is left empty. */
export const slug: TextField = {
  name: 'slug',
  label: 'URL slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: {
    position: 'sidebar',
    description:
      'The last part of the address: small letters, digits and hyphens. Made of the title where it is empty. Where it changes, the old address of what is published leads to the new one',
  },
  hooks: { beforeValidate: [readTypedSlug, makeSlugFromTitle, keepLanguage], beforeDuplicate: [makeSlugOfCopy] },
  validate: (value: unknown, { data }: { data: { title?: unknown; name?: unknown; deletedAt?: unknown } }) => {
    // The form validates before it is sent; the slug is made on the server.
    if (!value && slugOf(titleIn(data)) !== '') return true;
    if (typeof value !== 'string' || !/^(?:[a-z]{2}\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value))
      return say('Small letters, digits and single hyphens');
    if (bareSlug(value) === 'index') return say('Another word: the file of the first page is called index');
    // A document in the trash has a longer slug, and no page.
    return (
      value.length <= maxLength ||
      Boolean(data.deletedAt) ||
      say('At most {maxLength} characters; there are {value} now', { maxLength, value: value.length })
    );
  },
};
