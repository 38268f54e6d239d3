import { createCasePage, teamNote } from './createCasePage.ts';

/** A bridge between the two sides of Flow. */
export const causeway = createCasePage({
  title: 'Causeway',
  headTitle: 'Causeway: a bridge that locks first',
  summary:
    'A DeFi bridge between the Cadence and the EVM side of Flow: 412,000 crossings, and both sums have agreed after each. Built in 11 months.',
  layout: [
    {
      acf_fc_layout: 'headdescription',
      heading: 'Causeway locks\nbefore it releases',
      description:
        'A bridge ecosystem between the Cadence and the EVM side of Flow. In eighteen months on mainnet 412,000 crossings have been made, and the two sides have never disagreed by a unit.',
      facts: [
        { title: 'Client', description: 'Larkspur Exchange, Rotterdam' },
        { title: 'Work', description: 'Bridge and liquidity' },
        { title: 'Time', description: '11 months, then care' },
        { title: 'Ledger', description: 'Flow: Cadence and EVM' },
      ],
    },
    {
      acf_fc_layout: 'work',
      image: { $picture: 'work-bridge' },
      imageUpright: { $picture: 'work-bridge-upright' },
      hasBridge: true,
    },
    {
      acf_fc_layout: 'product_screen',
      heading: 'Two sums,\nand the difference',
      look: 'market',
      name: 'Causeway',
      place: '/reconciliation',
      status: 'in balance',
      title: 'Both sides at block 98,412,006',
      figures: [
        { value: '18,204,880', label: 'locked in Cadence' },
        { value: '18,204,880', label: 'minted in EVM' },
        { value: '0', label: 'difference' },
      ],
      columns: { name: 'Crossing', value: 'Amount', note: 'Sealed' },
      rows: [
        { name: 'to EVM, no. 412,000', value: '1,250.00', note: '8 s ago' },
        { name: 'to Cadence, no. 411,999', value: '40.00', note: '31 s ago' },
        { name: 'to EVM, no. 411,998', value: '7,300.00', note: '44 s ago' },
        { name: 'to EVM, no. 411,997', value: '615.50', note: '58 s ago' },
      ],
      press: {
        label: 'Let the EVM side fail',
        name: 'to EVM, no. 412,001',
        value: '9,000.00',
        note: 'undone',
        figure: 'still 0',
        foot: 'Refused there, undone here, in one transaction: nothing was locked.',
      },
      foot: 'Six watchers agree. Pausing takes four of them; withdrawals stay open.',
      caption: 'The public reconciliation page, with its figures of 31 October, 2026. Try the button.',
      changes: [
        { title: 'Evening count', before: '38 minutes, two people', after: 'none' },
        { title: 'A crossing', before: 'two transactions', after: 'one, or none' },
        { title: 'A difference', before: 'found next morning', after: 'cannot be sealed' },
      ],
    },
    {
      acf_fc_layout: 'about_the_client',
      heading: 'About the client',
      description:
        'Larkspur runs a regulated marketplace for commodity receipts. Its traders hold assets in Cadence; its market makers write Solidity and intend to keep doing so.\n\nIts first bridge did the two halves of a crossing in two transactions. So every evening the crossings were stopped, and two people compared the sums of both sides in a spreadsheet. It worked until the day it was closed.',
    },
    {
      acf_fc_layout: 'team',
      heading: 'Seven people, eleven months',
      note: teamNote,
      monthLabel: 'month',
      months: 11,
      items: [
        { role: 'Lead engineer', people: 1, startMonth: 1, endMonth: 11 },
        { role: 'Cadence engineers', people: 2, startMonth: 2, endMonth: 9 },
        { role: 'Solidity engineer', people: 1, startMonth: 3, endMonth: 8 },
        { role: 'Web engineers', people: 2, startMonth: 5, endMonth: 10 },
        { role: 'Auditor, second team', people: 1, startMonth: 8, endMonth: 10.5 },
      ],
    },
    {
      acf_fc_layout: 'twocolumnstext',
      heading: 'Two sides that could both be right',
      items: [
        {
          title: 'What was hard',
          description:
            'A Cadence transaction can call an EVM contract through an account it controls. If that call fails, the Cadence side does not fail with it. It receives a status and carries on.\n\nSo the naive bridge locks on one side, is refused on the other, and reports success. The books differ, and no light turns red.',
        },
        {
          title: 'What we decided',
          description:
            'Every crossing reads the status and panics on anything but success, which undoes the lock with it. There is no second transaction and no queue to reconcile.\n\nThe sum of both sides is checked after every crossing, inside the same transaction. It costs little and it ends arguments.',
        },
      ],
    },
    {
      acf_fc_layout: 'call_to_action',
      heading: 'Two ledgers that\nshould be one?',
      buttonText: 'Write to us',
    },
    {
      acf_fc_layout: 'solutions',
      heading: 'Three decisions\nthat carried the rest',
      items: [
        {
          title: 'Lock, mint, and never the reverse',
          description:
            'The locked resource sits in a vault only the bridge can open. The minted token names it by id, so a claim always points at a thing.',
          image: { $picture: 'decision-lock' },
        },
        {
          title: 'The status is read, not assumed',
          description:
            'One function wraps every EVM call. Reviewers look for calls that bypass it, and a test fails the build when it finds one.',
          image: { $picture: 'decision-status' },
        },
        {
          title: 'Six watchers, four of whom can stop it',
          description:
            'They recompute both sums after every block. Four votes pause crossings; no watcher can do it alone, and none can move a balance.',
          image: { $picture: 'decision-watchers' },
        },
      ],
    },
    {
      acf_fc_layout: 'projectFeatures',
      heading: 'What it does all day',
      items: [
        {
          label: 'Crossings in both directions',
          text: 'One signature, one transaction, sealed in 9 seconds. Large ones are held for six hours first.',
        },
        {
          label: 'Pools shared by both sides',
          text: 'Market makers quote in Solidity against assets held in Cadence.',
        },
        { label: 'A public reconciliation page', text: 'Both sums, the difference, and the block it was read at.' },
        { label: 'Limits per asset and hour', text: 'Set by the client, enforced by the contract, visible to all.' },
        { label: 'Pause by vote', text: 'Four of six. Withdrawals stay open while crossings are paused.' },
        { label: 'Third side', text: 'A rollup joins in spring, under the same rule.', upcoming: 'upcoming' },
      ],
    },
    {
      acf_fc_layout: 'client_success',
      heading: 'What changed\nat Larkspur',
      items: [
        { label: '38 min', title: 'saved every evening', description: 'The spreadsheet has no cells left to fill.' },
        {
          label: '412,000',
          title: 'crossings',
          description: 'Counted to 31 October, 2026. Together they moved $212 m.',
        },
        { label: '0', title: 'units of difference', description: 'After every one of them, on both sides.' },
      ],
    },
    {
      acf_fc_layout: 'customerInfo',
      anchor: 'their-words',
      description: 'They drew the failure on paper before they drew the product. Our auditors kept the paper.',
      name: 'Jonas Verhagen',
      jobTitle: 'Chief operating officer, Larkspur Exchange',
      picture: { $picture: 'portrait-jonas' },
      facts: [
        { title: 'Founded', description: '2014' },
        { title: 'People', description: '60' },
        { title: 'Licence', description: 'Netherlands' },
      ],
    },
    {
      acf_fc_layout: 'image_with_text',
      heading: 'Still on watch',
      description:
        'Two of us keep the runbook and the alarms. Larkspur can end that on any Friday; the keys are theirs.',
      image: { $picture: 'care-scale' },
      link: { label: 'Read about operation and care', href: '/services/operation-and-care' },
    },
    {
      acf_fc_layout: 'relatedPosts',
      heading: 'Related posts and cases',
      allLink: { label: 'All case studies', href: '/work' },
      caseSlugs: ['tidemark'],
      articleSlugs: ['testing-a-bridge-from-both-banks', 'the-day-the-spreadsheet-closed'],
    },
  ],
});
