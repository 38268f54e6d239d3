import { articleSlugs, caseSlugs, defineBlock, heading, link } from '../defineBlock.ts';

export const relatedPosts = defineBlock('relatedPosts', {
  title: 'Related posts and cases',
  group: 'Articles, events and links',
  words: 'blog, read more',
  fields: {
    heading: heading('What they have in common, such as: Related posts and cases', { max: 60 }),
    allLink: link.optional().meta({ description: 'A link beside the heading, such as the list of all cases' }),
    caseSlugs: caseSlugs('Cases, in the order in which they are shown').optional(),
    articleSlugs: articleSlugs('Articles; they follow the cases', {
      max: 6,
    }).optional(),
  },
});
