import { defineExamples } from '../examples/example.ts';
import { linkBlock } from './LinkBlock.schema.ts';

export const linkBlockExamples = defineExamples(linkBlock, [
  {
    name: 'to a service',
    block: {
      acf_fc_layout: 'link_block',
      title: 'Cadence contracts with a storage budget',
      description: 'We put a weight on every field before we write it.',
      href: '/services/cadence-smart-contracts',
    },
  },
  {
    name: 'as long as it may be',
    block: {
      acf_fc_layout: 'link_block',
      title: 'Migration of a marketplace with two hundred thousand tokens, counted on both of its sides',
      description:
        'We read both ledgers at the same height, compare every token and every owner, and give you the list of what differs, with the reason beside each entry, before anything is switched over for good.',
      href: 'https://wharfside.example/services/migration',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'link_block',
      title: 'Where it leads',
      description: 'What the reader finds there, in one sentence.',
      href: '/contacts',
    },
  },
]);
