import { collectionsWith, kindOf } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { selectRows } from '../database/directRows.ts';
import type { HasLayout } from '../texts/textOfLayout.ts';
import { type NamedReference, namesIn, shownFrom } from './namesIn.ts';

/** A published document whose blocks name another one. */
export interface NamingDocument {
  collection: HasLayout;
  id: number;
  title: string;
  /** From when visitors see it, in ms since 1970. */
  shownFrom: number;
  /** In words: `Block 3 (Series), Articles`. */
  places: string[];
}

/** The published documents that name another one. */
export async function findDocumentsThatName(
  req: PayloadRequest,
  { kind, slug }: Pick<NamedReference, 'kind' | 'slug'>,
): Promise<NamingDocument[]> {
  const found: NamingDocument[] = [];
  for (const collection of collectionsWith('blocks')) {
    const { docs } = await req.payload.find({
      collection,
      where: {
        and: [
          { id: { in: await findIds(req, `FROM ${collection} WHERE ${mentions('layout', slug)}`) } },
          { _status: { equals: 'published' } },
        ],
      },
      pagination: false,
      depth: 0,
      req,
    });
    for (const document of docs) {
      const places = namesIn(collection, document.layout)
        .filter((named) => named.kind === kind && named.slug === slug)
        .map(({ place }) => place);
      const from = Math.max(Date.now(), shownFrom(kindOf(collection), { ...document }));
      if (places.length > 0)
        found.push({ collection, id: document.id, title: document.title, shownFrom: from, places });
    }
  }
  return found;
}

/**
 * An SQL condition for layouts that contain the slug anywhere: they are JSON without an index on their contents. The
 * caller must check each match again.
 */
export function mentions(column: 'layout' | 'version_layout', slug: string): string {
  if (!/^[a-z0-9-]+$/.test(slug)) throw new Error(`${slug} is no last part of an address`);
  return `CAST(${column} AS text) LIKE '%"${slug}"%'`;
}

/** The ids from a query, given without its SELECT. */
export async function findIds(req: PayloadRequest, query: string): Promise<number[]> {
  return (await selectRows(req.payload, req, `SELECT id ${query}`)).map(({ id }) => Number(id));
}
