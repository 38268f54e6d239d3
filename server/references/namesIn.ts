import { wordsOf } from '@frontage/blocks/defineBlock.ts';
import { labelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { mapMembers } from '@frontage/contract/primitives/members.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { kindNamed, kindOf, type Named, nameIn, type PagedCollection, typeOf } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { type HasLayout, schemaOfBlock } from '../texts/textOfLayout.ts';

/** A document that a block names by the last part of its address. */
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

/** Every name in a stored layout, at any depth, with its place. */
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

/** A change of a document's name. */
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
