import { articleSlugs, defineBlock, line } from '../defineBlock.ts';

/** Related articles, inside the text of an article. */
export const otherArticles = defineBlock('otherArticles', {
  for: 'articles',
  title: 'Articles nearby',
  group: 'Articles, events and links',
  words: 'blog, read more, related',
  fields: {
    heading: line('Two or three words above them', { max: 40 }).default('Written nearby'),
    articleSlugs: articleSlugs('The articles, in the order in which they are shown', { max: 4 }),
  },
});
