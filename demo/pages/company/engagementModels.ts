import type { DemoPage } from '../../demoContent.schema.ts';
import { contactForm } from '../shared.ts';

export const engagementModels: DemoPage = {
  type: 'page',
  slug: 'engagement-models',
  title: 'Engagement models',
  head: {
    title: 'Engagement models: four ways to hire us',
    description:
      'A written opinion, a project with a fixed first phase, an engineer in your team, or care for what is live. With prices and ways out.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [{ label: 'Company', href: '/about-us' }],
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Four ways in,\nand four ways out',
      description: 'Each has a price, a first result, and a sentence about how it ends.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'none',
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'feature_grid',
      columns: 2,
      items: [
        {
          label: 'Consulting',
          text: 'Two weeks, four pages: what to build, what to leave out, what could sink it.',
          list: ['It ends with the fourth page'],
          bottomText: '$8,000',
        },
        {
          label: 'A project',
          text: 'A fixed sum for the first phase and a range for the rest, with the reasons for its width.',
          list: ['You sign for one phase at a time'],
          bottomText: 'from $50,000',
        },
        {
          label: 'Team extension',
          text: 'An engineer of ours in your stand-up, in your repository, under your lead.',
          list: ['It ends with four weeks’ notice'],
          bottomText: 'from $9,800 a month',
        },
        {
          label: 'Operation and care',
          labelLink: '/services/operation-and-care',
          text: 'Alarms, upgrades, and someone awake for what is live.',
          list: ['It ends on any Friday'],
          bottomText: 'from $3,200 a month',
        },
      ],
    },
    contactForm,
  ],
};
