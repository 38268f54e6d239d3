import type { Payload } from 'payload';
import type { Article, Page } from '../payload-types.ts';
import { toStoredBlocks } from '../seed/stored.ts';

/** A text block in Markdown, for articles and pages. */
export function textBlock(text: string) {
  return { acf_fc_layout: 'textbox', text };
}

/** A published page with a text. */
export function samplePage(slug: string, text: string, rest: Partial<Page> = {}) {
  return {
    type: 'page',
    title: `The page ${slug}`,
    slug,
    head: { title: slug, description: 'What it says' },
    layout: toStoredBlocks<'pages'>([{ ...textBlock(text), heading: 'A heading' }]),
    _status: 'published',
    ...rest,
  } as const;
}

/** What every article needs. */
export interface ArticleParts {
  category: number;
  preview: number;
}

/** Creates a category, and returns what articles of a test need. */
export async function createArticleParts(payload: Payload, preview: number): Promise<ArticleParts> {
  const category = await payload.create({
    collection: 'categories',
    data: { term_id: 30, name: 'Blockchain', slug: 'blockchain' },
  });
  return { category: category.id, preview };
}

/** A published article with a text. */
export function sampleArticle(parts: ArticleParts, slug: string, text: string, rest: Partial<Article> = {}) {
  return {
    ...parts,
    title: `The article ${slug}`,
    slug,
    date: '2026-11-01T09:00:00.000Z',
    layout: toStoredBlocks<'articles'>([textBlock(text)]),
    _status: 'published',
    ...rest,
  } as const;
}
