import { pathOfArticle } from '@frontage/contract/article.ts';
import { pathOfTerm } from '@frontage/contract/glossary.ts';
import { pathOfPage } from '@frontage/contract/pageType.ts';
import type { Article, Category, Page, Term } from '../payload-types.ts';
import { codeOfLayout, textOfLayout } from '../texts/textOfLayout.ts';
import type { IndexedDocument } from './SearchStore.ts';

/** The most characters of a document that are searched: more than forty pages of text. */
const maxTextLength = 200_000;

/**
 * The article as the index stores it; undefined where visitors must not find it: unpublished, or excluded from search
 * engines.
 */
export function articleToIndex(article: Article, category: Category | undefined): IndexedDocument | undefined {
  if (article._status !== 'published' || article.head?.noIndex || !category) return undefined;
  return {
    collection: 'articles',
    documentId: article.id,
    kind: 'article',
    title: article.title,
    text: textOf(article.lead ?? article.excerpt, textOfLayout('articles', article.layout)),
    code: textOf(codeOfLayout('articles', article.layout)),
    path: pathOfArticle({ slug: article.slug, category }),
    label: category.name,
    date: new Date(article.date).toISOString(),
  };
}

export function pageToIndex(page: Page | null): IndexedDocument | undefined {
  if (page?._status !== 'published' || page.head?.noIndex) return undefined;
  return {
    collection: 'pages',
    documentId: page.id,
    kind: page.type,
    title: page.title,
    text: textOf(page.head?.description, textOfLayout('pages', page.layout)),
    code: textOf(codeOfLayout('pages', page.layout)),
    path: pathOfPage(page.type, page.slug),
    label: page.card?.label ?? undefined,
  };
}

export function termToIndex(term: Term): IndexedDocument {
  return {
    collection: 'glossary',
    documentId: term.id,
    kind: 'glossary',
    title: term.title,
    text: textOf(term.description, term.more),
    path: pathOfTerm(term),
  };
}

function textOf(...texts: (string | null | undefined)[]): string {
  return texts.filter(Boolean).join('\n').slice(0, maxTextLength);
}
