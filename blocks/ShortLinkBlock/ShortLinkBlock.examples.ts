import { defineExamples } from '../examples/example.ts';
import { shortLinkBlock } from './ShortLinkBlock.schema.ts';

export const shortLinkBlockExamples = defineExamples(shortLinkBlock, [
  {
    name: 'to the glossary',
    block: {
      acf_fc_layout: 'short_link_block',
      linkText: 'Capacity and reserve, defined in two sentences',
      href: '/glossary/s',
    },
  },
  {
    name: 'another word before a long link',
    block: {
      acf_fc_layout: 'short_link_block',
      label: 'Said the other way',
      linkText: 'Why we once kept every picture on the ledger, what it cost us in the first year, and when we stopped',
      href: '/blockchain/a-key-for-the-finance-team-that-cannot-move-money',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'short_link_block',
      linkText: 'Where it leads, and why one would go there',
      href: '/contacts',
    },
  },
]);
