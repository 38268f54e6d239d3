import { defineBlock, heading, line, z } from '../defineBlock.ts';

/** What is turned down, and why: a list on ink. */
export const refusals = defineBlock('refusals', {
  title: 'What we turn down',
  group: 'Questions and rules',
  words: 'what we do not do',
  fields: {
    heading: heading('Two short lines, such as: Three things we turn down', { max: 50 }),
    items: z
      .array(
        z.object({
          title: line('What is turned down, in three to six words', { max: 60 }),
          description: line('The reason in one sentence', { max: 140 }),
        }),
      )
      .min(1)
      .max(6),
  },
});
