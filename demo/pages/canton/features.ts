import type { DemoBlock } from '../../demoContent.schema.ts';
import { priceOf } from '../../prices.ts';
import { fourCases } from '../shared.ts';
import { wordsOfClient } from '../voices.ts';

/** What Canton does, what we do with it, and which clients have seen us do it. */
export const cantonFeatures: DemoBlock[] = [
  {
    acf_fc_layout: 'feature_grid',
    heading: 'What each party sees',
    columns: 4,
    items: [
      {
        label: 'The signatory',
        text: 'Its own contracts in full. Nothing that binds it exists without its signature.',
        bottomText: 'signs',
      },
      {
        label: 'The observer',
        text: 'The contracts it was named on, and each change to them. A supervisor is usually one.',
        bottomText: 'reads',
      },
      {
        label: 'The synchronizer',
        text: 'Sealed messages and their order. It makes all parties agree on a sequence without opening a single envelope.',
        bottomText: 'orders',
      },
      {
        label: 'Everyone else',
        text: 'Nothing: neither the amount nor that there was a trade. The data never reaches their node.',
        bottomText: 'is not told',
      },
    ],
  },
  {
    acf_fc_layout: 'challenges',
    heading: 'Four things that go wrong on Canton,\nand what we do about each',
    riskLabel: 'Risk',
    entryLabel: 'Entry',
    items: [
      {
        title: 'A model that tells too much',
        description:
          'Each Daml template gets a table: who signs, who observes, who learns what from which choice. A test fails when the table grows.',
      },
      {
        title: 'Two registers, one settlement',
        description:
          'Both legs go into one transaction. It commits for all parties or for none, even when their nodes belong to different firms.',
      },
      {
        title: 'A node that is never restored',
        description:
          'A participant node holds what no other node has, so we restore its backup on a spare machine every month.',
      },
      {
        title: 'An upgrade two firms must agree on',
        description:
          'Packages are versioned and vetted in advance. The old workflow keeps running until the last party has moved.',
      },
    ],
  },
  {
    acf_fc_layout: 'feature_grid',
    heading: 'Ready, nearly ready, and not yet',
    ground: 'land',
    columns: 3,
    items: [
      {
        label: 'Delivery versus payment',
        labelLink: '/services/settlement',
        text: 'A Daml library for settling a security against cash between two registers.',
        topBadge: { text: 'available now', style: 'green' },
        list: ['No licence fees', 'Used in three live systems'],
        bottomText: priceOf('settlement'),
        link: '#contact-form',
        buttonText: 'Ask for a demo',
      },
      {
        label: 'Supervisor’s view',
        text: 'A read-only node for an authority, with an export its own tools can open.',
        topBadge: { text: 'in beta', style: 'blue' },
        badge: 'two pilots',
        bottomText: 'adds $18,000 to a project',
        bottomIcon: 'file',
      },
      {
        label: 'Reconciliation with SWIFT files',
        text: 'Statements in, ledger entries out, and a list of what does not match.',
        topBadge: { text: 'spring 2027', style: 'gray' },
        upcoming: true,
      },
      {
        label: 'Ledger Night',
        text: 'Three short talks in London on what Crescendo changed, and one long table.',
        topBadge: { text: '4 March, 2027', style: 'pink' },
        link: '/events#seat',
        buttonText: 'Keep me a seat',
      },
      {
        icon: 'search',
        label: 'Privacy review',
        text: 'We read your Daml model and write down who can learn what, including by inference.',
        bottomText: '$12,000, three weeks',
        link: '#contact-form',
        buttonText: 'Send us a model',
      },
      {
        icon: 'check',
        label: 'Node health check',
        text: 'Backup, keys, upgrades and alarms of a participant node you already run.',
        bottomText: '$8,000, two weeks',
      },
    ],
  },
  {
    acf_fc_layout: 'form',
    form: 'contact',
    look: 'window',
    heading: 'Five firms,\none register?',
    openText: 'Get in touch',
    windowHeading: 'Name the five',
    lead: 'Who signs, who may look, who must not.\nAn engineer answers within {answerTime}.',
    files: [{ field: 'file' }],
    buttonText: 'Send message',
    ghostLabel: 'space for yours',
    receivedLabel: 'received',
  },
  {
    acf_fc_layout: 'cases',
    anchor: 'portfolio',
    heading: 'Systems that settle\nfor other people',
    allLink: { label: 'All case studies', href: '/work' },
    items: fourCases.filter(({ title }) => title === 'Tidemark' || title === 'Causeway'),
  },
  wordsOfClient([
    'Helena Marchbanks',
    'Five ports had argued over the same figures for years. Quayline asked what each of us must never see, wrote that down first, and kept to it. The price was the price.',
    'entries',
  ]),
];
