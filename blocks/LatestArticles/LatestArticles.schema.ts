import { categorySlugs } from '@frontage/contract/article.ts';
import { defineBlock, heading, link, whole, z } from '../defineBlock.ts';

/** The newest articles of a category: one large, the others as a list. */
export const latestArticles = defineBlock('latest_articles', {
  title: 'Latest articles',
  group: 'Articles, events and links',
  words: 'blog, news, posts',
  fields: {
    heading: heading('Names the articles, in two to four words', { max: 60 }),
    allLink: link.optional().meta({ description: 'Leads to all articles' }),
    category: z
      .enum(categorySlugs)
      .default('blog')
      .meta({ description: 'The category whose newest articles are shown' }),
    count: whole(
      'How many articles, the large one included: up to four with pictures, more as a list of titles',
      1,
      7,
    ).default(4),
  },
});
