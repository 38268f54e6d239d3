import type { DemoBlock, DemoPage } from '../../demoContent.schema.ts';
import { acrossPage } from '../../media/scenes.ts';
import { capital, type Priced, priceOf, sumOf } from '../../prices.ts';
import { caseOnInk, shownCases } from '../services/shownCases.ts';
import { contactForm, priceOfYours } from '../shared.ts';
import { wordsOfClient } from '../voices.ts';

/** Pages that list services with their prices. */

type Groups = Extract<DemoBlock, { acf_fc_layout: 'services_groups' }>['groups'];
type Row = [title: string, slug: Priced, description: string];

/** The first result of each service, as on its own page, and its picture if it has one. */
const seen: Partial<Record<Priced, Pick<Groups[number]['items'][number], 'first' | 'image'>>> = {
  'flow-blockchain-development-company': { first: 'first release in 16 weeks' },
  'canton-network-development-company': { first: 'first version in 3 to 6 months' },
  'cadence-smart-contracts': { first: 'testnet in 6 weeks', image: { $picture: 'open-contracts' } },
  'web-products': { first: 'first screen in 2 weeks' },
  'nft-marketplaces': { first: 'testnet in 6 weeks', image: { $picture: 'open-nft' } },
  'accounts-and-keys': { first: 'signing plan in 3 weeks', image: { $picture: 'open-wallets' } },
  'bridge-development': { first: 'first lock in 3 weeks' },
  'solana-development': { first: 'devnet in 6 weeks' },
  'hyperledger-development': { first: 'first channel in 6 weeks' },
  'ai-on-private-data': { first: 'pilot in 8 weeks' },
  'cadence-audit': { first: 'findings in 3 weeks', image: { $picture: 'open-audit' } },
  'evm-audit': { first: 'findings in 3 weeks' },
  consulting: { first: 'four pages in 2 weeks', image: { $picture: 'open-consulting' } },
  'migration-from-evm': { first: 'moved in 12 weeks', image: { $picture: 'open-migration' } },
  'operation-and-care': { first: 'on call in 4 weeks' },
  'team-extension': { first: 'first merge on day 8' },
};

export const services: DemoPage = {
  type: 'page',
  slug: 'services',
  title: 'Services',
  head: {
    title: 'Services: build it, check it, keep it',
    description:
      'What Quayline does, in five groups, each with its price: deciding, building products and parts of them, auditing code, and keeping it alive.',
  },
  breadcrumbs: [],
  card: {
    label: 'Services',
    description: 'Sixteen services in five groups, each with its price.',
    picture: { $picture: 'service-contracts' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Build\u00a0it, check\u00a0it,\nkeep\u00a0it',
      description:
        'Sixteen services in five groups, for companies whose books have to balance. Each price is the least you can sign for; “adds” means on top of a project. Not sure which you need? Ask in a free call.',
      action: { label: 'Book a free call', href: '/book' },
      secondAction: { label: 'Work out an estimate', href: '/estimate' },
      drawing: 'none',
      sideImage: { $picture: 'line-berths' },
    },
    { acf_fc_layout: 'breadcrumbs' },
    {
      acf_fc_layout: 'services_groups',
      groups: [
        {
          heading: 'Decide',
          description: 'Before there is anything to build.',
          image: { $picture: 'open-consulting' },
          drawingGround: 'land',
          items: entriesOf([['Consulting', 'consulting', 'Four pages: build, leave out, or do not start.']]),
        },
        {
          heading: 'Build',
          description: 'A whole product, on the ledger that suits it.',
          image: { $picture: 'open-dapps' },
          drawingGround: 'water',
          items: entriesOf([
            [
              'Flow blockchain development',
              'flow-blockchain-development-company',
              'A complete product, from the first model to launch.',
            ],
            [
              'Canton development',
              'canton-network-development-company',
              'Daml models and nodes for trades that only the parties see.',
            ],
            ['Solana development', 'solana-development', 'Rust programs with explicit accounts.'],
            ['Hyperledger development', 'hyperledger-development', 'Permissioned ledgers for known members.'],
          ]),
        },
        {
          heading: 'Add',
          description: 'A part that is missing, to what you have or to what we build.',
          image: { $picture: 'open-contracts' },
          drawingGround: 'pink',
          items: entriesOf([
            ['Cadence smart contracts', 'cadence-smart-contracts', 'Resources, roles and tests, ready for an audit.'],
            ['Web products', 'web-products', 'The screen, the sign-in, and who pays the fee.'],
            ['NFT marketplaces', 'nft-marketplaces', 'Editions, royalties and a till that balances.'],
            ['Accounts and keys', 'accounts-and-keys', 'Weighted keys, recovery, approval.'],
            ['Bridge development', 'bridge-development', 'Both directions tested, both sums compared.'],
            ['AI on private data', 'ai-on-private-data', 'Answers from your records, which stay where they are.'],
            ['Migration from EVM', 'migration-from-evm', 'Balances moved once, counted on both sides.'],
          ]),
        },
        {
          heading: 'Check',
          description: 'For code that exists, yours or someone else’s.',
          image: { $picture: 'open-audit' },
          drawingGround: 'water',
          items: entriesOf([
            ['Cadence audit', 'cadence-audit', 'Findings in three weeks. Yours to publish.'],
            ['EVM audit on Flow', 'evm-audit', 'Solidity read by people who did not write it.'],
          ]),
        },
        {
          heading: 'Keep',
          description: 'For what is live, and for teams that run it.',
          image: { $picture: 'open-operation' },
          drawingGround: 'land',
          items: entriesOf([
            ['Operation and care', 'operation-and-care', 'Alarms, upgrades, someone awake.'],
            ['Team extension', 'team-extension', 'One of our engineers, in your stand-up.'],
          ]),
        },
      ],
    },
    caseOnInk(shownCases.causeway),
    wordsOfClient([
      'Willem Drost',
      'We used to close the day with a spreadsheet and two phones. The sums now agree after each crossing, and the person who kept the spreadsheet has been promoted.',
      'crossings',
    ]),
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
          note: priceOf('consulting'),
          href: '/services/consulting',
        },
        {
          title: '“It works on Ethereum and it costs too much.”',
          description: 'Migration from EVM, starting with a count of what you hold.',
          note: priceOf('migration-from-evm'),
          href: '/services/migration-from-evm',
        },
        {
          title: '“Someone else wrote it and left.”',
          description: 'An audit first. Then care, if it deserves it.',
          note: priceOf('cadence-audit'),
          href: '/services/cadence-audit',
        },
        {
          title: '“We know exactly what we want.”',
          description: 'Send it. You hear within {answerTime}, and have a fixed price for the first phase by day 5.',
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
    picture: { $picture: 'solution-settlement' },
  },
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Built more\nthan once',
      description: `What several clients have needed in much the same form, so that you pay for less of it. ${capital(priceOf('settlement'))}, discovery and launch included.`,
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
          price: sumOf('tokenised-assets'),
          href: '/services/tokenised-assets',
          image: { $picture: 'domain-tokenised' },
        },
        {
          title: 'Settlement',
          description: 'Both legs in one transaction, or neither.',
          result: 'first trade in 4 weeks',
          price: sumOf('settlement'),
          href: '/services/settlement',
          image: { $picture: 'solution-settlement' },
        },
        {
          title: 'Loyalty',
          description: 'Points that nobody can print twice.',
          result: 'two shops in 6 weeks',
          price: sumOf('loyalty'),
          href: '/services/loyalty',
          image: { $picture: 'solution-loyalty' },
        },
        {
          title: 'Digital identity',
          description: 'One answer. The rest stays at home.',
          result: 'first issuer in 6 weeks',
          price: sumOf('digital-identity'),
          href: '/services/digital-identity',
          image: { $picture: 'domain-identity' },
        },
        {
          title: 'Provenance',
          description: 'The papers travel with the goods.',
          result: 'first handover in 5 weeks',
          price: sumOf('provenance'),
          href: '/services/provenance',
          image: { $picture: 'solution-provenance' },
        },
        {
          title: 'Stablecoin rails',
          description: 'Payments that find their invoice.',
          result: 'first invoice in 2 weeks',
          price: sumOf('stablecoin-rails'),
          href: '/services/stablecoin-rails',
          image: { $picture: 'domain-payments' },
        },
        {
          title: 'Game economies',
          description: 'Items that outlive the season.',
          result: 'first item in 6 weeks',
          price: sumOf('game-economies'),
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
    caseOnInk(shownCases.tidemark),
    wordsOfClient([
      'Annelie Brandt',
      'Nobody had ever shown me what they did not know, with a price on it. I sent it straight to our board.',
      'punctual',
    ]),
    priceOfYours,
  ],
};

function entriesOf(rows: Row[]): Groups[number]['items'] {
  return rows.map(([title, slug, description]) => ({
    title,
    description,
    price: priceOf(slug),
    ...seen[slug],
    href: `/services/${slug}`,
  }));
}
