import { defineExamples } from '../examples/example.ts';
import { contactPrompt } from './ContactPrompt.schema.ts';

export const contactPromptExamples = defineExamples(contactPrompt, [
  {
    name: 'a named person',
    block: {
      acf_fc_layout: 'contact_prompt',
      description:
        'Ines Halvorsen answers new enquiries.\nShe has written Cadence since the first\ntestnet, and says so when you do not need it.',
      linkText: 'Write to Ines',
      href: '#contact-form',
      note: 'Replies within one working day',
    },
  },
  {
    name: 'a long sentence without breaks and without a note',
    block: {
      acf_fc_layout: 'contact_prompt',
      description:
        'Nobody has to read the whole page: say in two sentences what must never go missing, and the engineer who would lead the work tells you whether a ledger helps, and which one, before the week is over.',
      linkText: 'Write to the lead engineer',
      href: 'mailto:hello@wharfside.example',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'contact_prompt',
      description: 'The name of somebody, and why it is they\nwho answer.',
      linkText: 'Write to us',
      href: '#contact-form',
      note: 'Replies within {answerTime}',
    },
  },
]);
