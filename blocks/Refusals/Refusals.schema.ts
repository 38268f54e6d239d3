import { defineBlock, entries, heading, line } from '../defineBlock.ts';

/** What is turned down, and why: a list on ink. */
export const refusals = defineBlock('refusals', {
  title: 'What we turn down',
  group: 'Questions and rules',
  words: 'what we do not do',
  fields: {
    heading: heading('Two short lines, such as: Three things we turn down', { max: 50 }),
    items: entries(1, 6, {
      title: line('What is turned down, in three to six words', { max: 60 }),
      description: line('The reason in one sentence', { max: 140 }),
    }),
  },
});
