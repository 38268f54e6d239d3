import type { DemoBlock } from '../../demoContent.schema.ts';
import { contactForm, whatHappensNext } from '../shared.ts';
import { questions } from './questions.ts';

/** Sections 18 to 24 and the contact form. */
export const closing: DemoBlock[] = [
  whatHappensNext,
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
