import { defineBlock, entries, heading, line, prose } from '../defineBlock.ts';

/** What changed, in figures on posts that rise to the right; the last one has the asset. */
export const clientSuccess = defineBlock('client_success', {
  title: 'Case: what changed',
  group: 'Parts of a case',
  words: 'results, figures, outcome',
  fields: {
    heading: heading('Whose gain it is, such as: What changed at Larkspur', { max: 50 }),
    items: entries(2, 4, {
      label: line('The figure, up to 8 letters, such as: 412,000', { max: 10 }),
      title: line('What it counts, in one to four words', { max: 40 }),
      description: prose('One short sentence below it', { max: 140 }).optional(),
    }).meta({ description: 'From the smallest gain to the one that matters most: it is drawn highest' }),
  },
});
