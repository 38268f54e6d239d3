import { formatDate } from '@frontage/contract/primitives/dates.ts';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import type { Article } from '../payload-types.ts';
import type { HasLayout } from '../texts/textOfLayout.ts';
import { idOf } from './idOf.ts';
import { type NamedReference, namesIn } from './namesIn.ts';

/** Set in the context of a request by code that stores documents which name each other, and checks them afterwards. */
export const referencesAreCheckedLater = 'referencesAreCheckedLater';

/**
 * Refuses to publish a document whose blocks name something that does not exist: its page could not be rendered. As a
 * draft it is stored.
 */
export function checkReferences(collection: HasLayout): CollectionBeforeChangeHook {
  return async ({ context, data, originalDoc, req }) => {
    if (context[referencesAreCheckedLater]) return data;
    const written = { ...originalDoc, ...data };
    const faults = await findFaults(collection, written, req);
    if (faults.length === 0) return data;
    // A document that goes into the trash needs no page.
    if (written.deletedAt) return data;
    if (written._status === 'published') {
      // The label is part of the sentence that the editor sees above the form.
      const errors = faults.map((fault) => ({ ...fault, label: fault.message }));
      throw new ValidationError({ collection, errors, ...(originalDoc ? { id: originalDoc.id } : {}), req });
    }
    return data;
  };
}

interface Fault {
  path: string;
  message: string;
}

/** What a document names that does not exist, with the place and the reason. */
export async function findFaults(
  collection: HasLayout,
  document: { layout?: unknown; slug?: string; date?: string | null; type?: string; category?: Article['category'] },
  req: PayloadRequest,
): Promise<Fault[]> {
  const ofCategory = collection === 'articles' ? await findFaultOfCategory(idOf(document.category), req) : [];
  return [...ofCategory, ...(await findFaultsOfNames(collection, document, req))];
}

/**
 * An article that was not published while its category was deleted, for example in the trash, has no address any more.
 */
async function findFaultOfCategory(id: number | undefined, req: PayloadRequest): Promise<Fault[]> {
  if (id === undefined) return [];
  const { totalDocs } = await req.payload.count({ collection: 'categories', where: { id: { equals: id } }, req });
  const message = 'Its category was deleted: bring it back from the trash, or choose another one';
  return totalDocs === 0 ? [{ path: 'category', message }] : [];
}

async function findFaultsOfNames(
  collection: HasLayout,
  document: { layout?: unknown; slug?: string; date?: string | null; type?: string },
  req: PayloadRequest,
): Promise<Fault[]> {
  // A page without its event or its file can be rendered: the editor is told next to the document.
  const names = namesIn(collection, document.layout).filter(({ kind }) => kind === 'article' || kind === 'case');
  if (names.length === 0) return [];
  const dates = await readDatesOfArticles(slugsOf(names, 'article'), req);
  const cases = await findPublishedCases(slugsOf(names, 'case'), req);
  // A document may name itself, and a later article may name what appears no later than itself.
  if (collection === 'articles' && document.slug) dates.set(document.slug, 0);
  if (document.type === 'case' && document.slug) cases.add(document.slug);
  const shownFrom = Math.max(Date.now(), collection === 'articles' && document.date ? Date.parse(document.date) : 0);

  return names.flatMap(({ kind, slug, path, place }) => {
    const date = kind === 'case' ? (cases.has(slug) ? 0 : undefined) : dates.get(slug);
    if (date === undefined) return [{ path, message: `${place}: no published ${kind} has the address "${slug}"` }];
    if (date <= shownFrom) return [];
    return [{ path, message: `${place}: the article "${slug}" appears on ${formatDate(new Date(date))} only` }];
  });
}

function slugsOf(names: NamedReference[], wanted: NamedReference['kind']): string[] {
  return [...new Set(names.filter(({ kind }) => kind === wanted).map(({ slug }) => slug))];
}

async function readDatesOfArticles(slugs: string[], req: PayloadRequest): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'articles',
    where: { and: [{ slug: { in: slugs } }, { _status: { equals: 'published' } }] },
    select: { slug: true, date: true },
    pagination: false,
    depth: 0,
    req,
  });
  return new Map(docs.map(({ slug, date }) => [slug, Date.parse(date)]));
}

async function findPublishedCases(slugs: string[], req: PayloadRequest): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ slug: { in: slugs } }, { type: { equals: 'case' } }, { _status: { equals: 'published' } }] },
    select: { slug: true },
    pagination: false,
    depth: 0,
    req,
  });
  return new Set(docs.map(({ slug }) => slug));
}
