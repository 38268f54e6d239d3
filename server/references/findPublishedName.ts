import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { kindOf, type Named, type PagedCollection, typeOf } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import type { NamedReference } from './namesIn.ts';

/** A published document that blocks may name. */
export interface PublishedName extends Pick<NamedReference, 'kind' | 'slug'> {
  title: string;
  /** From when visitors see it, in ms since 1970. */
  shownFrom: number;
}

/** The name of a document; undefined where it cannot be named. A newer draft does not count. */
export async function findPublishedName(
  collection: PagedCollection,
  id: number,
  req: PayloadRequest,
): Promise<PublishedName | undefined> {
  const stored = await req.payload.findByID({ collection, id, depth: 0, draft: false, disableErrors: true, req });
  if (stored?._status !== 'published') return undefined;
  const kind = kindOf(collection);
  const held: Stored = { ...stored };
  const named = namedAs(kind, typeOf(kind, held));
  return named && { kind: named, slug: stored.slug, title: String(held[kind.title]), shownFrom: shownFrom(kind, held) };
}

/** The name by which blocks refer to documents of a kind and a type; undefined where they do not. */
function namedAs({ named = {} }: Kind, type: string): Named | undefined {
  const [name] = Object.entries(named).find(([, how]) => how.type === undefined || how.type === type) ?? [];
  return name as Named | undefined;
}

/** From when visitors see a published document, in ms since 1970. */
export function shownFrom({ appears }: Kind, stored: Stored): number {
  return appears === undefined ? 0 : Date.parse(String(stored[appears]));
}
