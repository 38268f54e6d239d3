import { defineExamples } from '../examples/example.ts';
import { contactBanner } from './ContactBanner.schema.ts';

export const contactBannerExamples = defineExamples(contactBanner, [
  {
    name: 'opens the form over the window',
    block: {
      acf_fc_layout: 'contact_banner',
      heading: 'You have a whitepaper\nand a date. Bring both.',
      buttonText: 'Get in touch',
      modal: {
        heading: 'Bring both',
        text: 'The whitepaper and the date.\nAn engineer answers within one working day.',
        formId: 'contact',
        submitText: 'Send message',
        ghostLabel: 'space for yours',
        receivedLabel: 'received',
      },
    },
  },
  {
    name: 'leads to the form of the page, with long words',
    block: {
      acf_fc_layout: 'contact_banner',
      heading: 'Counterparty-reconciliation, on the day you need it and not one working day later',
      buttonText: 'Write to the engineers',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'contact_banner',
      heading: 'You have a question.\nAsk it.',
      buttonText: 'Get in touch',
      modal: {
        heading: 'Write to us',
        text: 'What you need, and by when.\nWho reads it, and how soon an answer comes.',
        formId: 'contact',
        submitText: 'Send message',
        ghostLabel: 'space for yours',
        receivedLabel: 'received',
      },
    },
  },
]);
