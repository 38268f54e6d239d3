import { addressInText } from '@frontage/contract/primitives/pictureInText.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { kindIn, seenCollections, timesOf } from '@frontage/kinds/kinds.ts';
import { APIError, type CollectionSlug, type FlattenedField, type PayloadRequest, type Where } from 'payload';
import { say, sayNoun } from '../admin/say.ts';
import { selectRows } from '../database/directRows.ts';
import { referencesIn, type Sought } from './referencesIn.ts';

/** A place where one document refers to another. */
export interface Use {
  /** Undefined for the settings of the site. */
  collection?: CollectionSlug;
  id?: number;
  /** Visitors see the referring document, now or later. */
  isPublished: boolean;
  /** The time in ms from which they see it then. */
  from: number;
  /** In words: `the page "Flow", Block 3 (Hero)`. */
  words: string;
}

/**
 * Every place that refers to one of what is sought: in documents that visitors see, in their drafts, and in the
 * settings.
 */
export async function findUses(req: PayloadRequest, sought: readonly Sought[]): Promise<Use[]> {
  const uses: Use[] = [];
  for (const collection of visibleCollections) {
    const { admin, flattenedFields, labels, versions } = req.payload.collections[collection].config;
    const fields = flattenedFields.filter(({ name }) => collection !== 'forms' || heldByForms.includes(name));
    const where = await findConditions(req, collection, fields, sought);
    if (where.length === 0) continue;
    const { docs } = await req.payload.find({ collection, where: { or: where }, pagination: false, depth: 0, req });
    const kind = typeof labels.singular === 'string' ? sayNoun(labels.singular) : collection;
    const declared: Kind | undefined = kindIn(collection);
    for (const doc of docs) {
      const held: Record<string, unknown> = { ...doc };
      const isPublished = !versions?.drafts || held._status === 'published';
      const { from } = declared ? timesOf(declared, held) : { from: 0 };
      const words = say('the {kind} "{title}"', { kind, title: String(held[admin.useAsTitle ?? 'id']) });
      for (const place of placesOf(fields, doc, sought)) {
        uses.push({ collection, id: doc.id, isPublished, from, words: `${words}, ${place}` });
      }
    }
  }
  for (const { admin, flattenedFields, label, slug } of req.payload.config.globals) {
    if (admin?.hidden) continue;
    const settings = await req.payload.findGlobal({ slug, depth: 0, req });
    const kind = typeof label === 'string' ? sayNoun(label) : slug;
    for (const place of placesOf(flattenedFields, settings, sought)) {
      uses.push({ isPublished: true, from: 0, words: say('the {kind}, {place}', { kind, place }) });
    }
  }
  return uses;
}

/** The ids from a query, given without its SELECT. */
export async function findIds(req: PayloadRequest, query: string): Promise<number[]> {
  return (await selectRows(req.payload, req, `SELECT id ${query}`)).map(({ id }) => Number(id));
}

/** Such as `Block 3 (Hero)` and `Card › Image`: each place once, and within a block the block alone. */
function placesOf(fields: FlattenedField[], document: unknown, sought: readonly Sought[]): string[] {
  const keys = new Set(sought.map(keyOf));
  const found = referencesIn(fields, document).filter((one) => keys.has(keyOf(one)));
  return [...new Set(found.map(({ block, place }) => block ?? place))];
}

function keyOf(sought: Sought): string {
  if (sought.kind === 'link') return sought.path;
  return sought.kind === 'name' ? `${sought.named} ${sought.name}` : `${sought.collection} ${sought.id}`;
}

/** Conditions that find every document that may refer to what is sought; the caller must check each again. */
async function findConditions(
  req: PayloadRequest,
  collection: CollectionSlug,
  fields: FlattenedField[],
  sought: readonly Sought[],
): Promise<Where[]> {
  const where: Where[] = [];
  for (const { field, path } of leavesOf(fields)) {
    for (const one of sought) {
      // Blocks are JSON without an index on their contents.
      if (field.type === 'blocks') {
        const ids = await findIds(req, `FROM ${collection} WHERE ${mayHold(field.name, one)}`);
        if (ids.length > 0) where.push({ id: { in: ids } });
      } else if (one.kind === 'relation' && isRelationTo(field, one.collection)) {
        where.push({ [path]: { equals: one.id } });
      } else if (one.kind === 'link' && /^text(?:area)?$/.test(field.type) && !('hasMany' in field && field.hasMany)) {
        where.push({ [path]: { contains: one.path } });
      }
    }
  }
  return where;
}

/** Fields with values or blocks, with their paths. */
export function leavesOf(fields: FlattenedField[], before = ''): { field: FlattenedField; path: string }[] {
  return fields.flatMap((field) => {
    const path = before + field.name;
    const isNested = field.type !== 'blocks' && 'flattenedFields' in field;
    return isNested ? leavesOf(field.flattenedFields, `${path}.`) : [{ field, path }];
  });
}

export function isRelationTo(field: FlattenedField, collection: string): boolean {
  return 'relationTo' in field && field.relationTo === collection;
}

function mayHold(column: string, sought: Sought): string {
  switch (sought.kind) {
    case 'relation': {
      const related = [',', '}', ']'].flatMap((end) =>
        [':', ': ', '[', ', ', ','].map((start) => `${start}${sought.id}${end}`),
      );
      const inTexts = sought.collection === 'media' ? [addressInText(sought.id)] : [];
      return [...related, ...inTexts].map((text) => like(column, text)).join(' OR ');
    }
    case 'name':
      return like(column, `"${sought.name}"`);
    case 'link':
      return like(column, sought.path);
  }
}

/**
 * An SQL condition for a column of JSON, which has no index on its contents, that contains a text anywhere. The caller
 * must check each match again.
 */
export function like(column: string, text: string): string {
  const literal = text.replace(/[\\%_]/g, '\\$&').replaceAll("'", "''");
  return `CAST(${column} AS text) LIKE '%${literal}%' ESCAPE '\\'`;
}

/**
 * Collections whose documents visitors see. Sales' records may refer to documents too, but break by none that leaves.
 */
const visibleCollections = [
  ...seenCollections,
  'forms',
  'redirects',
  'short-links',
] as const satisfies CollectionSlug[];

/** What a form gives to its requests. The rest gives way: whoever is told is somebody else once an office is gone. */
const heldByForms: readonly string[] = ['topics', 'event', 'document'];

/** The most places that a refusal names: enough for an editor to begin with. */
const maxPlaces = 6;

interface Refused {
  sought: readonly Sought[];
  isWhat: string;
  mend: string;
  /** The uses that count; without it, all of them. */
  counts?: (use: Use) => boolean;
}

/** Refuses where something else refers to a document in one of the ways that are sought, and names the places. */
export async function refuseWhereUsed(
  req: PayloadRequest,
  { collection, id, title }: { collection: CollectionSlug; id: number; title: string },
  { counts = () => true, isWhat, mend, sought }: Refused,
): Promise<void> {
  const uses = await findUses(req, sought);
  const places = uses.filter((use) => (use.collection !== collection || use.id !== id) && counts(use));
  if (places.length === 0) return;
  const further = places.length - maxPlaces;
  const more = further > 0 ? say('; and {further} more', { further }) : '';
  const named = places
    .slice(0, maxPlaces)
    .map(({ words }) => words)
    .join('; ');
  const words = { title, isWhat: say(isWhat), named, more, mend: say(mend) };
  throw new APIError(say('"{title}" is still {isWhat} in {named}{more}. {mend}', words), 409, undefined, true);
}
