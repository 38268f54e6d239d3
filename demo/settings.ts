import type { DemoContent } from './demoContent.schema.ts';

const industries = [
  { label: 'FinTech and banking', href: '/industries/fintech-banking' },
  { label: 'Retail and eCommerce', href: '/industries/retail-ecommerce' },
  { label: 'Supply chain', href: '/industries/supply-chain-logistics' },
  { label: 'Healthcare', href: '/industries/healthcare' },
  { label: 'Real estate', href: '/industries/real-estate' },
  { label: 'Oil and gas', href: '/industries/oil-gas' },
];

const solutions = [
  { label: 'Tokenisation', href: '/services/tokenised-assets' },
  { label: 'Settlement', href: '/services/settlement' },
  { label: 'Loyalty', href: '/services/loyalty' },
  { label: 'Digital identity', href: '/services/digital-identity' },
  { label: 'Provenance', href: '/services/provenance' },
];

/** Header, footer and facts about the company. */
export const settings: DemoContent['settings'] = {
  companyName: 'Quayline',
  legalName: 'Quayline Ltd',
  description: 'Quayline designs, builds and audits ledgers, and the products that stand on them.',
  phone: { raw: '+12125550137', formatted: '+1 212 555 0137' },
  email: 'hello@quayline.example',
  messagingHref: 'https://chat.quayline.example/hello',
  foundingYear: 2009,
  startingPriceUsd: 50_000,
  socials: [
    { network: 'linkedin', href: 'https://www.linkedin.com/company/quayline.example' },
    { network: 'x', href: 'https://x.com/quayline.example' },
    { network: 'youtube', href: 'https://www.youtube.com/@quayline.example' },
    { network: 'instagram', href: 'https://www.instagram.com/quayline.example' },
    { network: 'facebook', href: 'https://www.facebook.com/quayline.example' },
    { network: 'reviews', href: 'https://reviews.quayline.example' },
  ],
  callToAction: { label: 'Book a free call', href: '/contacts#contact-form' },
  navigation: [
    {
      label: 'Services',
      href: '/services',
      note: 'Built, checked and kept by the people who answer the telephone.',
      noteLink: { label: 'Read our show cases', href: '/work' },
      links: [
        {
          label: 'Flow blockchain development',
          href: '/services/flow-blockchain-development-company',
          note: 'from $50,000',
          group: 'Build',
        },
        {
          label: 'Cadence smart contracts',
          href: '/services/cadence-smart-contracts',
          note: 'from $22,000',
          group: 'Build',
          drawing: 'contracts',
        },
        {
          label: 'Web products',
          href: '/services/web-products',
          note: 'from $14,000',
          group: 'Build',
          drawing: 'dapps',
        },
        {
          label: 'NFT marketplaces',
          href: '/services/nft-marketplaces',
          note: 'from $38,000',
          group: 'Build',
          drawing: 'nft',
        },
        {
          label: 'Accounts and keys',
          href: '/services/accounts-and-keys',
          note: 'from $26,000',
          group: 'Build',
          drawing: 'wallets',
        },
        {
          label: 'Cadence audit',
          href: '/services/cadence-audit',
          note: 'findings in three weeks',
          group: 'Check',
          drawing: 'audit',
        },
        { label: 'EVM audit on Flow', href: '/services/evm-audit', note: 'Solidity, read twice', group: 'Check' },
        {
          label: 'Consulting',
          href: '/services/consulting',
          note: 'four pages, $8,000',
          group: 'Check',
          drawing: 'consulting',
        },
        {
          label: 'Migration from EVM',
          href: '/services/migration-from-evm',
          note: 'counted on both sides',
          group: 'Keep',
          drawing: 'migration',
        },
        {
          label: 'Operation and care',
          href: '/services/operation-and-care',
          note: 'someone awake',
          group: 'Keep',
          drawing: 'operation',
        },
        { label: 'Team extension', href: '/services/team-extension', note: 'in your stand-up', group: 'Keep' },
      ],
    },
    {
      label: 'Solutions',
      href: '/solutions',
      note: 'Asked for more than once, so that the second client pays for less of it.',
      links: [
        { label: 'Tokenised assets', href: '/services/tokenised-assets', note: 'from $38,000', group: 'Assets' },
        { label: 'Game economies', href: '/services/game-economies', note: 'from $38,000', group: 'Assets' },
        { label: 'Settlement', href: '/services/settlement', note: 'from $22,000', group: 'Money' },
        { label: 'Stablecoin rails', href: '/services/stablecoin-rails', note: 'from $36,000', group: 'Money' },
        { label: 'Loyalty', href: '/services/loyalty', note: 'from $30,000', group: 'Money' },
        { label: 'Digital identity', href: '/services/digital-identity', note: 'from $34,000', group: 'Trust' },
        { label: 'Provenance', href: '/services/provenance', note: 'from $30,000', group: 'Trust' },
      ],
    },
    {
      label: 'Industries',
      href: '/industries',
      note: 'They differ in what they count. They agree that it must be counted once.',
      links: [
        {
          label: 'FinTech and banking',
          href: '/industries/fintech-banking',
          note: 'both sides or neither',
          group: 'Money and points',
        },
        {
          label: 'Retail and eCommerce',
          href: '/industries/retail-ecommerce',
          note: 'points that many shops accept',
          group: 'Money and points',
        },
        {
          label: 'Supply chain and logistics',
          href: '/industries/supply-chain-logistics',
          note: 'signed by those who were there',
          group: 'Goods and volumes',
        },
        { label: 'Oil and gas', href: '/industries/oil-gas', note: 'metered, sold once', group: 'Goods and volumes' },
        { label: 'Healthcare', href: '/industries/healthcare', note: 'the doctor sees one line', group: 'Records' },
        { label: 'Real estate', href: '/industries/real-estate', note: 'a share in a house', group: 'Records' },
      ],
    },
    {
      label: 'Work',
      href: '/work',
      note: 'Four of more than eighty, each still in the hands of its owner.',
      links: [
        { label: 'Causeway', href: '/work/causeway', note: 'bridge and liquidity', group: 'Platforms' },
        { label: 'Tidemark', href: '/work/tidemark', note: 'clearing for five ports', group: 'Platforms' },
        { label: 'Hushmint', href: '/work/hushmint', note: 'sound in numbered editions', group: 'Marketplaces' },
        { label: 'Opaline', href: '/work/opaline', note: 'one stone, one certificate', group: 'Marketplaces' },
      ],
    },
    { label: 'Insights', href: '/insights', links: [] },
    {
      label: 'Company',
      href: '/about-us',
      note: 'Forty-one people, five offices, one vacancy.',
      noteLink: { label: 'See the vacancy', href: '/careers' },
      links: [
        { label: 'Team', href: '/team', note: 'seven of forty-one', group: 'Who we are' },
        { label: 'Careers', href: '/careers', note: 'one vacancy', group: 'Who we are' },
        { label: 'Engagement models', href: '/engagement-models', note: 'four ways in and out', group: 'Who we are' },
        { label: 'Blog', href: '/blog', note: 'the logbook', group: 'What we write' },
        { label: 'News', href: '/news', group: 'What we write' },
        { label: 'Glossary', href: '/glossary', note: 'words, explained once', group: 'What we write' },
        { label: 'Contacts', href: '/contacts', note: 'five offices, one form', group: 'Where we meet' },
        { label: 'Events', href: '/events', note: 'one long table', group: 'Where we meet' },
        { label: 'Scholarship', href: '/scholarship', note: 'for two students a year', group: 'Where we meet' },
      ],
    },
  ],
  footerColumns: [
    {
      heading: 'Services',
      links: [
        { label: 'Cadence smart contracts', href: '/services/cadence-smart-contracts' },
        { label: 'Accounts and keys', href: '/services/accounts-and-keys' },
        { label: 'Marketplaces', href: '/services/nft-marketplaces' },
        { label: 'Bridges', href: '/services/bridge-development' },
        { label: 'Audits', href: '/services/cadence-audit' },
        { label: 'Operation', href: '/services/operation-and-care' },
      ],
    },
    { heading: 'Solutions', links: solutions },
    { heading: 'Industries', links: industries },
    {
      heading: 'Company',
      links: [
        { label: 'About us', href: '/about-us' },
        { label: 'Team', href: '/team' },
        { label: 'Careers', href: '/careers' },
        { label: 'Blog', href: '/blog' },
        { label: 'News', href: '/news' },
        { label: 'Glossary', href: '/glossary' },
        { label: 'Contacts', href: '/contacts' },
      ],
    },
  ],
  privacyPath: '/privacy-policy',
  sitemapPath: '/sitemap',
  newsletter: {
    heading: 'One letter a month,\nwith the figures left in',
    buttonText: 'Send me the next one',
    note: 'Letter 42 leaves on 1 December',
  },
  pages: {
    glossary: {
      heading: 'Words we use, and\nwhat we mean by them',
      description: '{terms} terms in two sentences each. If a third is needed, the term opens; a fourth is an article.',
    },
    search: {
      heading: 'Search',
      description: 'Articles, glossary, cases and pages. Two words find more than a sentence.',
    },
    notFound: {
      heading: 'Nothing is\nberthed here',
      description:
        'The address is well formed and empty. Either the page has moved, or a letter has; these are the pages most visitors were looking for.',
    },
  },
  statistics: [
    { label: '17+', title: 'years in software' },
    { label: '80+', title: 'DLT projects' },
    { label: '200+', title: 'smart contracts' },
  ],
};
