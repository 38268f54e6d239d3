import { newsletterFormId } from '@frontage/contract/constants.ts';
import { blockDataOf } from '../page-data/blockData.ts';
import { type Address, page, type Route } from './Route.ts';

/** Every article; its text is asked for when its turn comes. */
export const articleRoute: Route = async ({ facts, inventory }) => {
  const titles = new Map((await facts.articles()).map(({ id, title }) => [id, title]));
  return inventory.articles.map(({ categories, id, slug }): Address => {
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
        const own = { label: category.name, href: `/${category.slug}` };
        const isOfBlog = !['blog', 'news'].includes(category.slug);
        const breadcrumbs = isOfBlog ? [{ label: 'Blog', href: '/blog' }, own] : [own];
        const layout = [...post.layout, ...(contactForm ? [contactForm] : []), { formId: newsletterFormId }];
        const blockData = await blockDataOf(facts, `The article ${path}`, layout);
        return page({
          view: 'article',
          props: { post, related, contactForm },
          context: { path, title, breadcrumbs, ...blockData },
        });
      },
    };
  });
};
