import { addressKeyOf, cleanedPhone } from '@frontage/contract/contact/cleaned.ts';
import { isPhone as isNumber, phoneKeyOf } from '@frontage/contract/primitives/phone.ts';
import type { CollectionSlug, Payload, PayloadRequest, SelectType, Where } from 'payload';

export type Rows = Map<CollectionSlug, Set<number>>;

type Req = Pick<PayloadRequest, 'transactionID'>;

/** SQLite and PostgreSQL limit the number of values in a statement. */
const idsAtOnce = 500;

/**
 * The given rows with everything that belongs to them: each row of any collection that refers to one of them by a
 * relationship, and in turn rows that refer to those. Derived from the collections, so that one that is added later is
 * not forgotten. People and companies of our own CRM are included where nothing else of theirs is left.
 */
export async function withBelongings(payload: Payload, req: Req, roots: Rows): Promise<Rows> {
  const found: Rows = new Map();
  await gather(roots);
  const people = await abandoned('persons', 'person', ['deals']);
  await gather(new Map([['persons', people]]));
  const firms = await abandoned('companies', 'company', ['deals', 'persons']);
  if (firms.size > 0) found.set('companies', firms);
  return found;

  async function gather(rows: Rows): Promise<void> {
    for (const [collection, ids] of rows) {
      const known = found.get(collection) ?? new Set();
      const fresh = new Set(without(ids, known));
      if (fresh.size === 0) continue;
      found.set(collection, new Set([...known, ...fresh]));
      for (const { from, field } of relationsTo(payload, collection)) {
        await gather(new Map([[from, await idsWhere(payload, req, from, field, fresh)]]));
      }
    }
  }

  /** Rows that found rows refer to, and nothing that stays. */
  async function abandoned(
    collection: 'companies' | 'persons',
    field: 'company' | 'person',
    named: readonly ('deals' | 'persons')[],
  ): Promise<Set<number>> {
    const candidates = new Set<number>();
    for (const from of named) {
      for (const row of await findRows(payload, req, from, 'id', found.get(from) ?? new Set())) {
        const id: unknown = Reflect.get(row, field);
        if (typeof id === 'number') candidates.add(id);
      }
    }
    const alone = new Set<number>();
    for (const id of without(candidates, found.get(collection))) {
      const others: number[] = [];
      for (const from of named) {
        others.push(...without(await idsWhere(payload, req, from, field, new Set([id])), found.get(from)));
      }
      if (others.length === 0) alone.add(id);
    }
    return alone;
  }
}

/** The order in which rows can be deleted: each collection before those that it refers to. */
export function sortNamingFirst(payload: Payload, rows: Rows): CollectionSlug[] {
  const ordered: CollectionSlug[] = [];
  function place(collection: CollectionSlug): void {
    if (ordered.includes(collection)) return;
    for (const { from } of relationsTo(payload, collection)) if (rows.has(from) && from !== collection) place(from);
    ordered.push(collection);
  }
  for (const collection of rows.keys()) place(collection);
  return ordered;
}

function without(ids: Set<number>, known: Set<number> | undefined): number[] {
  return [...ids].filter((id) => !known?.has(id));
}

function relationsTo(payload: Payload, target: CollectionSlug): { from: CollectionSlug; field: string }[] {
  return Object.values(payload.collections).flatMap(({ config }) =>
    config.flattenedFields
      .filter((field) => field.type === 'relationship' && field.relationTo === target)
      .map((field) => ({ from: config.slug, field: field.name })),
  );
}

async function idsWhere(payload: Payload, req: Req, from: CollectionSlug, field: string, values: Set<number>) {
  return new Set((await findRows(payload, req, from, field, values, { id: true })).map(({ id }) => id));
}

/** Rows of a collection with one of the values in a field; relations as ids. */
export async function findRows<Row extends { id: number }>(
  payload: Payload,
  req: Req,
  collection: CollectionSlug,
  field: string,
  values: Set<number>,
  select?: SelectType,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const where of conditions(field, values)) {
    const { docs } = await payload.db.find<Row>({
      collection,
      where,
      pagination: false,
      limit: 0,
      ...(select ? { select } : {}),
      req,
    });
    rows.push(...docs);
  }
  return rows;
}

/** The condition that a field has one of many values, in parts small enough for a statement. */
export function* conditions(field: string, values: Iterable<number>): Generator<Where> {
  const all = [...values];
  for (let start = 0; start < all.length; start += idsAtOnce) {
    yield { [field]: { in: all.slice(start, start + idsAtOnce) } };
  }
}

/** An address for comparison, as requests are compared; of a phone number only the digits. */
export function normalizedAddress(address: string): string {
  return isPhone(address) ? phoneKeyOf(cleanedPhone(address)) : addressKeyOf(address);
}

export function isPhone(text: string): boolean {
  return isNumber(cleanedPhone(text));
}
