import { bareSlug, slugIn } from '@frontage/contract/language.ts';
import { kindOf, pathOfStored } from '@frontage/kinds/kinds.ts';
import type { CollectionSlug, FieldHook, PayloadRequest } from 'payload';
import { idOf } from '../references/idOf.ts';
import { languageIn, slugOf, slugOnSite } from './slugOf.ts';

/** The title of a document, from the fields that can contain it. */
export function titleIn(data: { title?: unknown; name?: unknown } | undefined): string {
  const title = data?.title ?? data?.name;
  return typeof title === 'string' ? title : '';
}

/**
 * Makes a slug from the title where there is none, and updates it with the title until somebody types another one or
 * the document is published: from then on its address changes only on purpose.
 */
export const makeSlugFromTitle: FieldHook = async (hook) => {
  const { collection, data, originalDoc, req, value } = hook;
  const title = titleIn(data) || titleIn(originalDoc);
  const held = typeof originalDoc?.slug === 'string' ? bareSlug(originalDoc.slug) : undefined;
  const slug: unknown = value ?? held;
  if (!collection || slugOf(title) === '') return value;
  const isOwn = typeof slug === 'string' && slug !== '' && !follows(slug, titleIn(originalDoc));
  if (isOwn || (slug && slugOf(title) === slugOf(titleIn(originalDoc)))) return value;
  if (slug && (slug !== held || (await isPublished(req, collection.slug, originalDoc?.id)))) return value;
  const language = languageIn(hook);
  const wanted = slugIn(language, await slugOnSite(req, title, language));
  return findFreeSlug(req, collection.slug, wanted, { ownId: originalDoc?.id });
};

/**
 * Stores the slug in the language of its document. The first page of a language is the twin of the first page, whatever
 * its title.
 */
export const keepLanguage: FieldHook = async (hook) => {
  const { collection, data, originalDoc, req, value } = hook;
  if (typeof value !== 'string' || value === '') return value;
  const language = languageIn(hook);
  const id = language && collection?.slug === 'pages' ? idOf(originalDoc?.original ?? data?.original) : undefined;
  const original = id && (await req.payload.findByID({ collection: 'pages', id, ...asTwin, req }));
  return slugIn(language, original && pathOfStored(kindOf('pages'), { ...original }) === '/' ? original.slug : value);
};

const asTwin = { depth: 0, draft: true, disableErrors: true, select: { slug: true, type: true } } as const;

export const makeSlugOfCopy: FieldHook = ({ collection, req, value }) =>
  collection && typeof value === 'string' ? findFreeSlug(req, collection.slug, value) : value;

/** True where the slug was made from the title, with or without a number. */
function follows(slug: string, title: string): boolean {
  // Whatever the language of the site was when it was made.
  return [slugOf(title), slugOf(title, 'de')].some(
    (made) =>
      made !== '' && (slug === made || (slug.startsWith(`${made}-`) && /^\d+$/.test(slug.slice(made.length + 1)))),
  );
}

/** A collection without drafts is always published. */
async function isPublished(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<boolean> {
  if (typeof id !== 'number') return false;
  const stored = await req.payload.db.findOne<{ id: number; _status?: string }>({
    collection,
    where: { id: { equals: id } },
    req,
  });
  return stored?._status !== 'draft';
}

/** The wanted slug, or name, where it is free, else the first free one of `slug-2`, `slug-3` and so on. */
export async function findFreeSlug(
  req: PayloadRequest,
  collection: CollectionSlug,
  wanted: string,
  { field = 'slug', ownId }: { field?: 'slug' | 'name'; ownId?: number | string } = {},
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await holdersOf(req, collection, field, slug)).some((id) => id !== ownId)) return slug;
  }
}

/** Bypasses Payload's operations, because documents in the trash count too, and drafts that were never published. */
async function holdersOf(req: PayloadRequest, collection: CollectionSlug, field: string, slug: string) {
  const { db } = req.payload;
  const some = { collection, limit: 2, pagination: false, req };
  const { docs } = await db.find<{ id: number }>({ ...some, where: { [field]: { equals: slug } }, select: {} });
  if (!req.payload.collections[collection].config.versions?.drafts) return docs.map(({ id }) => id);
  const drafts = await db.queryDrafts<{ id: number }>({ ...some, where: { [`version.${field}`]: { equals: slug } } });
  return [...docs, ...drafts.docs].map(({ id }) => id);
}
