import { picturesOfText } from '@frontage/contract/primitives/picture.ts';
import { defineBlock, heading, markdown, z } from '../defineBlock.ts';

/** Running text: the body of an article, or a page that is read from top to bottom, such as a privacy policy. */
export const textbox = defineBlock('textbox', {
  for: 'both',
  title: 'Text',
  group: 'Text and pictures',
  words: 'paragraphs, headings, Markdown, rich text',
  fields: {
    heading: heading('A heading above the text. Leave it empty in an article, which has its title already').optional(),
    isPageTitle: z
      .boolean()
      .optional()
      .meta({ description: 'Makes the heading the title of the whole page; tick it in one block of a page' }),
    text: markdown('What is read from top to bottom, with pictures where they belong'),
    pictures: picturesOfText.optional(),
  },
});
