import type { DemoPage } from '../../demoContent.schema.ts';
import { contactForm } from '../shared.ts';

const company = [{ label: 'Company', href: '/about-us' }];

export const team: DemoPage = {
  type: 'page',
  slug: 'team',
  title: 'Team',
  head: {
    title: 'The people who write and read the code',
    description:
      'Seven of the 41 people at Quayline, with what they do, where, and since when. They answer mail and write the code.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: company,
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'The people on the call\nare those on the work',
      description: 'Seven of forty-one. A lead engineer answers your first mail and stays until handover.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'Work with us', href: '/careers' },
      drawing: 'none',
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'feature_grid',
      columns: 4,
      items: [
        {
          label: 'Ines Halvorsen',
          text: 'Lead engineer, Cadence. Answers new enquiries.',
          bottomText: 'Rotterdam, 11 years',
        },
        {
          label: 'Tomas Oyelaran',
          text: 'Protocol engineer. Wrote the Tidemark validator.',
          bottomText: 'London, 9 years',
        },
        {
          label: 'Ruth Abelard',
          text: 'Head of audit. Reads first what others skip.',
          bottomText: 'New York, 13 years',
        },
        {
          label: 'Kenji Morrow',
          text: 'Product design. Draws the failure before the screen.',
          bottomText: 'Seattle, 7 years',
        },
        {
          label: 'Nadia Castellan',
          text: 'Backend and settlement. Runs our Canton nodes.',
          bottomText: 'Baltimore, 8 years',
        },
        {
          label: 'Piet van Loon',
          text: 'Operations. Has restored every backup he vouches for.',
          bottomText: 'Rotterdam, 6 years',
        },
        {
          label: 'Grace Adeyemi',
          text: 'Discovery and price. Finds the line that is missing from the bill.',
          bottomText: 'London, 4 years',
        },
        {
          label: 'You, perhaps',
          labelLink: '/careers',
          text: 'We are looking for a senior Go engineer, in any office.',
          bottomText: 'day one',
        },
      ],
    },
    contactForm,
  ],
};

export const careers: DemoPage = {
  type: 'page',
  slug: 'careers',
  title: 'Careers',
  head: {
    title: 'Careers: one vacancy at Quayline',
    description:
      'We are looking for a senior Go engineer, in any of five offices. What you would do, what we pay, and how we decide in two weeks.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: company,
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'One vacancy,\nwell described',
      description:
        'We hire seldom: people stay eight years on average. At the moment we look for a senior Go engineer.',
      action: { label: 'Write to us', href: '#contact-form' },
      drawing: 'none',
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'journey',
      heading: 'Four steps from\nletter to contract',
      items: [
        { step: 'Day 0', label: 'You write', description: 'A page about something you built that is still running.' },
        {
          step: 'Day 3',
          label: 'An answer',
          description: 'From the engineer you would work beside, yes or no, with a reason.',
        },
        { step: 'Week 1', label: 'A paid day', description: 'A day’s work on a real fault, with us, for a day’s fee.' },
        {
          step: 'Week 2',
          label: 'A contract',
          description: 'Salary as published for the level, the same for all who do that work.',
        },
      ],
    },
    contactForm,
  ],
};
