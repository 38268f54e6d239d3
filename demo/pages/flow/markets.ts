import type { DemoBlock } from '../../demoContent.schema.ts';
import { domainSlides, industrySlides } from '../slides.ts';

/** Sections 13 to 17: from industries to domains. */
export const markets: DemoBlock[] = [
  {
    acf_fc_layout: 'slider',
    heading: 'Where a single version of\nthe truth earns its keep',
    ground: 'paper',
    preset: 'landing',
    slides: industrySlides,
  },
  {
    acf_fc_layout: 'process',
    heading: 'Five phases, sixteen\u00a0weeks,\none thing at the end',
    weeks: 16,
    items: [
      {
        title: 'Chart',
        note: 'Facts, risks, a priced plan',
        description: 'We read your contracts, both kinds, and write down what can go wrong.',
        startWeek: 1,
        endWeek: 2.5,
      },
      {
        title: 'Model',
        note: 'Resources, roles, contract interfaces',
        description: 'Every asset gets a type, every role a key, every rule a test.',
        startWeek: 3,
        endWeek: 5,
      },
      {
        title: 'Build',
        note: 'Contracts and product, in two-week rounds',
        description: 'Something that runs, every second Friday.',
        startWeek: 5,
        endWeek: 12,
      },
      {
        title: 'Prove',
        note: 'Tests, review, rehearsal on testnet',
        description: 'People who did not write it try to break it. Findings are yours to publish.',
        startWeek: 9,
        endWeek: 13,
      },
      {
        title: 'Launch',
        note: 'Mainnet, monitoring, handover',
        description: 'Mainnet, alarms, and a month on watch.',
        startWeek: 14,
        endWeek: 16,
      },
    ],
  },
  {
    acf_fc_layout: 'stack',
    heading: 'Tools we would\nchoose again',
    items: [
      { title: 'Contracts', list: ['Cadence 1.0', 'Solidity', 'Rust', 'Daml', 'Aiken'] },
      { title: 'Flow', list: ['Flow CLI', 'FCL', 'Flow Emulator', 'Flow EVM', 'account linking'] },
      { title: 'Testing', list: ['Cadence testing framework', 'Foundry', 'Echidna', 'k6'] },
      { title: 'Services', list: ['Go', 'Kotlin', 'TypeScript', 'PostgreSQL', 'Kafka'] },
      { title: 'Web', list: ['React', 'Next.js', 'CSS Modules', 'Playwright'] },
      { title: 'Operation', list: ['Kubernetes', 'Terraform', 'Prometheus', 'OpenTelemetry'] },
    ],
  },
  {
    acf_fc_layout: 'platforms',
    heading: 'Thirteen platforms\nwe have shipped on',
    items: [
      { title: 'Cardano', note: 'extended UTXO' },
      { title: 'Polkadot', note: 'relay chain' },
      { title: 'Ethereum', note: 'account, EVM' },
      { title: 'Hyperledger', note: 'permissioned' },
      { title: 'Solana', note: 'account, parallel' },
      { title: 'Binance', note: 'account, EVM' },
      { title: 'Polygon', note: 'sidechain, EVM' },
      { title: 'Flow', note: 'resources', isCurrent: true },
      { title: 'Bitcoin', note: 'UTXO' },
      { title: 'TON', note: 'actors' },
      { title: 'Hedera', note: 'hashgraph' },
      { title: 'INTMAX', note: 'stateless rollup' },
      { title: 'Canton.Network', note: 'need to know', href: '/services/canton-network-development-company' },
    ],
  },
  {
    acf_fc_layout: 'slider',
    heading: 'Domains we know by heart',
    ground: 'ink',
    preset: 'peek',
    slides: domainSlides,
  },
];
