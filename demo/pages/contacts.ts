import type { DemoPage } from '../demoContent.schema.ts';
import { contactForm } from './shared.ts';

/** Where the header's button leads on each page without a form of its own. */
export const contacts: DemoPage = {
  type: 'page',
  slug: 'contacts',
  title: 'Contacts',
  head: {
    title: 'Contacts: five offices and one form',
    description:
      'Write to Quayline, call, or come by in New York, London, Baltimore, Seattle or Rotterdam. An engineer answers within one working day.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [],
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Talk to the people\nwho would build it',
      description:
        'Forty minutes with a lead engineer, free of charge. Afterwards you have a yes, a no, or a price range, and the reason.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See our offices', href: '#offices' },
      drawing: 'none',
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'offices',
      anchor: 'offices',
      heading: 'Five offices, awake eighteen hours a day',
      hoursLabel: 'working hours, UTC',
    },
    contactForm,
  ],
};
