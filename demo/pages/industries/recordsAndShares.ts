import { industryPage } from './industryPage.ts';

/** Industries that count records, shares and volumes. */
export const recordsAndSharesPages = [
  industryPage({
    slug: 'healthcare',
    title: 'Healthcare',
    headTitle: 'Consent registers and records in healthcare',
    summary:
      'Consent that a patient can see, narrow and withdraw, and trial data with a history. The record stays where it is.',
    heading: 'The doctor sees\none line',
    lead: 'Healthcare. We build registers of consent that patients can read, and leave the records in the hospitals that keep them.',
    drawing: 'none',
    secondAction: { label: 'Read about identity', href: '/services/digital-identity' },
    questionsHeading: 'Four questions a data\nprotection officer asks',
    questions: [
      [
        'Is health data on the ledger?',
        'No. The ledger holds that a consent was given, for what, and until when, under a pseudonym.',
      ],
      [
        'Can consent be withdrawn?',
        'At any time, with effect on the next request. Who has read before is on the record.',
      ],
      ['What about deletion?', 'The pseudonym’s key is destroyed. What remains on the ledger leads to nobody.'],
      [
        'What in an emergency?',
        'A doctor can open the record under a named rule. The patient is told, and so is the officer.',
      ],
    ],
    built: [
      ['Consent registers', 'One page on which a patient sees who may read what.', '/services/digital-identity'],
      [
        'Trial data with a history',
        'Each correction signed and dated, as auditors of trials ask.',
        '/services/provenance',
      ],
      ['Models on private data', 'Answers from records that do not leave the hospital.', '/contacts'],
    ],
  }),
  industryPage({
    slug: 'real-estate',
    title: 'Real estate',
    headTitle: 'Tokenised real estate and its registers',
    summary: 'Shares in buildings with the rent divided on the day it arrives, and registers that a notary accepts.',
    heading: 'A share in a house,\na share of the rent',
    lead: 'Real estate. We build registers of shares in buildings, in which the rules of the company stand inside the share.',
    drawing: 'none',
    secondAction: { label: 'Read about tokenised assets', href: '/services/tokenised-assets' },
    questionsHeading: 'Four questions a notary\nasks at the table',
    questions: [
      [
        'Does a token own a house?',
        'No. A company owns it, and the share in the company is on the ledger. The land register stays the land register.',
      ],
      ['Who may hold a share?', 'Whoever the articles allow. The share checks it at each transfer.'],
      ['What happens to the rent?', 'It is divided on the day it arrives, to those who held on that day.'],
      ['What if a key is lost?', 'The company’s register cancels the share and issues it anew, with two signatures.'],
    ],
    built: [
      [
        'Fractional ownership',
        'Twenty shares in a house, or twenty thousand in a street.',
        '/services/tokenised-assets',
      ],
      [
        'Registers a notary accepts',
        'An export with the proof, in the order that the notary reads.',
        '/services/tokenised-assets',
      ],
      ['Rent as a transaction', 'Received, divided and reported in one step.', '/services/settlement'],
    ],
  }),
  industryPage({
    slug: 'oil-gas',
    title: 'Oil and gas',
    headTitle: 'Joint venture ledgers for oil and gas',
    summary:
      'Volumes that are metered, signed and sold once, across joint ventures, with emission records that agree with them.',
    heading: 'Metered, signed,\nsold once',
    lead: 'Oil and gas. We build accounts for joint ventures, in which a barrel that is lifted by one partner is missing for the others at once.',
    drawing: 'settlement',
    secondAction: { label: 'Read about provenance', href: '/services/provenance' },
    questionsHeading: 'Four questions a joint\nventure auditor asks',
    questions: [
      [
        'Whose figure counts?',
        'The meter’s, signed by the device. Corrections are entries of their own, agreed by the partners.',
      ],
      ['Who sees our prices?', 'Volumes are shared between the partners. Prices stay with the two who agreed on them.'],
      ['Can a lift be sold twice?', 'No. It is an asset with one owner, and the sale moves it.'],
      [
        'Do emissions agree with volumes?',
        'They are computed from the same entries, so a difference would have to be typed by hand.',
      ],
    ],
    built: [
      ['Joint venture accounts', 'Shares, lifts and imbalances, settled by the month.', '/services/settlement'],
      ['Emission records', 'From meter to certificate without a spreadsheet between.', '/services/provenance'],
      [
        'Private pricing',
        'One register on Canton, and a contract that two partners see.',
        '/services/canton-network-development-company',
      ],
    ],
  }),
];
