import type { DemoPage } from '../demoContent.schema.ts';
import { estimateRates } from './estimateRates.ts';

/** The page on which visitors calculate a price themselves. */
export const estimate: DemoPage = {
  type: 'page',
  slug: 'estimate',
  title: 'Estimate',
  head: {
    title: 'Estimate: six answers, one bill',
    description:
      'Answer six questions and see what a ledger product costs at Quayline, line by line, low and high, before anybody asks who you are.',
  },
  breadcrumbs: [],
  card: {
    label: 'Prices',
    description: 'Six answers, one bill. Every line before we ask who you are.',
    picture: { $picture: 'service-consulting' },
  },
  layout: [
    {
      acf_fc_layout: 'estimate',
      heading: 'Add it up\nyourself',
      lead: 'Six answers, one bill. You see every line before we ask who you are. Rates of 1 November, 2026.',
      billHeading: 'The bill',
      rates: estimateRates,
      contactHeading: 'Have an engineer\ncheck the sum',
      contactLead:
        'Your six answers go with the message. An engineer answers within {answerTime}; a fixed price for the first phase follows by day 5.',
      formId: 'estimate',
      messageLabel: 'Anything the six answers miss?',
      messagePlaceholder: 'Two sentences are enough',
      buttonText: 'Send my estimate',
      ghostLabel: 'space for yours',
    },
  ],
};
