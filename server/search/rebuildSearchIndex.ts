import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindInWords, kindsWith } from '@frontage/kinds/kinds.ts';
import type { Payload, PayloadRequest } from 'payload';
import { documentToIndex, translationToIndex } from './documentToIndex.ts';
import { clearSearched, isNothingSearched, putSearched } from './searchTable.ts';

/** The most documents in memory at a time. */
const atOnce = 200;

/** Rebuilds the index from what is published, within the transaction of `req`. */
export async function rebuildSearchIndex(payload: Payload, req: PayloadRequest): Promise<void> {
  const { docs } = await payload.find({ collection: 'categories', pagination: false, depth: 0, req });
  const categories = new Map(docs.map((category) => [category.id, category]));
  const said = await payload.find({ collection: 'translations', pagination: false, depth: 0, req });
  const translations = Map.groupBy(said.docs, ({ kind, original }) => `${kind} ${original}`);
  await clearSearched(payload, req);
  for (const kind of kindsWith('search') as (KindWith<'search'> & Kind)[]) {
    const { collection, page } = kind;
    const words = kindInWords(collection);
    const inWords = words && 'search' in words ? words : undefined;
    const all = await payload.find({ collection, select: {}, pagination: false, depth: 0, req });
    const ids = all.docs.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += atOnce) {
      const where = { id: { in: ids.slice(from, from + atOnce) } };
      const some = await payload.find({ collection, where, pagination: false, depth: 0, req });
      for (const stored of some.docs) {
        const under = page?.under?.field;
        const related = under ? { [under]: categories.get(Number(Reflect.get(stored, under))) } : {};
        const document = readDocument(payload, kind, { ...stored, ...related });
        if (document) await putSearched(payload, req, document);
        for (const translation of translations.get(`${kind.name} ${stored.id}`) ?? []) {
          const said = inWords && translationToIndex(inWords, { ...stored }, translation);
          if (said) await putSearched(payload, req, said);
        }
      }
    }
  }
}

/** A kind of an agency may fail at a document that nobody expected: then the search lacks that one, and not all. */
function readDocument(
  payload: Payload,
  kind: KindWith<'search'> & Kind,
  stored: Parameters<typeof documentToIndex>[1],
) {
  try {
    return documentToIndex(kind, stored);
  } catch (err) {
    payload.logger.error({ err }, `The ${kind.name} ${stored.id} cannot be searched`);
    return undefined;
  }
}

/** Fills an empty index, such as that of a database which is older than the index. */
export async function fillSearchIndex(payload: Payload, req: PayloadRequest): Promise<void> {
  if (await isNothingSearched(payload, req)) await rebuildSearchIndex(payload, req);
}
