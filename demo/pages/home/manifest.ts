import type { DemoBlock } from '../../demoContent.schema.ts';
import { sumOf } from '../../prices.ts';

/** The six services that most enquiries are about. */
export const manifest: DemoBlock = {
  acf_fc_layout: 'manifest',
  anchor: 'services',
  heading: 'What we build, what it\ncosts, when you see it',
  allLink: { label: 'All services', href: '/services' },
  columnLabels: { title: 'Service', description: 'In short', result: 'You see', price: 'From' },
  items: [
    {
      title: 'Blockchain development',
      description: 'Own chains, contracts and bridges on thirteen networks.',
      result: 'first release in 16 weeks',
      price: sumOf('flow-blockchain-development-company'),
      href: '/services/flow-blockchain-development-company',
      image: { $picture: 'service-chain' },
    },
    {
      title: 'Smart contracts',
      description: 'Written with a test for each thing that must never happen.',
      result: 'testnet in 6 weeks',
      price: sumOf('cadence-smart-contracts'),
      href: '/services/cadence-smart-contracts',
      image: { $picture: 'service-contracts' },
    },
    {
      title: 'Audits',
      description: 'Contracts read by people who did not write them.',
      result: 'findings in 3 weeks',
      price: sumOf('cadence-audit'),
      href: '/services/cadence-audit',
      image: { $picture: 'service-audit' },
    },
    {
      title: 'Web products',
      description: 'The screen in front of the ledger, the server in between, and the contracts behind.',
      result: 'first screen in 2 weeks',
      price: sumOf('web-products'),
      href: '/services/web-products',
      image: { $picture: 'service-dapps' },
    },
    {
      title: 'NFT marketplaces',
      description: 'Editions, certificates and royalties, and the shop that sells them.',
      result: 'testnet in 6 weeks',
      price: sumOf('nft-marketplaces'),
      href: '/services/nft-marketplaces',
      image: { $picture: 'service-nft' },
    },
    {
      title: 'AI on private data',
      description: 'Models that answer from your records and leave them where they are.',
      result: 'pilot in 8 weeks',
      price: sumOf('ai-on-private-data'),
      href: '/services/ai-on-private-data',
      image: { $picture: 'service-private-ai' },
    },
  ],
};
