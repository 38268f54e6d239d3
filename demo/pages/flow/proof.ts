import type { DemoBlock } from '../../demoContent.schema.ts';
import { fourCases } from '../shared.ts';

/** Sections 6 to 12: from cases to the price. */
export const proof: DemoBlock[] = [
  {
    acf_fc_layout: 'cases',
    anchor: 'portfolio',
    heading: 'Four systems that carry\nother people’s money',
    allLink: { label: 'All show cases', href: '/work' },
    items: fourCases,
  },
  { acf_fc_layout: 'contact_link', linkText: 'Contact our developers', href: '#contact-form' },
  {
    acf_fc_layout: 'reasons',
    heading: 'Three reasons that survive\na procurement review',
    drawing: 'handover',
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
        description:
          'One enquiry in three does not need a blockchain. We say so in the first call, and name what would do instead.',
      },
    ],
  },
  {
    acf_fc_layout: 'numbers',
    heading: 'Sounded, not\nestimated',
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
    description: 'First of 41 entries. Judged on code, not on slides.',
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
        label: 'Price what can be priced',
        description:
          'You get a fixed sum for the first phase and a range for the rest, with the reasons for its width.',
      },
      {
        step: '2',
        label: 'Model before code',
        description: 'Resources, roles and events on two sheets of paper. Changing them costs an afternoon.',
      },
      {
        step: '3',
        label: 'Contracts first, screens next',
        description: 'The part that cannot be patched easily is written while there is time to think.',
      },
      {
        step: '4',
        label: 'Test like an adversary',
        description: 'Property tests, replayed mainnet data and a second team that is paid to break it.',
      },
      {
        step: '5',
        label: 'Rehearse the launch',
        description: 'The whole release runs on testnet twice, with your people at the keyboard.',
      },
      {
        step: '6',
        label: 'Leave nothing behind',
        description: 'Repository, keys, dashboards, runbook. You can leave on any Friday.',
      },
    ],
  },
  {
    acf_fc_layout: 'cost',
    heading: 'Starting at',
    price: 50_000,
    rows: [
      { label: 'Discovery and priced plan', amount: 8000 },
      { label: 'Contracts with tests', amount: 22_000 },
      { label: 'Web product', amount: 14_000 },
      { label: 'Review and launch', amount: 6000 },
    ],
    rowPrefix: 'from',
    totalLabel: 'Smallest complete project',
    formHeading: 'A price range in {answerTime}',
    formId: 'quote',
    messageLabel: 'What should it do?',
    messagePlaceholder: 'Two sentences are enough',
    otherWay: 'Or write to us',
    buttonText: 'Ask for a quote',
  },
];
