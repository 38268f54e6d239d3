import type { Payload } from 'payload';

/** Articles read at a time. */
const stretch = 50;

/** Returns the newest article that offers a document; undefined if none does. */
export async function findOfferedDocument(
  payload: Payload,
  now: Date,
): Promise<{ articleId: number; type: string } | undefined> {
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection: 'articles',
      where: { and: [{ _status: { equals: 'published' } }, { date: { less_than_equal: now.toISOString() } }] },
      sort: '-date',
      limit: stretch,
      page,
      depth: 0,
      select: { layout: true },
    });
    for (const { id, layout } of docs) {
      const block = layout?.find((one) => one.blockType === 'downloadPDFForm');
      if (block?.blockType === 'downloadPDFForm' && block.document) return { articleId: id, type: block.document };
    }
    if (!hasNextPage) return undefined;
  }
}
