import type { DemoBlock, DemoPage } from '../../demoContent.schema.ts';
import { acrossPage } from '../../media/scenes.ts';
import { contactForm } from '../shared.ts';

/** Pages that list services with their prices. */

type Groups = Extract<DemoBlock, { acf_fc_layout: 'services_groups' }>['groups'];
type Row = [title: string, slug: string, description: string, price: string];

/** The first result of each service, as on its own page, and its drawing if it has one. */
const seen: Record<string, Pick<Groups[number]['items'][number], 'first' | 'drawing'>> = {
  'flow-blockchain-development-company': { first: 'first release in 16 weeks' },
  'canton-network-development-company': { first: 'first version in 3 to 6 months' },
  'cadence-smart-contracts': { first: 'testnet in 6 weeks', drawing: 'contracts' },
  'web-products': { first: 'first screen in 2 weeks', drawing: 'dapps' },
  'nft-marketplaces': { first: 'testnet in 6 weeks', drawing: 'nft' },
  'accounts-and-keys': { first: 'signing plan in 3 weeks', drawing: 'wallets' },
  'bridge-development': { first: 'first lock in 3 weeks' },
  'solana-development': { first: 'devnet in 6 weeks' },
  'hyperledger-development': { first: 'first channel in 6 weeks' },
  'ai-on-private-data': { first: 'pilot in 8 weeks' },
  'cadence-audit': { first: 'findings in 3 weeks', drawing: 'audit' },
  'evm-audit': { first: 'findings in 3 weeks' },
  consulting: { first: 'four pages in 2 weeks', drawing: 'consulting' },
  'migration-from-evm': { first: 'moved in 12 weeks', drawing: 'migration' },
  'operation-and-care': { first: 'on call in 4 weeks', drawing: 'operation' },
  'team-extension': { first: 'first merge on day 8' },
};

export const services: DemoPage = {
  type: 'page',
  slug: 'services',
  title: 'Services',
  head: {
    title: 'Services: build it, check it, keep it',
    description:
      'What Quayline does, in three groups, each with its price: building ledgers and products, auditing them, and keeping them alive.',
  },
  breadcrumbs: [],
  card: {
    label: 'Services',
    description: 'Sixteen services in three groups, each with its price.',
    picture: { $picture: 'service-contracts' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Build\u00a0it, check\u00a0it,\nkeep\u00a0it',
      description:
        'Sixteen services in three groups, for companies whose books have to balance. Each names its price and the day you first see something. Not sure which you need? Ask in a free call.',
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'Work out an estimate', href: '/estimate' },
      drawing: 'berths',
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'services_groups',
      groups: [
        {
          heading: 'Build',
          description: 'Things that did not exist before.',
          drawing: 'contracts',
          drawingGround: 'water',
          items: entriesOf([
            [
              'Flow blockchain development',
              'flow-blockchain-development-company',
              'A complete product, from the first model to launch.',
              'from $50,000',
            ],
            [
              'Canton development',
              'canton-network-development-company',
              'Daml models and nodes for trades that only the parties see.',
              'from $50,000',
            ],
            [
              'Cadence smart contracts',
              'cadence-smart-contracts',
              'Resources, roles and tests, ready for an audit.',
              'from $22,000',
            ],
            ['Web products', 'web-products', 'The screen, the sign-in, and who pays the fee.', 'from $14,000'],
            ['NFT marketplaces', 'nft-marketplaces', 'Editions, royalties and a till that balances.', 'from $38,000'],
            ['Accounts and keys', 'accounts-and-keys', 'Weighted keys, recovery, approval.', 'from $26,000'],
            ['Bridge development', 'bridge-development', 'Both directions tested, both sums compared.', 'from $18,000'],
            ['Solana development', 'solana-development', 'Rust programs with explicit accounts.', 'from $50,000'],
            [
              'Hyperledger development',
              'hyperledger-development',
              'Permissioned ledgers for known members.',
              'from $50,000',
            ],
            [
              'AI on private data',
              'ai-on-private-data',
              'Answers from your records, which stay where they are.',
              'from $30,000',
            ],
          ]),
        },
        {
          heading: 'Check',
          description: 'Things that you, or someone else, built.',
          drawing: 'audit',
          drawingGround: 'pink',
          items: entriesOf([
            ['Cadence audit', 'cadence-audit', 'Findings in three weeks. Yours to publish.', 'from $12,000'],
            ['EVM audit on Flow', 'evm-audit', 'Solidity read by people who did not write it.', 'from $14,000'],
            ['Consulting', 'consulting', 'Four pages: build, leave out, or do not start.', '$8,000'],
          ]),
        },
        {
          heading: 'Keep',
          description: 'Things that are live and have to stay live.',
          drawing: 'migration',
          drawingGround: 'land',
          items: entriesOf([
            ['Migration from EVM', 'migration-from-evm', 'Balances moved once, counted on both sides.', 'from $30,000'],
            ['Operation and care', 'operation-and-care', 'Alarms, upgrades, someone awake.', 'from $3,200 a month'],
            ['Team extension', 'team-extension', 'One of our engineers, in your stand-up.', 'from $9,800 a month'],
          ]),
        },
      ],
    },
    {
      acf_fc_layout: 'refusals',
      heading: 'Three things\nwe turn down',
      items: [
        { title: 'A token with no job', description: 'If removing it changes nothing, we suggest removing it.' },
        { title: 'A launch date before a design', description: 'We would be guessing with your money.' },
        { title: 'A chain where a table would do', description: 'One enquiry in three. We name the table.' },
      ],
    },
    {
      acf_fc_layout: 'answers',
      ground: 'land',
      heading: 'Start from the sentence\nyou would say',
      items: [
        {
          title: '“We have an idea and a board meeting.”',
          description: 'Consulting. Two weeks, four pages, a priced plan.',
          note: '$8,000',
          href: '/services/consulting',
        },
        {
          title: '“It works on Ethereum and it costs too much.”',
          description: 'Migration from EVM, starting with a count of what you hold.',
          note: 'from $30,000',
          href: '/services/migration-from-evm',
        },
        {
          title: '“Someone else wrote it and left.”',
          description: 'An audit first. Then care, if it deserves it.',
          note: 'from $12,000',
          href: '/services/cadence-audit',
        },
        {
          title: '“We know exactly what we want.”',
          description: 'Send it. You hear within {answerTime}, and get a fixed sum for the first phase.',
          note: 'no charge',
        },
      ],
    },
    contactForm,
  ],
};

export const solutions: DemoPage = {
  type: 'page',
  slug: 'solutions',
  title: 'Solutions',
  head: {
    title: 'Solutions: what several clients needed',
    description:
      'Tokenisation, settlement, loyalty, identity, provenance, payments and games: what several clients have needed in much the same form.',
  },
  breadcrumbs: [],
  card: {
    label: 'Solutions',
    description: 'What several clients have needed in much the same form, each with its price.',
    picture: { $picture: 'industry-fintech' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Built more\nthan once',
      description:
        'What several clients have needed in much the same form, so that you pay for less of it. From $22,000.',
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'All services', href: '/services' },
      ...acrossPage('again'),
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'manifest',
      heading: 'What it is, what it\ncosts, when you see it',
      columnLabels: { title: 'Solution', description: 'In short', result: 'You see', price: 'From' },
      items: [
        {
          title: 'Tokenised assets',
          description: 'Shares that know who may hold them.',
          result: 'first share in 6 weeks',
          price: '$38,000',
          href: '/services/tokenised-assets',
          image: { $picture: 'domain-tokenised' },
        },
        {
          title: 'Settlement',
          description: 'Both legs in one transaction, or neither.',
          result: 'first trade in 4 weeks',
          price: '$22,000',
          href: '/services/settlement',
          image: { $picture: 'industry-fintech' },
        },
        {
          title: 'Loyalty',
          description: 'Points that nobody can print twice.',
          result: 'two shops in 6 weeks',
          price: '$30,000',
          href: '/services/loyalty',
          image: { $picture: 'industry-retail' },
        },
        {
          title: 'Digital identity',
          description: 'One answer. The rest stays at home.',
          result: 'first issuer in 6 weeks',
          price: '$34,000',
          href: '/services/digital-identity',
          image: { $picture: 'domain-identity' },
        },
        {
          title: 'Provenance',
          description: 'The papers travel with the goods.',
          result: 'first handover in 5 weeks',
          price: '$30,000',
          href: '/services/provenance',
          image: { $picture: 'industry-supply' },
        },
        {
          title: 'Stablecoin rails',
          description: 'Payments that find their invoice.',
          result: 'first invoice in 2 weeks',
          price: '$36,000',
          href: '/services/stablecoin-rails',
          image: { $picture: 'domain-payments' },
        },
        {
          title: 'Game economies',
          description: 'Items that outlive the season.',
          result: 'first item in 6 weeks',
          price: '$38,000',
          href: '/services/game-economies',
          image: { $picture: 'domain-games' },
        },
      ],
    },
    {
      acf_fc_layout: 'answers',
      ground: 'land',
      heading: 'What the second client\npays less for',
      items: [
        {
          title: 'The model',
          description: 'Roles and refusals that were argued out once. Yours starts with what is different.',
          note: 'two weeks fewer',
        },
        {
          title: 'The tests',
          description: 'Several hundred that say what must never happen. They are handed over with the rest.',
          note: 'yours to keep',
        },
        {
          title: 'The mistakes',
          description: 'A list of those we made, who noticed them, and what now prevents each.',
          note: 'read before signing',
        },
      ],
    },
    {
      acf_fc_layout: 'case_on_ink',
      caseSlug: 'tidemark',
      heading: 'Tidemark clears five\nports in one pass',
      facts: [
        { label: 'Before', description: 'netting twice a day, by email' },
        { label: 'After', description: '11 seconds, 2.3 m entries a day' },
        { label: 'Entries lost', description: 'none in 19 months' },
        { label: 'Price', description: '$410,000, fixed by phase' },
      ],
      linkText: 'Read the Tidemark case',
    },
    contactForm,
  ],
};

function entriesOf(rows: Row[]): Groups[number]['items'] {
  return rows.map(([title, slug, description, price]) => ({
    title,
    description,
    price,
    ...seen[slug],
    href: `/services/${slug}`,
  }));
}
