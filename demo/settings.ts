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
          label: 'Canton development',
          href: '/services/canton-network-development-company',
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
          label: 'Accounts and keys',
          href: '/services/accounts-and-keys',
          note: 'from $26,000',
          group: 'Build',
          drawing: 'wallets',
        },
        {
          label: 'NFT marketplaces',
          href: '/services/nft-marketplaces',
          note: 'from $38,000',
          group: 'On top of it',
          drawing: 'nft',
        },
        {
          label: 'Bridge development',
          href: '/services/bridge-development',
          note: 'from $18,000',
          group: 'On top of it',
          drawing: 'migration',
        },
        {
          label: 'Web products',
          href: '/services/web-products',
          note: 'from $14,000',
          group: 'On top of it',
          drawing: 'dapps',
        },
        {
          label: 'Cadence audit',
          href: '/services/cadence-audit',
          note: 'findings in three weeks',
          group: 'Check and keep',
          drawing: 'audit',
        },
        {
          label: 'EVM audit on Flow',
          href: '/services/evm-audit',
          note: 'from $14,000',
          group: 'Check and keep',
        },
        {
          label: 'Operation and care',
          href: '/services/operation-and-care',
          note: 'someone awake',
          group: 'Check and keep',
          drawing: 'operation',
        },
      ],
    },
    { label: 'Solutions', href: '/solutions', links: solutions },
    { label: 'Industries', href: '/industries', links: industries },
    {
      label: 'Work',
      href: '/work',
      links: [
        { label: 'Hushmint', href: '/work/hushmint' },
        { label: 'Opaline', href: '/work/opaline' },
        { label: 'Causeway', href: '/work/causeway' },
        { label: 'Tidemark', href: '/work/tidemark' },
      ],
    },
    { label: 'Insights', href: '/insights', links: [] },
    {
      label: 'Company',
      href: '/about-us',
      links: [
        { label: 'Team', href: '/team' },
        { label: 'Careers', href: '/careers' },
        { label: 'Contacts', href: '/contacts' },
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
