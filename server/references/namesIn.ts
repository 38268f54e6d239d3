import { wordsOf } from '@frontage/blocks/defineBlock.ts';
import { labelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { mapMembers } from '@frontage/contract/primitives/members.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { collectionsWith, kindNamed, kindOf, type Named, nameIn } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { selectRows } from '../database/directRows.ts';
import { type HasLayout, schemaOfBlock } from '../texts/textOfLayout.ts';

export interface NamedReference {
  kind: Named;
  slug: string;
  /** Path of the field within the document, such as `layout.2.articleSlugs`. */
  path: string;
  /** In words: `Block 3 (Series), Articles`. */
  place: string;
}

/** The fields by which blocks name a document so. */
export function nameFields(name: Named): string[] {
  return [kindNamed(name).how.field ?? [`${name}Slug`, `${name}Slugs`]].flat();
}

export function namesIn(collection: HasLayout, layout: unknown): NamedReference[] {
  const blocks: unknown[] = Array.isArray(layout) ? layout : [];
  return blocks.flatMap((block, index) => {
    const kind = String((Object(block) as { blockType?: unknown }).blockType);
    const schema = schemaOfBlock(collection, kind);
    return within(block, `layout.${index}`, `Block ${index + 1} (${schema ? wordsOf(schema).title : kind}),`);
  });
}

/** A copy of the value with one name replaced by another; undefined where the name does not occur. */
export function renamedIn(value: unknown, { kind, from, to }: Renaming): unknown {
  if (!holdsName(value, kind, from)) return undefined;
  const swap = (slug: unknown) => (slug === from ? to : slug);
  const renamed = (one: unknown): unknown =>
    mapMembers(one, (entry, name = '') => {
      if (nameIn(name) !== kind) return renamed(entry);
      return Array.isArray(entry) ? entry.map(swap) : swap(entry);
    });
  return renamed(value);
}

export interface Renaming {
  kind: NamedReference['kind'];
  from: string;
  to: string;
}

function holdsName(value: unknown, kind: NamedReference['kind'], slug: string): boolean {
  return within(value, '', '').some((named) => named.kind === kind && named.slug === slug);
}

function within(value: unknown, path: string, place: string): NamedReference[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]) => {
    const kind = nameIn(name);
    const here = { path: `${path}.${name}`, place: `${place} ${labelOf(name)}` };
    if (!kind) return within(entry, here.path, place);
    const slugs: unknown[] = Array.isArray(entry) ? entry : [entry];
    return slugs.filter((slug) => typeof slug === 'string').map((slug) => ({ kind, slug, ...here }));
  });
}

/** From when visitors see a published document, in ms since 1970. */
export function shownFrom({ appears }: Kind, stored: Stored): number {
  return appears === undefined ? 0 : Date.parse(String(stored[appears]));
}

/** A published document whose blocks name another one. */
interface NamingDocument {
  collection: HasLayout;
  id: number;
  title: string;
  /** From when visitors see it, in ms since 1970. */
  shownFrom: number;
  /** In words: `Block 3 (Series), Articles`. */
  places: string[];
}

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
