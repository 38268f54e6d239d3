import { defineBlock, entries, heading, line, prose, z } from '../defineBlock.ts';

/** Rules of law or trade as a table: the name, what it asks, how it is met. */
export const rules = defineBlock('rules', {
  title: 'Rules, as a table',
  group: 'Questions and rules',
  words: 'compliance, law, regulation',
  fields: {
    heading: heading('Three to six words, such as: Rules we have built against'),
    note: line('At the right of the heading: what this is not, such as: Not legal advice', { max: 90 }),
    columnLabels: z
      .object({
        title: line('Above the names; read aloud, not seen', { max: 24 }),
        description: line('Above what each asks; read aloud, not seen', { max: 24 }),
        note: line('Above how it is met; read aloud, not seen', { max: 24 }),
      })
      .meta({ description: 'The heads of the columns, for those who hear the table' }),
    items: entries(1, 10, {
      title: line('The name by which the trade knows it, such as: DORA', { max: 60 }),
      description: prose('What it asks, in one sentence. Have it read by counsel', { max: 240 }),
      note: line('What was built for it, in at most ten words', { max: 90 }),
    }),
  },
});
