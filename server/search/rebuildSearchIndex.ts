import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindsWith } from '@frontage/kinds/kinds.ts';
import type { Payload, PayloadRequest } from 'payload';
import { documentToIndex } from './documentToIndex.ts';
import { openSearchStore } from './openSearchStore.ts';

/** The most documents in memory at a time. */
const atOnce = 200;

/** Rebuilds the index from what is published, within the transaction of `req` where one is given. */
export async function rebuildSearchIndex(payload: Payload, req?: PayloadRequest): Promise<void> {
  const store = await openSearchStore(payload, req);
  const inTransaction = req ? { req } : {};
  const { docs } = await payload.find({ collection: 'categories', pagination: false, depth: 0, ...inTransaction });
  const categories = new Map(docs.map((category) => [category.id, category]));
  await store.clear();
  for (const kind of kindsWith('search') as (KindWith<'search'> & Kind)[]) {
    const { collection, page } = kind;
    const all = await payload.find({ collection, select: {}, pagination: false, depth: 0, ...inTransaction });
    const ids = all.docs.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += atOnce) {
      const where = { id: { in: ids.slice(from, from + atOnce) } };
      const some = await payload.find({ collection, where, pagination: false, depth: 0, ...inTransaction });
      for (const stored of some.docs) {
        const under = page?.under?.field;
        const related = under ? { [under]: categories.get(Number(Reflect.get(stored, under))) } : {};
        const document = documentToIndex(kind, { ...stored, ...related });
        if (document) await store.put(document);
      }
    }
  }
}

/** Fills an empty index, such as that of a database which is older than the index. */
export async function fillSearchIndex(payload: Payload, req: PayloadRequest): Promise<void> {
  if (await (await openSearchStore(payload, req)).isEmpty()) await rebuildSearchIndex(payload, req);
}
