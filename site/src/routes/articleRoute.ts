import type { Category } from '@frontage/contract/article.ts';
import { newsletterFormId } from '@frontage/contract/constants.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import type { PersonCard } from '@frontage/kinds/person/person.schema.ts';
import { readBlockData } from '../page-data/blockData.ts';
import type { Facts } from '../page-data/facts.ts';
import type { Byline } from '../views.ts';
import { type Address, type Route, toPageContent } from './Route.ts';

/** Every article. Its text is requested only when its page is loaded. */
export const articleRoute: Route = async ({ facts, inventory }) => {
  const titles = new Map((await facts.articles()).map(({ id, title }) => [id, title]));
  return inventory.rowsOf('article').map(({ categories, id, slug }): Address => {
    const path = `/${categories[0]}/${slug}`;
    return {
      path,
      document: { kind: 'article', id },
      listed: [{ path, title: titles.get(id) ?? slug }],
      async load(facts) {
        const post = await facts.post(id);
        const contactForm = await facts.contactForm();
        const related = await facts.relatedArticles(id);
        const { category, title } = post;
        const breadcrumbs = breadcrumbsOfArticle(category, wordsOf(await facts.site()));
        const layout = [...post.layout, ...(contactForm ? [contactForm] : []), { formId: newsletterFormId }];
        const blockData = await readBlockData(facts, `The article ${path}`, layout);
        return toPageContent({
          view: 'article',
          props: { post, related, contactForm, people: await readByline(post, facts) },
          context: { path, title, breadcrumbs, ...blockData },
        });
      },
    };
  });
};

/** Returns the people of an article; they are asked for only where it has any. */
export async function readByline(
  { reviewedBy, writtenBy }: Pick<Post, 'reviewedBy' | 'writtenBy'>,
  facts: Pick<Facts, 'documents'>,
): Promise<Byline> {
  if (!writtenBy && !reviewedBy) return {};
  const people = (await facts.documents('person')) as PersonCard[];
  const author = people.find(({ id }) => id === writtenBy);
  const reviewer = people.find(({ id }) => id === reviewedBy);
  return { ...(author ? { author } : {}), ...(reviewer ? { reviewer } : {}) };
}

/** Returns the levels between Home and an article. */
export function breadcrumbsOfArticle({ name, slug }: Category, words: Words): Link[] {
  const own = { label: name, href: `/${slug}` };
  return ['blog', 'news'].includes(slug) ? [own] : [{ label: saySite(words, 'article.blog'), href: '/blog' }, own];
}
