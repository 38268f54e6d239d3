import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { faqExamples } from '@frontage/blocks/Faq/Faq.examples.ts';
import { contactFormExamples } from '@frontage/blocks/FormBlock/FormBlock.examples.ts';
import type { ArticleCard } from '@frontage/contract/article.ts';
import { endpoints, pathOf, paths } from '@frontage/contract/endpoints.ts';
import type { PageType } from '@frontage/contract/pageParts.ts';
import { exampleTerms } from '../gallery/exampleGlossary.ts';
import { createExampleArticles, exampleCategories, exampleTags } from '../gallery/exampleLists.ts';
import type { AnswerTo } from './contentServer.ts';

const modified = '2026-11-20T10:00:00.000Z';
const { events, offices, reviews, site } = examplePage;

/** A document as the backend returns it. Tests add fields that fit no contract. */
type Answer = Record<string, unknown>;

/** The content of a small agency, which tests change between two publications. */
export interface PublishedContent {
  surroundings: Answer;
  pages: { id: number; type: PageType; slug: string; version: string; answer: Answer }[];
  articles: { version: string; card: ArticleCard; more: Answer }[];
  terms: readonly object[];
  /** The forms that the owner changed. */
  forms: readonly object[];
}

/** Returns a home page, a service with questions, a case, and three articles of Blockchain. */
export function publishedContent(): PublishedContent {
  return {
    surroundings: { events, offices, reviews, site },
    pages: [
      pageOf(1, 'page', 'home', { path: '/', title: 'Ledger systems', layout: [contactFormExamples[0]?.block] }),
      pageOf(2, 'service', 'flow', { path: '/services/flow', title: 'Flow', layout: [faqExamples[0]?.block] }),
      pageOf(3, 'case', 'causeway', { path: '/work/causeway', title: 'Causeway', card: { label: 'Bridge' } }),
    ],
    articles: createExampleArticles(3).map((card) => ({ version: 'first', card, more: {} })),
    terms: exampleTerms.slice(0, 2),
    forms: [{ id: 'quote', buttonText: 'Ask' }],
  };
}

function pageOf(id: number, type: PageType, slug: string, fields: Answer): PublishedContent['pages'][number] {
  const head = { title: String(fields.title), description: `About ${slug}` };
  const answer = { id, type, slug, modified, head, breadcrumbs: [], layout: [], card: {}, ...fields };
  return { id, type, slug, version: 'first', answer };
}

/** Returns the backend's answers for this content; changes show in the next answer. */
export function answersOf(content: PublishedContent): Record<string, AnswerTo> {
  const cardsOf = (ids: readonly string[]) => content.articles.filter(({ card }) => ids.includes(`${card.id}`));
  const answers: [string, AnswerTo][] = [
    [pathOf(endpoints.postsLite, 'frontage'), (query) => rowsOf(content, query.get('type'))],
    [
      pathOf(endpoints.page, 'frontage'),
      (query) => {
        const found = content.pages.find(({ id }) => String(id) === query.get('id'));
        return found && { ...content.surroundings, ...found.answer };
      },
    ],
    [
      pathOf(endpoints.wholePosts, 'frontage'),
      (query) => {
        const ids = query.getAll('postIds[]');
        const isArticle = ['post', 'news'].includes(query.get('type') ?? '');
        if (isArticle) return cardsOf(ids).map(postOf);
        return content.pages.filter(({ id }) => ids.includes(`${id}`)).map(({ answer }) => answer);
      },
    ],
    [pathOf(endpoints.news, 'frontage'), (query) => cardsOf(query.getAll('newsIds[]')).map(({ card }) => card)],
    [pathOf(endpoints.newsPage, 'frontage').replace('{page}', '1'), () => sectionsOf(content)],
    [pathOf(endpoints.glossary, 'frontage'), () => content.terms],
    [pathOf(endpoints.glossarySuggestion, 'frontage'), () => []],
    [pathOf(endpoints.forms, 'frontage'), () => content.forms],
    [paths.formToken, (query) => ({ formToken: `token of ${query.get('formId')}`, honeypotName: 'fax_number' })],
  ];
  return Object.fromEntries(answers);
}

function rowsOf({ articles, pages }: PublishedContent, type: string | null) {
  const row = { term_id: null, date: modified, modified };
  const documents = pages.map(({ answer: _, ...page }) => ({ ...row, ...page, categories: [] }));
  const texts = articles.map(({ card: { category, id, slug }, version }) => {
    return { ...row, id, slug, version, categories: [category.slug], type: category.slug === 'news' ? 'news' : 'post' };
  });
  return [...documents, ...texts].filter((one) => type === null || one.type === type);
}

function postOf({ card, more }: PublishedContent['articles'][number]) {
  const { slug, term_id } = card.category;
  return { ...card, type: 'post', term_id, categories: [slug], modified, head: {}, layout: [], ...more };
}

function sectionsOf({ articles }: PublishedContent) {
  const categories = exampleCategories.map((category) => {
    const count = articles.filter(({ card }) => card.category.slug === category.slug).length;
    return { ...category, count };
  });
  return { page: 1, pages: 1, total: articles.length, items: [], categories, tags: exampleTags };
}
