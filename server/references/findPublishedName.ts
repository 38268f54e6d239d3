import type { PayloadRequest } from 'payload';
import type { HasLayout } from '../texts/textOfLayout.ts';
import type { NamedReference } from './namesIn.ts';

/** A document that others may name: a published article, or a published page that is a case. */
export interface PublishedName extends Pick<NamedReference, 'kind' | 'slug'> {
  title: string;
  /** From when visitors see it, in ms since 1970. */
  shownFrom: number;
}

/** The name of a document; undefined where it cannot be named. A newer draft does not count. */
export async function findPublishedName(
  collection: HasLayout,
  id: number,
  req: PayloadRequest,
): Promise<PublishedName | undefined> {
  const options = { id, depth: 0, draft: false, disableErrors: true, req } as const;
  if (collection === 'pages') {
    const page = await req.payload.findByID({ collection, ...options });
    if (page?._status !== 'published' || page.type !== 'case') return undefined;
    return { kind: 'case', slug: page.slug, title: page.title, shownFrom: 0 };
  }
  const article = await req.payload.findByID({ collection, ...options });
  if (article?._status !== 'published') return undefined;
  return { kind: 'article', slug: article.slug, title: article.title, shownFrom: Date.parse(article.date) };
}
