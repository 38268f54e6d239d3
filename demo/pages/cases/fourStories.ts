import { casePage } from './casePage.ts';

/** The four cases of the landing page, each with its own page. */
export const casePages = [
  casePage({
    slug: 'hushmint',
    title: 'Hushmint',
    headTitle: 'Hushmint: sound in numbered editions',
    summary:
      'An ASMR marketplace on Flow where sound is sold in numbered editions, and the artist is paid in the sale itself. Built in seven months.',
    heading: 'Hushmint sells\nquiet by number',
    lead: 'An ASMR marketplace where sound is sold in numbered editions. Each copy has an owner, and the artist is paid in the sale itself.',
    facts: {
      client: 'Murmur Audio, London',
      people: 'Five: a lead, two Cadence engineers, a web engineer, an auditor',
      time: '7 months',
      ledger: 'Flow: Cadence',
    },
    storyHeading: 'An edition is a promise\nabout a number',
    hard: [
      'A recording can be copied by anyone who hears it. What can be scarce is the numbered edition, and only if nobody, the platform included, can add an eleventh to ten.',
      'Buyers came for the sound. Most of them had no wallet and no wish for one.',
    ],
    decided: [
      'The number of an edition is fixed in the resource that mints it. When the last one is made, that resource is destroyed in the same transaction.',
      'Listeners sign in with a mail address; the platform pays the fee. An account is theirs from the first minute, and a wallet can take it over later.',
    ],
    outcome: [
      ['20 of 20', 'The ceiling that most artists choose. None has been exceeded, because none can be.'],
      ['One transaction', 'Price, fee and royalty are divided in it. Artists no longer send invoices.'],
      ['31 seconds', 'From the first visit to the first sound, without a seed phrase.'],
    ],
  }),
  casePage({
    slug: 'opaline',
    title: 'Opaline',
    headTitle: 'Opaline: one stone, one certificate',
    summary:
      'An opal marketplace in which every stone has one certificate, and it changes hands with the stone. Built in five months.',
    heading: 'Opaline ties a paper\nto a stone',
    lead: 'A marketplace for opals. Every stone has one certificate, and it changes hands with the stone.',
    facts: {
      client: 'Ferrol and Daughters, Antwerp',
      people: 'Four: a lead, a Cadence engineer, a web engineer, an auditor',
      time: '5 months',
      ledger: 'Flow: Cadence',
    },
    storyHeading: 'A certificate is easy to copy,\na stone is not',
    hard: [
      'Certificates were PDF files. Two buyers could hold the same one, each in good faith.',
      'A ledger cannot look at a stone. Somebody has to, and has to be answerable for it.',
    ],
    decided: [
      'A gemmologist’s signature makes the certificate, and names eleven measured facets. A dealer can hold it; only a gemmologist can change it.',
      'A sale moves the certificate when the courier’s handover is signed by both. Until then it rests with neither, and the money too.',
    ],
    outcome: [
      ['One for each', 'No stone has two certificates. The register refuses the second.'],
      ['Two signatures', 'Each handover has them, or it has not happened.'],
      ['2 days', 'From sale to delivery of the paper. By post it was nine.'],
    ],
  }),
  casePage({
    slug: 'tidemark',
    title: 'Tidemark',
    headTitle: 'Tidemark: clearing between five ports',
    summary:
      'A UTXO blockchain platform that clears obligations between five ports in 11 seconds. Built in 14 months, running for 19.',
    heading: 'Tidemark clears\nfive ports in one pass',
    lead: 'A UTXO blockchain platform for clearing between five ports. What took two rounds of mail a day takes 11 seconds.',
    facts: {
      client: 'Northgate Clearing, London',
      people: 'Nine: a lead, four protocol engineers, two backend engineers, a designer, an auditor',
      time: '14 months, then care',
      ledger: 'Own chain: UTXO, five validators',
    },
    storyHeading: 'Five books that were\nright on their own',
    hard: [
      'Each port kept a correct book. Together they disagreed twice a day, and people netted the differences by mail.',
      'No port wanted another to see its customers, and all wanted proof that nothing was counted twice.',
    ],
    decided: [
      'Obligations are unspent outputs. To settle is to spend, and what is spent cannot be spent again; change returns to its owner in the same step.',
      'Each port runs a validator. A block stands when four of the five have signed it, so one may be at anchor.',
    ],
    outcome: [
      ['11 seconds', 'From obligation to settlement. Before: netting twice a day, by mail.'],
      ['2.3 m entries', 'A day, on an ordinary day.'],
      ['Nothing missing', 'In 19 months of operation. The project cost $410,000, fixed in phases.'],
    ],
  }),
  casePage({
    slug: 'causeway',
    title: 'Causeway',
    headTitle: 'Causeway: a bridge that locks first',
    summary:
      'A DeFi bridge between the Cadence and the EVM side of Flow: 412,000 crossings, and both sums have agreed after each. Built in 11 months.',
    heading: 'Causeway locks\nbefore it releases',
    lead: 'A bridge ecosystem between the Cadence and the EVM side of Flow. In 18 months on mainnet 412,000 crossings have been made, and the two sides have never disagreed by a unit.',
    facts: {
      client: 'Larkspur Exchange, Rotterdam',
      people: 'Seven: a lead, two Cadence engineers, a Solidity engineer, two web engineers, an auditor',
      time: '11 months, then care',
      ledger: 'Flow: Cadence and EVM',
    },
    storyHeading: 'Two sides that could\nboth be right',
    hard: [
      'A Cadence transaction can call an EVM contract through an account it controls. If that call fails, the Cadence side does not fail with it. It receives a status and carries on.',
      'So the naive bridge locks on one side, is refused on the other, and reports success. The books differ, and nothing is red.',
    ],
    decided: [
      'Every crossing reads the status and panics on anything but success, which undoes the lock with it. There is no second transaction and no queue to reconcile.',
      'The sum of both sides is checked after every crossing, inside the same transaction. It costs little and it ends arguments.',
    ],
    outcome: [
      ['412,000 crossings', 'Counted to 31 October, 2026. Together they moved $212 m.'],
      ['0 units', 'Of difference between the two sides, after every one of them.'],
      ['38 minutes', 'Saved every evening. The spreadsheet has no cells left to fill.'],
    ],
  }),
];
