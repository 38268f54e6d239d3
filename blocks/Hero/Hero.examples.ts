import { defineExamples } from '../examples/example.ts';
import { hero } from './Hero.schema.ts';

export const heroExamples = defineExamples(hero, [
  {
    name: 'transfer',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Move value on Flow\nwithout losing count',
      description:
        'Quayline is a Flow blockchain development company. We design, build and audit systems for businesses whose books have to balance.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'Read our show cases', href: '#portfolio' },
      drawing: 'transfer',
    },
  },
  {
    name: 'settlement',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Settle on Canton\nin one step',
      description:
        'Only the parties to a trade see it. We build the ledger models, the nodes and the tests that keep it that way.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'Read our show cases', href: '#portfolio' },
      drawing: 'settlement',
    },
  },
  {
    name: 'long heading, one action, no drawing',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Interoperability infrastructure for institutional counterparties and auditors',
      description: 'One sentence.',
      action: { label: 'Talk to an engineer about interoperability today', href: '#contact-form' },
      drawing: 'none',
    },
  },
]);
