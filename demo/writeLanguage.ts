import { pathOfPage } from '@frontage/contract/pageParts.ts';
import { articles } from './articles.ts';
import type { DemoArticle, DemoContent, DemoLanguage, DemoPage } from './demoContent.schema.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { twinOf, type WordsOf } from './twinOf.ts';

type Words<Document extends { slug: string }> = WordsOf<Omit<Document, 'slug'>> & { slug: string };
export type PageWords = Words<DemoPage>;
export type ArticleWords = Words<DemoArticle>;
export type PersonWords = Words<DemoContent['people'][number]>;

/** A further language in its words: those of documents by the slug of their original. */
interface Written extends Pick<DemoLanguage, 'code' | 'labels' | 'pictures' | 'settings' | 'words'> {
  pages: Record<string, PageWords>;
  articles?: Record<string, ArticleWords>;
  people?: Record<string, PersonWords>;
  /** Paths of pages that the language has without a document, such as lists of articles. */
  lists?: readonly string[];
}

/** The twins of a language, whose links lead to nothing but what it has. */
export function writeLanguage({
  articles: texts = {},
  lists = [],
  people: posts = {},
  ...said
}: Written): DemoLanguage {
  const there = new Set([
    ...lists,
    ...[...Object.keys(texts), ...Object.keys(posts)],
    ...ofThose(said.pages, pages).flatMap(({ slug, type }) => [
      pathOfPage(type, slug),
      ...(type === 'case' ? [slug] : []),
    ]),
    ...ofThose(texts, articles).map(({ category, slug }) => `/${category}/${slug}`),
    ...ofThose(posts, people).map(({ slug }) => `/people/${slug}`),
  ]);
  const isThere = (name: string) => there.has(name);
  return {
    ...said,
    pages: ofThose(said.pages, pages).map((one) => twinOf(one, wordsFor(said.pages, one), isThere)),
    articles: ofThose(texts, articles).map((one) => twinOf(one, wordsFor(texts, one), isThere)),
    people: ofThose(posts, people).map((one) => twinOf(one, wordsFor(posts, one), isThere)),
  };
}

/** The documents that words are for, in their own order. Throws where a slug names none. */
function ofThose<Document extends { slug: string }>(words: object, documents: readonly Document[]): Document[] {
  const unknown = Object.keys(words).filter((slug) => !documents.some((one) => one.slug === slug));
  if (unknown.length > 0) throw new Error(`There is nothing of the name ${unknown.join(', ')} in the demo`);
  return documents.filter(({ slug }) => slug in words);
}

function wordsFor<Words>(words: Record<string, Words>, { slug }: { slug: string }): Words {
  return words[slug] as Words;
}
