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
  {
    name: 'over the window',
    block: {
      acf_fc_layout: 'form',
      form: 'example-fair',
      look: 'window',
      heading: 'See us at the fair',
      lead: 'Two days, one stand, and an engineer who has time.',
      openText: 'Say when you come',
    },
  },
  {
    name: 'a call back in a banner',
    block: { acf_fc_layout: 'form', form: 'call-back', look: 'banner', heading: 'We call you' },
  },
  {
    name: 'a call back in a line',
    block: { acf_fc_layout: 'form', form: 'call-back', look: 'line', heading: 'We call you' },
  },
  {
    name: 'a call back',
    startsNew: true,
    block: {
      acf_fc_layout: 'form',
      form: 'call-back',
      look: 'beside',
      heading: 'Rather talk?\nWe call you',
      lead: 'Leave a number. Somebody calls within {answerTime}, at a time of day that suits you.',
      buttonText: 'Call me back',
    },
  },
  {
    name: 'an audit of a contract in Cadence',
    block: {
      acf_fc_layout: 'form',
      form: 'audit',
      look: 'beside',
      heading: 'Show us\nthe contract',
      lead: 'An engineer looks at it before we name a price. Two working days later you have both, in writing.',
      facts: [
        { title: 'Smallest audit', description: 'from $12,000' },
        { title: 'Findings', description: 'three weeks after the freeze' },
        { title: 'Secrecy', description: 'NDA first, if you prefer' },
      ],
      messageLabel: 'What must it never do?',
      messagePlaceholder: 'Mint twice, for example',
      fileLabel: 'Attach a specification',
      buttonText: 'Ask for an audit',
    },
  },
  {
    name: 'an audit with long words, a box to tick and no facts',
    block: {
      acf_fc_layout: 'form',
      form: 'audit',
      look: 'beside',
      heading: 'Which of your contracts should somebody who did not write it read next?',
      lead: 'Whatever you send is read by one person, on one machine that is not connected to anything, and is deleted after ninety days unless we have agreed on something else in writing.',
      messageLabel: 'What would be the worst that could happen to it?',
      messagePlaceholder: 'Whoever calls this function on a Sunday leaves with what others paid in',
      fileLabel: 'Attach a specification, or the last report',
      buttonText: 'Ask for a price and a date',
      consentFieldName: 'marketingConsent',
    },
  },
]);
