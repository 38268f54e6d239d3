import type { DemoPage } from '../demoContent.schema.ts';
import { contactForm, fourCases } from './shared.ts';
import { industrySlides } from './slides.ts';

/** The first page of the site, made of blocks. */
export const home: DemoPage = {
  type: 'page',
  slug: 'home',
  title: 'Home',
  head: {
    title: 'Quayline: software you can count on',
    description:
      'Quayline is a software agency. We design, build and audit ledgers, and the products that stand on them, for companies whose books have to balance.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [],
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Software you\ncan count on',
      description:
        'Quayline is a software agency. We design, build and audit ledgers, and the products that stand on them, for companies whose books have to balance.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '#services' },
      drawing: 'transfer',
    },
    {
      acf_fc_layout: 'feature_grid',
      anchor: 'services',
      heading: 'What we build, what it\ncosts, when you see it',
      columns: 3,
      items: [
        {
          label: 'Blockchain development',
          labelLink: '/services/flow-blockchain-development-company',
          text: 'Contracts, bridges and whole ledgers on thirteen platforms. First release in sixteen weeks.',
          bottomText: 'from $50,000',
        },
        {
          label: 'Smart contracts',
          labelLink: '/services/cadence-smart-contracts',
          text: 'Written with the tests that say what may never happen. Testnet in six weeks.',
          bottomText: 'from $22,000',
        },
        {
          label: 'Audits',
          labelLink: '/services/cadence-audit',
          text: 'Code read by people who did not write it. Findings in three weeks.',
          bottomText: 'from $12,000',
        },
        {
          label: 'Web and mobile products',
          labelLink: '/services/web-products',
          text: 'The screen in front of the ledger, and the server between. First lap in two weeks.',
          bottomText: 'from $14,000',
        },
        {
          label: 'Tokens and marketplaces',
          labelLink: '/services/nft-marketplaces',
          text: 'Editions, shares and receipts with rules inside the asset. Testnet in six weeks.',
          bottomText: 'from $38,000',
        },
        {
          label: 'AI on private data',
          text: 'Models that answer from your records and leave them where they are. Pilot in eight weeks.',
          bottomText: 'from $30,000',
          link: '#contact-form',
          buttonText: 'Ask for a pilot',
        },
      ],
    },
    {
      acf_fc_layout: 'numbers',
      heading: 'Sounded, not\nestimated',
      note: 'Counted from signed contracts. Depth is logarithmic.',
      items: [
        { label: '3', value: 3, title: 'unicorns\namong clients' },
        { label: '13+', value: 13, title: 'years in\nblockchain' },
        { label: '17+', value: 17, title: 'years in\nsoftware' },
        { label: '80+', value: 80, title: 'DLT\nprojects' },
        { label: '200+', value: 200, title: 'smart\ncontracts' },
      ],
    },
    {
      acf_fc_layout: 'cases',
      anchor: 'portfolio',
      heading: 'Work that is still running',
      allLink: { label: 'All show cases', href: '/work' },
      items: fourCases,
    },
    {
      acf_fc_layout: 'slider',
      heading: 'Where a single version of\nthe truth earns its keep',
      ground: 'paper',
      preset: 'landing',
      slides: industrySlides,
    },
    {
      acf_fc_layout: 'contact_prompt',
      description:
        'Ines Halvorsen answers new enquiries.\nShe says so when you do not need\na ledger: one enquiry in three.',
      linkText: 'Write to Ines',
      href: '#contact-form',
      note: 'Replies within one working day',
    },
    {
      acf_fc_layout: 'latest_articles',
      heading: 'From the logbook',
      category: 'blog',
      count: 7,
      allLink: { label: 'All articles', href: '/blog' },
    },
    { acf_fc_layout: 'offices', heading: 'Five offices, awake eighteen hours a day', hoursLabel: 'working hours, UTC' },
    contactForm,
  ],
};
