import type { CollectionSlug, Payload, SelectType, Where } from 'payload';

const atOnce = 1000;

interface Wanted {
  where?: Where;
  select: SelectType;
}

/** The rows of a collection, the trash included, by id: those that are removed or added meanwhile do not shift the others. */
export async function* eachRow<Row extends { id: number }>(
  payload: Payload,
  collection: CollectionSlug,
  { select, where = {} }: Wanted,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const { docs } = await payload.db.find<Row>({
      collection,
      where: { and: [{ id: { greater_than: after } }, where] },
      select,
      sort: 'id',
      limit: atOnce,
      pagination: false,
    });
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < atOnce) return;
    after = last.id;
  }
}
