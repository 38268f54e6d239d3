import type { DemoPage } from '../demoContent.schema.ts';

/** Where the header's button leads: an hour with an engineer. Its hours are those of demo/calls.ts. */
export const book: DemoPage = {
  type: 'page',
  slug: 'book',
  title: 'Book a free call',
  head: {
    title: 'Book a free call with an engineer',
    description:
      'Forty minutes with the Quayline engineer who would lead the work. Choose an hour in your own time zone; move or cancel it with the link in your email.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [],
  card: {
    label: 'Company',
    description: 'Forty minutes with an engineer, at an hour of your choice.',
    picture: { $picture: 'decision-account' },
  },
  layout: [
    {
      acf_fc_layout: 'booking',
      anchor: 'book',
      heading: 'Forty minutes,\nno slides',
      description:
        'You talk, free of charge, to the engineer who would lead the work. You leave with a yes, a no, or a price range.',
      zoneHint: 'Taken from your device. The hours below follow it.',
      monthNote: 'One square, one free hour. Today has a thick edge.',
      messageLabel: 'What should we read before the call?',
      messagePlaceholder: 'A link, or two sentences. Nothing secret yet.',
      formId: 'booking',
      buttonText: 'Book',
    },
  ],
};
