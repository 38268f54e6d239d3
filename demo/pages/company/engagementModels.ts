import type { DemoPage } from '../../demoContent.schema.ts';
import { priceOf, smallestProject, startingPriceOf } from '../../prices.ts';
import { caseOnInk, shownCases } from '../services/shownCases.ts';
import { callWith, whatHappensNext } from '../shared.ts';
import { wordsOfClient } from '../voices.ts';

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
      description: `An opinion, a project, an engineer, or care for what is live, ${priceOf('operation-and-care')}. Each has a price, a first result and a way out.`,
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'All services', href: '/services' },
      drawing: 'none',
      sideImage: { $picture: 'side-doors' },
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
          bottomText: priceOf('consulting'),
        },
        {
          label: 'A project',
          labelLink: '/services/flow-blockchain-development-company',
          text: 'A fixed sum for the first phase and a range for the rest, with the reasons for its width.',
          list: ['You sign for one phase at a time'],
          bottomText: priceOf('flow-blockchain-development-company'),
        },
        {
          label: 'Team extension',
          labelLink: '/services/team-extension',
          text: 'One of our engineers in your stand-up, in your repository, under your lead.',
          list: ['It ends with four weeks’ notice'],
          bottomText: priceOf('team-extension'),
        },
        {
          label: 'Operation and care',
          labelLink: '/services/operation-and-care',
          text: 'Alarms, upgrades, and someone awake for what is live.',
          list: ['It ends on any Friday'],
          bottomText: priceOf('operation-and-care'),
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
          note: 'from the first commit',
        },
        {
          title: 'Who may know?',
          description: 'You and us. We name a client only once the client has agreed in writing, and never show code.',
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
    caseOnInk(shownCases.opaline),
    wordsOfClient([
      'Annelie Brandt',
      'Nobody had ever shown me what they did not know, with a price on it. I sent it straight to our board.',
      'punctual',
    ]),
    whatHappensNext,
    {
      acf_fc_layout: 'cost',
      heading: 'A whole project, from',
      price: startingPriceOf('flow-blockchain-development-company') ?? 0,
      rows: smallestProject,
      rowPrefix: 'from',
      totalLabel: 'Smallest complete project',
      isBanner: true,
      buttonHref: '/estimate',
      buttonText: 'Work out your price',
    },
    callWith('Grace Adeyemi', 'Grace Adeyemi prices what you describe,\nand says what could sink it.'),
  ],
};
