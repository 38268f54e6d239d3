import { toPost } from '@frontage/cms/content/toContract.ts';
import type { Payload } from 'payload';
import type { PublishedContent } from './publishedContent.ts';

/** An article with its text; undefined where none of that type is shown under this id. */
export async function postOf(
  payload: Payload,
  content: PublishedContent,
  { id, type }: { id: number; type: 'post' | 'news' },
  now: Date,
): Promise<object | undefined> {
  const indexed = (await content.articles()).shownById(now).get(id);
  if (indexed?.type !== type) return undefined;
  const where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] };
  const { docs } = await payload.find({ collection: 'articles', where, depth: 0, limit: 1, pagination: false });
  const [article] = docs;
  // Written anew since the index was read: its date may lie in the future now.
  if (!article || Date.parse(article.date) > now.getTime()) return undefined;
  await content.cache.populate('articles', docs);
  return toPost(article);
}
