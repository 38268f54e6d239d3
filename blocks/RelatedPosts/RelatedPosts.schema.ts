import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading } from '@frontage/contract/primitives/editing.ts';
import { link } from '@frontage/contract/primitives/link.ts';
import { articleSlugs, caseSlugs } from '@frontage/contract/primitives/reference.ts';

/** Cases, then articles, that a reader of this page may want next: three fill the row. */
export const relatedPosts = defineBlock('relatedPosts', {
  heading: heading('What they have in common, such as: Related posts and cases', { max: 60 }),
  allLink: link.optional().meta({ description: 'A link beside the heading, such as the list of all cases' }),
  caseSlugs: caseSlugs('Cases, in the order in which they are shown').optional(),
  articleSlugs: articleSlugs('Articles; they follow the cases', {
    max: 6,
  }).optional(),
});
