import type { Ground } from '@frontage/contract/primitives/ground.ts';
import type { DemoPage } from '../../demoContent.schema.ts';
import { contactForm } from '../shared.ts';

/** Pages that list services with their prices. */

export const services: DemoPage = {
  type: 'page',
  slug: 'services',
  title: 'Services',
  head: {
    title: 'Services: build it, check it, keep it',
    description:
      'What Quayline does, in three groups, each with its price: building ledgers and products, auditing them, and keeping them alive.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [],
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Build it, check it,\nkeep it',
      description: 'Each service names its price. If you cannot tell which you need, that is the free call.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'Read our show cases', href: '/work' },
      drawing: 'none',
    },
    { acf_fc_layout: 'breadcrumbs' },
    grid('Build', [
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
      ['Accounts and keys', 'accounts-and-keys', 'Weighted keys, recovery, approval.', 'from $26,000'],
      ['NFT marketplaces', 'nft-marketplaces', 'Editions, royalties and a till that balances.', 'from $38,000'],
      ['Bridge development', 'bridge-development', 'Both directions tested, both sums compared.', 'from $18,000'],
      ['Web products', 'web-products', 'The screen, the sign-in, and who pays the fee.', 'from $14,000'],
      ['Solana development', 'solana-development', 'Rust programs with explicit accounts.', 'from $50,000'],
      [
        'Hyperledger development',
        'hyperledger-development',
        'Permissioned ledgers for parties with names.',
        'from $50,000',
      ],
    ]),
    grid(
      'Check and keep',
      [
        ['Cadence audit', 'cadence-audit', 'Findings in three weeks. Yours to publish.', 'from $12,000'],
        ['EVM audit on Flow', 'evm-audit', 'Solidity read by people who did not write it.', 'from $14,000'],
        ['Operation and care', 'operation-and-care', 'Alarms, upgrades, someone awake.', 'from $3,200 a month'],
      ],
      'land',
    ),
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
      'Tokenisation, settlement, loyalty, identity, provenance, payments and games: what several clients have needed in nearly the same form.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [],
  layout: [
    {
      acf_fc_layout: 'hero',
      heading: 'Asked for\nmore than once',
      description: 'What several clients have needed in nearly the same form, so that the second pays for less of it.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'settlement',
    },
    { acf_fc_layout: 'breadcrumbs' },
    grid('What it is, and what it costs', [
      ['Tokenised assets', 'tokenised-assets', 'Shares that know who may hold them.', 'from $38,000'],
      ['Settlement', 'settlement', 'Both sides or neither.', 'from $22,000'],
      ['Loyalty', 'loyalty', 'Points that nobody prints twice.', 'from $30,000'],
      ['Digital identity', 'digital-identity', 'One answer, and the rest stays at home.', 'from $34,000'],
      ['Provenance', 'provenance', 'The paper travels with the thing.', 'from $30,000'],
      ['Stablecoin rails', 'stablecoin-rails', 'Payments that find their invoice.', 'from $36,000'],
      ['Game economies', 'game-economies', 'Items that outlive the season.', 'from $38,000'],
    ]),
    contactForm,
  ],
};

/** A grid of services by address, each with its price. */
function grid(
  heading: string,
  rows: [label: string, slug: string, text: string, price: string][],
  ground: Ground = 'paper',
) {
  return {
    acf_fc_layout: 'feature_grid' as const,
    heading,
    ground,
    columns: 3,
    items: rows.map(([label, slug, text, price]) => ({
      label,
      labelLink: `/services/${slug}`,
      text,
      bottomText: price,
    })),
  };
}
