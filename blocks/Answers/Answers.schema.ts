import { defineBlock, entries, ground, heading, href, line, prose } from '../defineBlock.ts';

/** Questions, or sentences a client would say, each with an answer and a word next to it. */
export const answers = defineBlock('answers', {
  title: 'Questions with answers, as a table',
  group: 'Questions and rules',
  words: 'FAQ',
  fields: {
    heading: heading('Two lines: whose questions they are'),
    ground: ground.optional(),
    items: entries(1, 10, {
      title: line('The question or the sentence, in the words of who says it', { max: 90 }),
      description: prose('The answer in one or two sentences', { max: 320 }),
      note: line('At the right: what the answer is called, or its price', { max: 40 }).optional(),
      href: href.meta({ description: 'Where the answer is told at length; without it the row is plain' }).optional(),
    }),
  },
});
