import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { hero } from './Hero.schema.ts';

export const heroExamples = defineExamples(hero, [
  {
    name: 'plan',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Built as it\nwas drawn',
      description: 'You see every screen on paper before anybody builds it, and nothing else is built.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'Read our show cases', href: '#portfolio' },
      drawing: 'plan',
    },
  },
  {
    name: 'transfer',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Move value on Flow\nwithout losing count',
      description:
        'Wharfside is a Flow blockchain development company. We design, build and audit systems for businesses whose books have to balance.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'Read our show cases', href: '#portfolio' },
      drawing: 'transfer',
    },
  },
  {
    name: 'unfolding',
    block: {
      acf_fc_layout: 'hero',
      heading: 'From a point\nto a product',
      description: 'We begin with the one thing that has to work, and unfold the rest from it.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'unfolding',
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
    name: 'loyalty',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Points that many\nshops accept',
      description: 'We build loyalty, receipts and payments that several shops can share.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'loyalty',
    },
  },
  {
    name: 'legs',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Both legs,\none transaction',
      description: 'Security and cash move in one transaction. If one leg fails, neither moves.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'legs',
    },
  },
  {
    name: 'netting',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Points that nobody\ncan print twice',
      description: 'Each shop sees what it owes the others, and the sum is zero every evening.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'netting',
    },
  },
  {
    name: 'sidings',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Payments that\nfind their invoice',
      description: 'A coin moves in seconds. The rest of a payment is who it was for, and that is what we build.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'sidings',
    },
  },
  {
    name: 'sword',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Items that outlive\nthe season',
      description: 'A sword is a resource in the player’s account, so no slip in the code can copy it or lose it.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'sword',
    },
  },
  {
    name: 'rules',
    block: {
      acf_fc_layout: 'hero',
      heading: 'A share that knows\nwho may hold it',
      description: 'The transfer rules are inside the asset, where nobody can forget them.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'rules',
    },
  },
  {
    name: 'answer',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Answer one question,\nkeep the rest',
      description: 'A verifier asks whether someone is over 18 and learns that, and no more.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'answer',
    },
  },
  {
    name: 'papers',
    block: {
      acf_fc_layout: 'hero',
      heading: 'The papers travel\nwith the goods',
      description: 'A ledger cannot see a container. It can hold what people signed when they saw it.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'papers',
    },
  },
  {
    name: 'trades',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Six industries,\none true count',
      description: 'Ledgers for banks, shops, forwarders, hospitals, landlords and oil partners.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'trades',
    },
  },
  {
    name: 'again',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Built more\nthan once',
      description: 'What several clients have needed in much the same form.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'again',
    },
  },
  {
    name: 'trade',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Share a trade,\nnot your books',
      description: 'Firms that share a workflow and show each other nothing else.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing: 'trade',
    },
  },
  {
    name: 'lading',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Signed by those\nwho were there',
      description: 'We build for people who stand beside the goods.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'lading',
    },
  },
  {
    name: 'consent',
    block: {
      acf_fc_layout: 'hero',
      heading: 'The doctor sees\none line',
      description: 'We build registers of consent that patients can read.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'consent',
    },
  },
  {
    name: 'house',
    block: {
      acf_fc_layout: 'hero',
      heading: 'A share in\na building',
      description: 'We build registers that a notary accepts.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'house',
    },
  },
  {
    name: 'volume',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Metered, signed\nand sold once',
      description: 'We build joint venture accounts.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'volume',
    },
  },
  {
    name: 'berths',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Build it, check it,\nkeep it',
      description:
        'Sixteen services in three groups. Each names its price. Not sure which you need? Ask in a free call.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'berths',
    },
  },
  ...(['doors', 'works', 'grants'] as const).map((drawing) => ({
    name: drawing,
    block: {
      acf_fc_layout: 'hero' as const,
      heading: 'Work that is\nstill running',
      description: 'Four of more than eighty systems. Projects start at $50,000.',
      action: { label: 'Book a free call', href: '#contact-form' },
      drawing,
    },
  })),
  {
    name: 'a service at the side',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Ownership as a type,\nnot as a comment',
      description: 'A Cadence resource lives in one place and cannot be copied or dropped.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'none',
      sideDrawing: 'contracts',
    },
  },
  {
    name: 'a picture at the side',
    block: {
      acf_fc_layout: 'hero',
      heading: 'Answer one question,\nkeep the rest',
      description: 'A verifier asks whether someone is over 18 and learns that, and no more.',
      action: { label: 'Book a free call', href: '#contact-form' },
      secondAction: { label: 'See what it costs', href: '/services' },
      drawing: 'none',
      image: examplePicture('domain-identity', 'A credential of four lines'),
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
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'hero',
      heading: 'What you offer,\nin two short lines',
      description: 'Who you are and what you do, for whom, in one sentence or two.',
      action: { label: 'Get in touch', href: '#contact-form' },
      drawing: 'unfolding',
    },
  },
]);
