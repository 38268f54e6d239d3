import { defineExamples } from '../examples/example.ts';
import { callToAction, contactLink, contactPrompt } from './Prompts.schema.ts';

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

export const contactLinkExamples = defineExamples(contactLink, [
  {
    name: 'to the form',
    block: { acf_fc_layout: 'contact_link', linkText: 'Contact our developers', href: '#contact-form' },
  },
  {
    name: 'the longest words',
    block: {
      acf_fc_layout: 'contact_link',
      linkText: 'Ask the engineers who maintain it today',
      href: '/contacts',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'contact_link',
      linkText: 'Get in touch',
      href: '#contact-form',
    },
  },
]);

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
