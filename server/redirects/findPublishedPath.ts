import { pathOfArticle } from '@frontage/contract/article.ts';
import { pathOfPage } from '@frontage/contract/pageType.ts';
import type { PayloadRequest } from 'payload';
import type { HasLayout } from '../texts/textOfLayout.ts';

/** The address at which visitors find a document; undefined while it is not published. A newer draft does not count. */
export async function findPublishedPath(
  collection: HasLayout,
  id: number,
  req: PayloadRequest,
): Promise<string | undefined> {
  const options = { id, depth: 0, draft: false, disableErrors: true, req } as const;
  if (collection === 'pages') {
    const page = await req.payload.findByID({ collection, ...options });
    return page?._status === 'published' ? pathOfPage(page.type, page.slug) : undefined;
  }
  const article = await req.payload.findByID({ collection, ...options });
  if (article?._status !== 'published') return undefined;
  const category = await req.payload.findByID({
    collection: 'categories',
    ...options,
    id: Number(article.category),
  });
  return category ? pathOfArticle({ slug: article.slug, category }) : undefined;
}
