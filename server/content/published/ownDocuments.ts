import { bareSlug } from '@frontage/contract/language.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { type KindWith, pathOfStored, typeOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { idOf } from '../../references/idOf.ts';
import { fitObject } from '../fitTo.ts';
import { langOf } from '../toContract.ts';
import type { DocumentCache } from './documentCache.ts';
import type { Twin } from './inLanguage.ts';

/** A published document of a kind whose answers follow from its declaration. */
export interface OwnDocument extends Twin {
  type: string;
  /** ISO times: when it was first saved, and last. */
  date: string;
  modified: string;
  stored: Stored;
}

/** Every published document of a kind with pages, newest first, whatever the time. */
export async function readOwnDocuments(
  payload: Payload,
  cache: DocumentCache,
  kind: KindWith<'page'> & Kind,
): Promise<OwnDocument[]> {
  const { docs } = await payload.find({
    collection: kind.collection,
    where: { _status: { equals: 'published' } },
    sort: ['-createdAt', '-id'],
    depth: 0,
    pagination: false,
  });
  await cache.populate(kind.collection, docs);
  return docs.map((stored) => toOwnDocument(kind, stored));
}

type Saved = { id: number; slug: string; createdAt: string; updatedAt: string } & {
  language?: string | null;
  original?: number | { id: number } | null;
};

export function toOwnDocument(kind: Kind, stored: Saved): OwnDocument {
  const { createdAt: date, id, slug, updatedAt: modified } = stored;
  return {
    id,
    type: typeOf(kind, { ...stored }),
    slug,
    path: pathOfStored(kind, { ...stored }) ?? '',
    language: stored.language ?? undefined,
    original: idOf(stored.original),
    date,
    modified,
    stored: { ...stored },
  };
}

/** Whether visitors see it at a time. R11. */
export function isShownAt({ appears, ends }: Kind, stored: Stored, now: Date): boolean {
  const msAt = (field: string | undefined) => (field && stored[field] ? Date.parse(String(stored[field])) : undefined);
  return (msAt(appears) ?? 0) <= now.getTime() && (msAt(ends) ?? Number.POSITIVE_INFINITY) > now.getTime();
}

/** The answer about a document, in a list or whole: the fields of the schema, with its type, path and last change. */
export function answerOf(
  kind: Kind,
  as: 'listed' | 'whole',
  { modified, path, slug, stored, type }: OwnDocument,
): object {
  const schema = kind[as] ?? kind.listed;
  const own = { slug: bareSlug(slug), ...langOf(slug), path: path || undefined };
  return fitObject(schema?.shape ?? {}, { ...stored, type, modified, ...own });
}
