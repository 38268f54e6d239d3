import { defineExamples } from '../examples/example.ts';
import { platforms } from './Platforms.schema.ts';

export const platformsExamples = defineExamples(platforms, [
  {
    name: 'thirteen networks',
    block: {
      acf_fc_layout: 'platforms',
      heading: 'Thirteen networks\nwe have shipped on',
      items: [
        { title: 'Cardano', note: 'extended UTXO' },
        { title: 'Polkadot', note: 'relay chain' },
        { title: 'Ethereum', note: 'account, EVM' },
        { title: 'Hyperledger', note: 'permissioned' },
        { title: 'Solana', note: 'account, parallel' },
        { title: 'Binance', note: 'account, EVM' },
        { title: 'Polygon', note: 'rollups' },
        { title: 'Flow', note: 'resources', isCurrent: true },
        { title: 'Bitcoin', note: 'UTXO' },
        { title: 'TON', note: 'actors' },
        { title: 'Hedera', note: 'hashgraph' },
        { title: 'INTMAX', note: 'private rollup' },
        { title: 'Canton.Network', note: 'need to know' },
      ],
    },
  },
  {
    name: 'four networks with links, one without a note',
    block: {
      acf_fc_layout: 'platforms',
      heading: 'Four networks, one of them with a heading that needs more than two lines',
      items: [
        { title: 'Ethereum', note: 'account, EVM', href: '/services/ethereum' },
        { title: 'Solana', href: '/services/solana' },
        { title: 'Hyperledger Fabric 3.0', note: 'permissioned channels', isCurrent: true },
        { title: 'Canton.Network', note: 'need to know', href: '/services/canton' },
      ],
    },
  },
  {
    name: 'two networks',
    block: {
      acf_fc_layout: 'platforms',
      heading: 'Two networks',
      items: [{ title: 'Flow' }, { title: 'Canton.Network' }],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'platforms',
      heading: 'What we\nwork with',
      items: [
        { title: 'The first one', note: 'its kind' },
        { title: 'The second one', note: 'its kind' },
        { title: 'The third one', note: 'its kind' },
        { title: 'The fourth one', note: 'its kind' },
      ],
    },
  },
]);
