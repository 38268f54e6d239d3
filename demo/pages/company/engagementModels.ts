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
  },
  breadcrumbs: [{ label: 'Company', href: '/about-us' }],
  card: {
    label: 'Company',
    description: 'A written opinion, a project, an engineer in your team, or care: with prices and ways out.',
    picture: { $picture: 'company-doors' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Four ways in,\nfour ways out',
      description:
        'An opinion, a project, an engineer, or care for what is live, from $3,200 a month. Each has a price, a first result and a way out.',
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'All services', href: '/services' },
      drawing: 'none',
      image: { $picture: 'company-doors' },
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'feature_grid',
      columns: 2,
      items: [
        {
          label: 'Consulting',
          labelLink: '/services/consulting',
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
          labelLink: '/services/team-extension',
          text: 'One of our engineers in your stand-up, in your repository, under your lead.',
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
    {
      acf_fc_layout: 'answers',
      ground: 'land',
      heading: 'What is in every contract,\nwhichever way in',
      items: [
        {
          title: 'Whose code is it?',
          description: 'Yours, from the moment it is written, in a repository that is yours.',
          note: 'no licence back',
        },
        {
          title: 'Who may know?',
          description: 'Nobody. We name a client only once the client has agreed in writing, and never show code.',
          note: 'NDA first, if you prefer',
        },
        {
          title: 'What if it takes longer?',
          description: 'In a fixed phase, that is our problem. In a range, you hear it the day we do, with the reason.',
          note: 'fixed means fixed',
        },
        {
          title: 'What if we part?',
          description:
            'You pay for what is done. Runbook, keys and tests are with you already, so there is nothing left to hand over.',
          note: 'any Friday',
        },
        {
          title: 'Who is liable?',
          description: 'We are, for what we wrote, up to a sum that is named in the contract, and insured.',
          note: 'insured',
        },
      ],
    },
    {
      acf_fc_layout: 'journey',
      heading: 'Four steps from\ncall to first work',
      items: [
        {
          step: 'Day 0',
          label: 'A free call',
          description: 'Forty minutes with a lead engineer. Afterwards a yes, a no, or a range.',
        },
        {
          step: 'Day 3',
          label: 'A proposal',
          description: 'Which of the four ways, what it costs, how it ends. Two pages.',
        },
        {
          step: 'Week 2',
          label: 'A signature',
          description: 'Ours is on it already. The terms are the ones you have just read.',
        },
        { step: 'Week 3', label: 'A first commit', description: 'In your repository, by somebody you have met.' },
      ],
    },
    {
      acf_fc_layout: 'cost',
      heading: 'A whole project, from',
      price: 50_000,
      rows: [
        { label: 'Discovery and priced plan', amount: 8000 },
        { label: 'Contracts with tests', amount: 22_000 },
        { label: 'Web product', amount: 14_000 },
        { label: 'Review and launch', amount: 6000 },
      ],
      rowPrefix: 'from',
      totalLabel: 'Smallest complete project',
      isBanner: true,
      buttonText: 'Ask for a price range',
    },
    contactForm,
  ],
};
