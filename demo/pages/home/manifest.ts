import type { DemoBlock } from '../../demoContent.schema.ts';

/** The five services that most enquiries are about. */
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
      price: '$50,000',
      href: '/services/flow-blockchain-development-company',
      image: { $picture: 'service-chain' },
    },
    {
      title: 'Smart contracts and audits',
      description: 'Written with tests, or read by people who did not write them.',
      result: 'findings in 3 weeks',
      price: '$22,000',
      href: '/services/cadence-smart-contracts',
      image: { $picture: 'service-contracts' },
    },
    {
      title: 'Web and mobile products',
      description: 'The screen in front of the ledger, and the server in between.',
      result: 'first screen in 2 weeks',
      price: '$14,000',
      href: '/services/web-products',
      image: { $picture: 'service-dapps' },
    },
    {
      title: 'Tokens and marketplaces',
      description: 'Editions, shares and receipts with rules inside the asset.',
      result: 'testnet in 6 weeks',
      price: '$38,000',
      href: '/services/nft-marketplaces',
      image: { $picture: 'service-nft' },
    },
    {
      title: 'AI on private data',
      description: 'Models that answer from your records and leave them where they are.',
      result: 'pilot in 8 weeks',
      price: '$30,000',
      href: '/services/ai-on-private-data',
      image: { $picture: 'domain-private' },
    },
  ],
};
