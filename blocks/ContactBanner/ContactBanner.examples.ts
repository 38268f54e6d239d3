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
]);
