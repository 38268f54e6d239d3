import { defineBlock, entries, heading, line, prose } from '../defineBlock.ts';

/** What the product does, in ruled cells. A badge marks only what is still to come. */
export const projectFeatures = defineBlock('projectFeatures', {
  title: 'Case: features',
  group: 'Parts of a case',
  words: 'functions, list',
  fields: {
    heading: heading('Three to six words, such as: What it does all day', { max: 60 }),
    items: entries(2, 9, {
      label: line('The feature, in two to five words', { max: 50 }),
      text: prose('One or two short sentences', { max: 200 }),
      upcoming: line('A word for what is still to come, such as: upcoming. Leave it empty for what is there', {
        max: 24,
      }).optional(),
    }).meta({ description: 'Six close the grid of three columns' }),
  },
});
