import { articleCard } from '@frontage/contract/article.ts';
import { post } from '@frontage/contract/post.ts';
import { z } from 'zod';
import { defineKind } from '../defineKind.ts';

/** The category whose articles are news, a type of their own. */
const newsSlug = 'news';

/** Articles of the blog, and news. R20. */
export const article = defineKind({
  name: 'article',
  collection: 'articles',
  label: { one: 'Article', many: 'Articles' },
  group: 'Articles',
  title: 'title',
  sort: '-date',
  types: { post: {}, news: {} },
  typeOf: ({ category }) => (Reflect.get(Object(category), 'slug') === newsSlug ? 'news' : 'post'),
  listed: articleCard.extend({
    type: z.enum(['post', 'news']),
    term_id: z.int().positive(),
    categories: z.array(z.string()).min(1),
  }),
  whole: post,
  hasDrafts: true,
  page: {
    pathOf: ({ categories, slug }) => `/${categories[0]}/${slug}`,
    under: { field: 'category', collection: 'categories' },
    isDrawnByKind: false,
  },
  hasTwins: true,
  blocks: 'article',
  appears: 'date',
  dated: 'date',
  named: { article: { key: 'slug' } },
  search: {
    place: 1,
    hits: { article: { label: 'Article', heading: 'Articles', tab: 'articles', tabLabel: 'Articles' } },
    texts: ({ excerpt, lead }) => [lead ?? excerpt],
    labelOf: ({ category }) => Reflect.get(Object(category), 'name'),
  },
  hasLinks: true,
  demo: ['slug', 'title'],
});
