import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { line } from '@frontage/contract/primitives/editing.ts';
import { articleSlugs } from '@frontage/contract/primitives/reference.ts';

/** Articles that belong beside this one, inside the text. */
export const otherArticles = defineBlock('otherArticles', {
  heading: line('Two or three words above them', { max: 40 }).default('Written nearby'),
  articleSlugs: articleSlugs('The articles, in the order in which they are shown', { max: 4 }),
});
