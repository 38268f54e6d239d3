import { defineBlock, entries, heading, line, lines, prose, z } from '../defineBlock.ts';

/** Questions with answers, each of which opens by itself. They also become FAQPage structured data. */
export const faq = defineBlock('faq', {
  for: 'both',
  title: 'Questions and answers',
  group: 'Questions and rules',
  words: 'FAQ, accordion',
  fields: {
    heading: heading('Two to five words; shown left of the questions'),
    contactLine: line('A short line below the heading, above the email address', { max: 40 }).optional(),
    items: entries(1, 20, {
      title: line('The question, as a client would ask it'),
      description: prose('The answer in one to four sentences', { max: 1200 }),
      list: lines('Points below the answer').optional(),
      isOpen: z.boolean().optional().meta({ description: 'Open when the page appears' }),
    }),
  },
});
