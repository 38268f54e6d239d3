import { defineExamples } from '../examples/example.ts';
import { callDays } from './CallDays.schema.ts';

export const callDaysExamples = defineExamples(callDays, [
  {
    name: 'free hours',
    block: {
      acf_fc_layout: 'call_days',
      heading: 'Forty minutes with the\nengineer who would do it',
      description: 'Pick an hour. You get a yes, a no, or a price range, and the reason.',
      freeLabel: 'free',
      note: 'Move or cancel it with the link in your email.',
      mailLabel: 'or write:',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'call_days',
      heading: 'Pick an hour\nfor a call',
      description: 'With whom it is, and what the visitor leaves with.',
      freeLabel: 'free',
      note: 'Move or cancel it with the link in your email.',
      mailLabel: 'or write:',
    },
  },
]);
