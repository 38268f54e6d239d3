import { picturesOfText } from '@frontage/contract/primitives/picture.ts';
import { defineBlock, heading, markdown, z } from '../defineBlock.ts';

/** Running text: the body of an article, or a page that is read from top to bottom, such as a privacy policy. */
export const textbox = defineBlock('textbox', {
  for: 'both',
  title: 'Text',
  group: 'Text and pictures',
  words: 'paragraphs, headings, Markdown, rich text',
  fields: {
    heading: heading('What the text is. An article has its title already and leaves this empty').optional(),
    isPageTitle: z
      .boolean()
      .optional()
      .meta({ description: 'The heading is the title of the whole page; mark one block of a page' }),
    text: markdown('What is read from top to bottom, with pictures where they belong'),
    pictures: picturesOfText.optional(),
  },
});
