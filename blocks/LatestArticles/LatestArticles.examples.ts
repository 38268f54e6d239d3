import { defineExamples } from '../examples/example.ts';
import { examplePage, examplePicture } from '../examples/pageContext.ts';
import { latestArticles } from './LatestArticles.schema.ts';

const [newest, ...others] = examplePage.articlesByCategory.blog ?? [];
if (!newest) throw new Error('The example page has no article');
const { excerpt: _, ...withoutExcerpt } = newest;

export const latestArticlesExamples = defineExamples(latestArticles, [
  {
    name: 'four of the blog',
    block: {
      acf_fc_layout: 'latest_articles',
      heading: 'From the blog',
      allLink: { label: 'All articles', href: '/blog' },
      category: 'blog',
      count: 4,
    },
  },
  {
    name: 'seven with a long title',
    block: {
      acf_fc_layout: 'latest_articles',
      heading: 'What we found out while we were paid for something else',
      category: 'blog',
      count: 7,
    },
    page: {
      articlesByCategory: {
        blog: [
          {
            ...withoutExcerpt,
            id: 11,
            title:
              'What a regulator asked us about a bridge, what we answered, and which of the two questions came back',
            timeToRead: 140,
            preview: examplePicture('article-register', 'A register with one open entry'),
          },
          ...others,
          ...others.map((article) => ({ ...article, id: article.id + 20, slug: `${article.slug}-again` })),
        ],
      },
    },
  },
  {
    name: 'a single article',
    block: { acf_fc_layout: 'latest_articles', heading: 'One entry so far', count: 1 },
  },
  {
    name: 'a category without articles leaves nothing',
    block: { acf_fc_layout: 'latest_articles', heading: 'Never seen', category: 'big-data' },
  },
]);
