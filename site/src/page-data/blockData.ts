import type { ContentClient } from '@frontage/client/contentClient.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import type { PageCard } from '@frontage/contract/pageCard.ts';
import { referencesIn } from '@frontage/contract/primitives/reference.ts';
import { ContentError } from './ContentError.ts';

type Surroundings = Pick<PageContext, 'articlesByCategory' | 'articlesBySlug' | 'casesBySlug' | 'formTokens'>;

/** Articles that a list block may ask for. */
const articlesPerCategory = 8;

/** What the blocks of a layout show beside their own fields; each thing is asked for only where a block needs it. */
export function surroundingsOf(content: ContentClient, formTokenOf: (formId: string) => Promise<FormToken>) {
  return async function surroundings(place: string, layout: readonly object[]): Promise<Surroundings> {
    const { articleSlugs, caseSlugs } = referencesIn(layout);
    const named = async (type: 'post' | 'news' | 'case', slugs: string[]): Promise<Listed> =>
      slugs.length > 0 ? listed(content.posts({ type, postSlugs: slugs.join(',') })) : [];
    const posts = (await named('post', articleSlugs)).filter(isArticle);
    const missed = articleSlugs.filter((slug) => !posts.some((card) => card.slug === slug));
    const news = (await named('news', missed)).filter(isArticle);
    const cases = await named('case', caseSlugs);
    const articlesBySlug = bySlug([...posts, ...news]);
    const casesBySlug = bySlug(cases.filter((card): card is PageCard => card.type === 'case'));
    requireAll(place, 'article', articleSlugs, articlesBySlug);
    requireAll(place, 'case', caseSlugs, casesBySlug);
    return {
      articlesByCategory: Object.fromEntries(
        await Promise.all(
          valuesIn(layout, 'category', 'latest_articles').map(async (category) => [
            category,
            await content.postsByCategory({ category, count: articlesPerCategory }),
          ]),
        ),
      ),
      articlesBySlug,
      casesBySlug,
      formTokens: Object.fromEntries(
        await Promise.all(valuesIn(layout, 'formId').map(async (formId) => [formId, await formTokenOf(formId)])),
      ),
    };
  };
}

type Listed = Extract<Awaited<ReturnType<ContentClient['posts']>>, unknown[]>;

async function listed(answer: ReturnType<ContentClient['posts']>): Promise<Listed> {
  const cards = await answer;
  return Array.isArray(cards) ? cards : Object.values(cards);
}

function isArticle(card: Listed[number]): card is Extract<Listed[number], { type: 'post' | 'news' }> {
  return card.type === 'post' || card.type === 'news';
}

function bySlug<Card extends { slug: string }>(cards: Card[]): Record<string, Card> {
  return Object.fromEntries(cards.map((card) => [card.slug, card]));
}

function requireAll(place: string, kind: string, slugs: string[], found: Record<string, unknown>): void {
  const missing = slugs.filter((slug) => !(slug in found));
  if (missing.length === 0) return;
  const names = missing.map((slug) => `"${slug}"`).join(', ');
  throw new ContentError(
    `${place} names ${missing.length === 1 ? `the ${kind}` : `the ${kind}s`} ${names}, which ${missing.length === 1 ? 'is' : 'are'} not published. Publish what is named, or name another in the CMS.`,
  );
}

/** The values of a field at any depth of a layout, each once; of one kind of block where `of` says so. */
function valuesIn(layout: readonly object[], field: string, of?: string): string[] {
  const values = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const value: unknown = Reflect.get(part, field);
    if (typeof value === 'string' && (of === undefined || Reflect.get(part, 'acf_fc_layout') === of)) values.add(value);
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(layout);
  return [...values];
}
