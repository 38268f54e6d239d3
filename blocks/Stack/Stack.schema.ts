import { defineBlock, entries, heading, line, lines } from '../defineBlock.ts';

/** A dense table of tools: what each kind of work is done with. */
export const stack = defineBlock('stack', {
  title: 'Technology stack',
  group: 'What you offer',
  words: 'tools, technologies',
  fields: {
    heading: heading('Two to five words; shown left of the table'),
    items: entries(1, 16, {
      title: line('The kind of work, in one word', { max: 24 }),
      list: lines('The tools for it, by name', { min: 1, max: 16 }),
    }),
  },
});
