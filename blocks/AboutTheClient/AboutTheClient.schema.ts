import { defineBlock, heading, prose } from '../defineBlock.ts';

/** Who the client is, and how things were before; the first paragraph is larger. */
export const aboutTheClient = defineBlock('about_the_client', {
  title: 'Case: about the client',
  group: 'Parts of a case',
  words: 'company, customer',
  fields: {
    heading: heading('Two to four words, such as: About the client', { max: 50 }),
    description: prose('Two to four paragraphs with an empty line between; the first is set as the lead', {
      max: 2000,
    }),
  },
});
