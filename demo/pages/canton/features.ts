import type { DemoBlock } from '../../demoContent.schema.ts';
import { priceOf } from '../../prices.ts';
import { fourCases } from '../shared.ts';
import { wordsOfClient } from '../voices.ts';

/** What Canton does, what we do with it, and which clients have seen us do it. */
export const cantonFeatures: DemoBlock[] = [
  {
    acf_fc_layout: 'product_screen',
    heading: 'What each\nparty sees',
    name: 'Participant node',
    place: '/bank-a/contracts/4107',
    status: 'one of two signed',
    title: 'Treasury bills against cash, Tuesday, 16:20',
    figures: [
      { value: '2', label: 'parties, in full' },
      { value: '1', label: 'observer, each change' },
      { value: '0', label: 'others who know of it' },
    ],
    columns: { name: 'Who', value: 'Sees', note: 'Role' },
    rows: [
      { name: 'Bank A', value: 'the whole trade', note: 'has signed' },
      { name: 'The supervisor', value: 'each change', note: 'reads' },
      { name: 'The synchronizer', value: 'a sealed envelope', note: 'orders' },
      { name: 'Bank C, Bank D', value: 'nothing', note: 'not told' },
    ],
    press: {
      label: 'Sign as Bank B',
      name: 'Bank B',
      value: 'the whole trade',
      note: 'has signed',
      status: 'settled',
      foot: 'Bills and cash changed hands in one transaction. Bank C and Bank D were not told.',
    },
    foot: 'Until Bank B signs, nothing has happened. Nothing binds a party without its signature.',
    caption: 'One trade on the node of Bank A. Press the button to sign it for Bank B.',
    changes: [
      { title: 'Who reads the price', before: 'whoever was in copy', after: 'two parties, one observer' },
      { title: 'Until both books agree', before: 'a night of netting', after: 'one transaction' },
      { title: 'The supervisor is told', before: 'in a report, each quarter', after: 'with each change' },
    ],
  },
  {
    acf_fc_layout: 'challenges',
    heading: 'Four things that go wrong on Canton,\nand what we do about each',
    riskLabel: 'Risk',
    entryLabel: 'What we do',
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
        list: ['Two pilots running', 'Signs nothing'],
        bottomText: 'adds $18,000 to a project',
        link: '#contact-form',
        buttonText: 'Join the pilots',
      },
      {
        label: 'Reconciliation with SWIFT files',
        text: 'Statements in, ledger entries out, and a list of what does not match.',
        topBadge: { text: 'spring 2027', style: 'gray' },
        list: ['MT940 and camt.053', 'Posts nothing by itself'],
        bottomText: 'no price yet',
        upcoming: true,
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
