import type { DemoPage } from '../demoContent.schema.ts';
import { contactForm, whatHappensNext } from './shared.ts';

/** The target of the header's button on pages without a form. */
export const contacts: DemoPage = {
  type: 'page',
  slug: 'contacts',
  title: 'Contacts',
  head: {
    title: 'Contacts: five offices and one form',
    description:
      'Write to Quayline, call, or come by in New York, London, Baltimore, Seattle or Rotterdam. An engineer answers within {answerTime}.',
  },
  breadcrumbs: [],
  card: {
    label: 'Company',
    description: 'Five offices, one form, and an answer from an engineer.',
    picture: { $picture: 'decision-account' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Talk to the people\nwho would build it',
      description:
        'Forty minutes with a lead engineer, free of charge. You leave with a yes, a no, or a rough price, and have it in writing two days later.',
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'See our offices', href: '#offices' },
      drawing: 'none',
      sideImage: { $picture: 'line-doors' },
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'offices',
      anchor: 'offices',
      heading: 'Five offices, awake eighteen hours a day',
      hoursLabel: 'working hours, UTC',
    },
    {
      acf_fc_layout: 'form',
      anchor: 'call-back',
      heading: 'Leave a number,\nwe call you',
      lead: 'An engineer calls within {answerTime}, at a time of day that suits you.',
      form: 'call-back',
      look: 'beside',
      buttonText: 'Call me back',
    },
    whatHappensNext,
    contactForm,
  ],
};
