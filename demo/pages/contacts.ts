import type { DemoPage } from '../demoContent.schema.ts';
import { contactForm } from './shared.ts';

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
        'Forty minutes with a lead engineer, free of charge. Afterwards you have a yes, a no, or a price range, and the reason.',
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'See our offices', href: '#offices' },
      drawing: 'doors',
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'offices',
      anchor: 'offices',
      heading: 'Five offices, awake eighteen hours a day',
      hoursLabel: 'working hours, UTC',
    },
    {
      acf_fc_layout: 'call_back_form',
      anchor: 'call-back',
      heading: 'Rather talk?\nWe call you',
      lead: 'Leave a number. An engineer calls within {answerTime}, at a time of day that suits you.',
      formId: 'call-back',
      buttonText: 'Call me back',
    },
    {
      acf_fc_layout: 'journey',
      heading: 'Four steps after\nyou have written',
      items: [
        {
          step: 'At once',
          label: 'A receipt',
          description: 'An email with the number of your message, and until when we answer.',
        },
        {
          step: 'Day 1',
          label: 'An answer',
          description: 'From a lead engineer, within {answerTime}. It is never “thank you for reaching out”.',
        },
        { step: 'Day 3', label: 'A call', description: 'Forty minutes, with an NDA first if you prefer.' },
        { step: 'Day 5', label: 'A range', description: 'A yes, a no, or a price range, and the reason. In writing.' },
      ],
    },
    contactForm,
  ],
};
