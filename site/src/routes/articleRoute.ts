import type { Category } from '@frontage/contract/article.ts';
import { newsletterFormId } from '@frontage/contract/constants.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import { readBlockData } from '../page-data/blockData.ts';
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
        const breadcrumbs = breadcrumbsOfArticle(category);
        const layout = [...post.layout, ...(contactForm ? [contactForm] : []), { formId: newsletterFormId }];
        const blockData = await readBlockData(facts, `The article ${path}`, layout);
        return toPageContent({
          view: 'article',
          props: { post, related, contactForm },
          context: { path, title, breadcrumbs, ...blockData },
        });
      },
    };
  });
};

/** Returns the levels between Home and an article. */
export function breadcrumbsOfArticle({ name, slug }: Category): Link[] {
  const own = { label: name, href: `/${slug}` };
  return ['blog', 'news'].includes(slug) ? [own] : [{ label: 'Blog', href: '/blog' }, own];
}
