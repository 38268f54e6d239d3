import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { kindOf, type Named, type PagedCollection, timesOf, typeOf } from '@frontage/kinds/kinds.ts';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { findPath } from '../fields/address.ts';
import { findSpokenPath } from '../fields/language.ts';
import type { Sought } from './referencesIn.ts';

/** A published document that blocks may name. */
export type PublishedName = Extract<Sought, { kind: 'name' }> & {
  title: string;
  /** The time in ms from which visitors see it. */
  from: number;
};

/** What leads visitors to a document; nothing while it is not published. */
interface Published {
  path?: string | undefined;
  /** Undefined where blocks cannot name it. */
  name?: PublishedName | undefined;
}

/** The address and the name of a document. A newer draft does not count. */
export async function findPublished(
  collection: PagedCollection,
  id: number,
  req: PayloadRequest,
): Promise<Published & { stored?: Stored }> {
  const found = await req.payload.findByID({ collection, id, depth: 0, draft: false, disableErrors: true, req });
  if (found?._status !== 'published') return {};
  const stored: Stored = { ...found };
  const kind = kindOf(collection);
  const path = await findPath(collection, stored, req);
  const named = namedAs(kind, typeOf(kind, stored));
  return {
    stored,
    path: path && (await findSpokenPath(req.payload, path, req)),
    name: named && {
      ...{ kind: 'name', named, name: found.slug },
      title: String(stored[kind.title]),
      from: timesOf(kind, stored).from,
    },
  };
}

/** The name by which blocks refer to documents of a kind and a type; undefined where they do not. */
function namedAs({ named = {} }: Kind, type: string): Named | undefined {
  const [name] = Object.entries(named).find(([, how]) => how.type === undefined || how.type === type) ?? [];
  return name as Named | undefined;
}

/** Remembers what leads to a document before it is changed; see {@link publishedBefore}. */
export function rememberPublished(collection: PagedCollection): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const id: unknown = originalDoc?.id;
    if (typeof id !== 'number') return data;
    const { name, path } = await findPublished(collection, id, req);
    // Accessed after the look-up: each call replaces the context of the request. Without the document, as a request may
    // change thousands.
    req.context[keyOf(collection, id)] = { name, path };
    return data;
  };
}

/** What led visitors to a document before it was changed. */
export function publishedBefore(req: PayloadRequest, collection: PagedCollection, id: number): Published {
  return (req.context[keyOf(collection, id)] as Published | undefined) ?? {};
}

function keyOf(collection: PagedCollection, id: number): string {
  return `published ${collection} ${id}`;
}
