import { defineExamples } from '../examples/example.ts';
import { ownForm } from './OwnForm.schema.ts';

export const ownFormExamples = defineExamples(ownForm, [
  {
    name: 'beside its heading',
    block: {
      acf_fc_layout: 'form',
      form: 'example-fair',
      look: 'beside',
      heading: 'See us at the fair',
      lead: 'Say what you would like to see, and on which day you come.',
    },
  },
  {
    name: 'a section',
    block: { acf_fc_layout: 'form', form: 'example-fair', look: 'section', heading: 'See us at the fair' },
  },
]);
