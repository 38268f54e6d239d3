import { defineExamples } from '@frontage/blocks/examples/example.ts';
import { workshops } from './Workshops.schema.ts';

export const workshopsExamples = defineExamples(workshops, [
  {
    name: 'those to come',
    startsNew: true,
    block: { acf_fc_layout: 'northlight_workshops', heading: 'Days in the harbour' },
  },
]);
