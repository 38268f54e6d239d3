import type { DemoBlock } from '../../demoContent.schema.ts';
import { smallestProject, startingPriceOf } from '../../prices.ts';
import { fourCases } from '../shared.ts';

/** Sections 6 to 12: from cases to the price. */
export const proof: DemoBlock[] = [
  {
    acf_fc_layout: 'cases',
    anchor: 'portfolio',
    heading: 'Four systems that carry\nother people’s money',
    allLink: { label: 'All case studies', href: '/work' },
    items: fourCases,
  },
  { acf_fc_layout: 'contact_link', linkText: 'Contact our developers', href: '#contact-form' },
  {
    acf_fc_layout: 'reasons',
    heading: 'Three reasons that survive\na procurement review',
    image: { $picture: 'reason-handover' },
    imageUpright: { $picture: 'reason-handover-upright' },
    items: [
      {
        title: 'It is yours on the day it works',
        description:
          'Repository, keys and runbook are in your accounts from the first commit. There is no licence to renew and no back door to trust.',
      },
      {
        title: 'The people on the call write the code',
        description: 'A lead engineer answers your first email and stays until handover. Average tenure: eight years.',
      },
      {
        title: 'A no costs nothing',
        description: 'One enquiry in three needs no blockchain. We say so in the first call, and name what would do.',
      },
    ],
  },
  {
    acf_fc_layout: 'numbers',
    heading: 'Counted, not\nestimated',
    note: 'Counted from signed contracts. Depth is logarithmic.',
    items: [
      { label: '3', value: 3, title: 'unicorns\namong clients' },
      { label: '8', value: 8, title: 'Solana\nprojects' },
      { label: '13+', value: 13, title: 'years in\nblockchain' },
      { label: '17+', value: 17, title: 'years in\nsoftware' },
      { label: '80+', value: 80, title: 'DLT\nprojects' },
      { label: '200+', value: 200, title: 'smart\ncontracts' },
    ],
  },
  {
    acf_fc_layout: 'award',
    title: 'Best infrastructure team, Ledger Works Awards 2026',
    description: 'First of all entries. Judged on code, not on slides.',
    year: 2026,
    hasRating: true,
    ratingSource: '{reviews} reviews, all with a name',
    ends: '2027-12-31',
  },
  {
    acf_fc_layout: 'steps',
    heading: 'What you gain, in\nthe order you gain it',
    items: [
      {
        step: '1',
        label: 'A price before you sign',
        description: 'A fixed sum for the first phase, a range for the rest, and the reasons for its width.',
      },
      {
        step: '2',
        label: 'A model you can correct',
        description: 'Resources, roles and events on two sheets of paper. Changing them costs an afternoon.',
      },
      {
        step: '3',
        label: 'The hard part, done early',
        description: 'The part that cannot be patched easily is written while there is time to think.',
      },
      {
        step: '4',
        label: 'Faults found before launch',
        description: 'Property tests, replayed mainnet data and a second team that is paid to break it.',
      },
      {
        step: '5',
        label: 'A launch that was rehearsed',
        description: 'The whole release runs on testnet twice, with your people at the keyboard.',
      },
      {
        step: '6',
        label: 'Everything leaves with you',
        description: 'Repository, keys, dashboards, runbook: all are yours, and you can end it on any Friday.',
      },
    ],
  },
  {
    acf_fc_layout: 'cost',
    heading: 'Starting at',
    price: startingPriceOf('flow-blockchain-development-company') ?? 0,
    rows: smallestProject,
    rowPrefix: 'from',
    totalLabel: 'Smallest complete project',
    formHeading: 'An answer in {answerTime},\na price by day 5',
    formId: 'quote',
    messageLabel: 'What should it do?',
    messagePlaceholder: 'Two sentences are enough',
    otherWay: 'Or write to us',
    buttonText: 'Ask for a quote',
  },
];
