import { defineExamples } from '../examples/example.ts';
import { callToAction } from './CallToAction.schema.ts';

export const callToActionExamples = defineExamples(callToAction, [
  {
    name: 'two short sentences',
    block: {
      acf_fc_layout: 'call_to_action',
      heading: 'Two ledgers that should be\none? Bring both balances.',
      buttonText: 'Book a free call',
    },
  },
  {
    name: 'the longest words',
    block: {
      acf_fc_layout: 'call_to_action',
      heading: 'Counterparty-reconciliation, on the day you need it and not one working day later',
      buttonText: 'Write to the engineers today',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'call_to_action',
      heading: 'Have you got the same problem?\nTell us about it.',
      buttonText: 'Get in touch',
    },
  },
]);
