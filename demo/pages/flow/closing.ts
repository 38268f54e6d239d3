import type { DemoBlock } from '../../demoContent.schema.ts';
import { contactForm } from '../shared.ts';
import { questions } from './questions.ts';

/** Sections 18 to 24 and the contact form. */
export const closing: DemoBlock[] = [
  {
    acf_fc_layout: 'journey',
    heading: 'Four steps from\nhello to first commit',
    items: [
      {
        step: 'Day 0',
        label: 'A call',
        description: 'Forty minutes with the engineer who would lead the work. No slides.',
      },
      {
        step: 'Day 3',
        label: 'A written opinion',
        description: 'Four pages: what we would build, what we would leave out, what could sink it.',
      },
      {
        step: 'Week 2',
        label: 'A fixed first phase',
        description: 'Scope, people, price. You sign for one phase, not for a year.',
      },
      { step: 'Week 3', label: 'First commit', description: 'Into your repository, with your name on the licence.' },
    ],
  },
  {
    acf_fc_layout: 'contact_prompt',
    description:
      'Ines Halvorsen answers new enquiries.\nShe has written Cadence since the first\ntestnet, and says so when you do not need it.',
    person: 'Ines Halvorsen',
    linkText: 'Write to Ines',
    href: '#contact-form',
    note: 'Replies within {answerTime}',
  },
  { acf_fc_layout: 'event_banner', buttonText: 'Keep me a seat' },
  questions,
  {
    acf_fc_layout: 'latest_articles',
    heading: 'From the blog',
    category: 'blog',
    allLink: { label: 'All articles', href: '/blog' },
  },
  {
    acf_fc_layout: 'links_grid',
    heading: 'Nearby pages',
    links: [
      { label: 'Cadence audit', href: '/services/cadence-audit' },
      { label: 'EVM audit on Flow', href: '/services/evm-audit' },
      { label: 'Bridge development', href: '/services/bridge-development' },
      { label: 'NFT marketplaces', href: '/services/nft-marketplaces' },
      { label: 'Tokenised assets', href: '/services/tokenised-assets' },
      { label: 'Stablecoin rails', href: '/services/stablecoin-rails' },
      { label: 'Canton development', href: '/services/canton-network-development-company' },
      { label: 'Solana development', href: '/services/solana-development' },
      { label: 'Hyperledger development', href: '/services/hyperledger-development' },
      { label: 'Glossary', href: '/glossary' },
      { label: 'Engagement models', href: '/engagement-models' },
      { label: 'Careers', href: '/careers' },
    ],
  },
  { acf_fc_layout: 'offices', heading: 'Five offices, awake eighteen hours a day', hoursLabel: 'working hours, UTC' },
  contactForm,
];
