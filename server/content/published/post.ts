import { toPost } from '../toContract.ts';
import { languageOfArticle } from './articles.ts';
import type { PublishedContent } from './publishedContent.ts';

/** An article with its text. Undefined if no article of that type is shown under this id. */
export async function readPost(
  content: PublishedContent,
  { id, type }: { id: number; type: 'post' | 'news' },
  now: Date,
): Promise<object | undefined> {
  const index = await content.articles();
  const indexed = index.shownById(now).get(id);
  if (indexed?.type !== type) return undefined;
  const article = await content.text(id, index.shown(now));
  // The article may have changed since the index was read, and may now have a future date.
  if (!article || Date.parse(article.date) > now.getTime()) return undefined;
  return { ...(await content.named(toPost(article))), ...(await languageOfArticle(content, indexed, now)) };
}
