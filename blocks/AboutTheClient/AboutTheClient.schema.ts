import { defineBlock } from '@frontage/contract/primitives/block.ts';
import { heading, prose } from '@frontage/contract/primitives/editing.ts';

/** Who the client is and how it was before: the first paragraph is larger. */
export const aboutTheClient = defineBlock('about_the_client', {
  heading: heading('Two to four words, such as: About the client', { max: 50 }),
  description: prose('Two to four paragraphs with an empty line between; the first stands out as the lead', {
    max: 2000,
  }),
});
