import { createCasePage, teamNote } from './createCasePage.ts';

/** A separate chain between five ports. */
export const tidemark = createCasePage({
  title: 'Tidemark',
  headTitle: 'Tidemark: clearing between five ports',
  summary:
    'A UTXO blockchain platform that clears obligations between five ports in 11 seconds. Built in 14 months, running for 19.',
  layout: [
    {
      acf_fc_layout: 'headdescription',
      heading: 'Tidemark clears\nfive ports at once',
      description:
        'A UTXO blockchain platform for clearing between five ports. What took two rounds of email a day takes 11 seconds, and nothing has gone missing in 19 months.',
      facts: [
        { title: 'Client', description: 'Northgate Clearing, London' },
        { title: 'Work', description: 'Blockchain platform' },
        { title: 'Time', description: '14 months, then care' },
        { title: 'Ledger', description: 'Own chain: UTXO, five validators' },
        { title: 'Price', description: '$410,000, fixed by phase' },
      ],
    },
    {
      acf_fc_layout: 'work',
      image: { $picture: 'work-clearing' },
      imageUpright: { $picture: 'work-clearing-upright' },
    },
    {
      acf_fc_layout: 'product_screen',
      heading: 'What a port owes,\nat any hour',
      look: 'control',
      name: 'Tidemark',
      place: '/port/rotterdam',
      status: '5 of 5 signing',
      title: 'Rotterdam, Tuesday, after netting',
      figures: [
        { value: '1.84 m', label: 'owed by others, EUR' },
        { value: '1.79 m', label: 'owed to others, EUR' },
        { value: '0.05 m', label: 'comes from a bank tonight' },
      ],
      columns: { name: 'Obligation', value: 'EUR', note: 'Cleared in' },
      rows: [
        { name: 'Berth 14, two tides, Hull', value: '18,400', note: '11 s' },
        { name: 'Pilot, night rate, Esbjerg', value: '2,150', note: '11 s' },
        { name: 'Crane, five hours, Hull', value: '6,720', note: '10 s' },
        { name: 'Waiting time, Zeebrugge', value: '940', note: '12 s' },
      ],
      press: {
        label: 'Switch one validator off',
        name: 'Tug, one hour, Esbjerg',
        value: '1,310',
        note: '12 s',
        status: '4 of 5 signing',
        foot: 'Four of five are enough. The one that is off catches up by itself.',
      },
      foot: 'The day closes at midnight UTC, in five ports at once.',
      caption: 'The page of one port. What the other four owe each other is not on it. Try the button.',
      changes: [
        { title: 'From bill to settlement', before: 'up to 12 hours, by email', after: '11 seconds' },
        { title: 'Closing hours', before: 'five different ones', after: 'one' },
        { title: 'Entries lost', before: 'a few each month', after: 'none in 19 months' },
      ],
    },
    {
      acf_fc_layout: 'about_the_client',
      heading: 'About the client',
      description:
        'Northgate clears what five ports on the North Sea owe each other: pilots, berths, cranes and the hours of those who wait. Most of it cancels out before any money moves.\n\nEach port kept a correct book. Together they disagreed twice a day, and people netted the differences by email. They knew each other’s voices.',
    },
    {
      acf_fc_layout: 'twocolumnstext',
      heading: 'Books that were right,\neach on its own',
      items: [
        {
          title: 'What was hard',
          description:
            'The books were closed at five different hours, so the same bill was in one and not yet in another. Nobody was wrong, but the sums were.\n\nNo port wanted another to see its customers, and all wanted proof that nothing was counted twice.',
        },
        {
          title: 'What we decided',
          description:
            'Obligations are unspent outputs. To settle is to spend, and what is spent cannot be spent again; change returns to its owner in the same step.\n\nEach port runs a validator. A block counts once four of the five have signed it, so one may be at anchor.',
        },
      ],
    },
    {
      acf_fc_layout: 'team',
      heading: 'Nine people, fourteen months',
      note: teamNote,
      monthLabel: 'month',
      months: 14,
      items: [
        { role: 'Lead engineer', people: 1, startMonth: 1, endMonth: 14 },
        { role: 'Protocol engineers', people: 4, startMonth: 2, endMonth: 11 },
        { role: 'Designer', people: 1, startMonth: 4, endMonth: 8 },
        { role: 'Backend engineers', people: 2, startMonth: 5, endMonth: 14 },
        { role: 'Auditor, second team', people: 1, startMonth: 10, endMonth: 12.5 },
      ],
    },
    {
      acf_fc_layout: 'solutions',
      heading: 'Three decisions\nfor five ports',
      items: [
        {
          title: 'To settle is to spend',
          description:
            'A bill becomes an output, and paying it spends that output. There is no balance to be read at the wrong moment, only things that exist or do not.',
          image: { $picture: 'case-tidemark' },
        },
        {
          title: 'Four of five, so one may be away',
          description:
            'A validator can be down for repairs or be plainly wrong, and the other four go on. It takes two of them to stop the chain, and none can rewrite it.',
          image: { $picture: 'decision-quorum' },
        },
        {
          title: 'Two ports know, five can check',
          description:
            'A bill stays with the two ports that it concerns; the chain holds its hash. The sums of all five are compared after each block.',
          image: { $picture: 'decision-hash' },
        },
      ],
    },
    {
      acf_fc_layout: 'call_to_action',
      heading: 'Several books, and each\nof them is right?',
      buttonText: 'Write to us',
    },
    {
      acf_fc_layout: 'projectFeatures',
      heading: 'What it does between two tides',
      items: [
        { label: 'Clears in one pass', text: '11 seconds from obligation to settlement, at any hour.' },
        { label: 'Nets before it pays', text: 'Only the remainder passes through a bank, once a day.' },
        { label: 'Closes by itself', text: 'The day ends at midnight UTC, in five ports at once.' },
        { label: 'A page for each port', text: 'What it owes, what it is owed, and since when.' },
        { label: 'Proof for auditors', text: 'One file a month. It can be checked without us.' },
        { label: 'A sixth port', text: 'Joins in March, with a validator of its own.', upcoming: 'upcoming' },
      ],
    },
    {
      acf_fc_layout: 'client_success',
      heading: 'What changed\nin five ports',
      items: [
        { label: '2.3 m', title: 'entries a day', description: 'On an ordinary day.' },
        { label: '11 s', title: 'to settle', description: 'Before: netting twice a day, by email.' },
        { label: '0', title: 'entries lost', description: 'In 19 months of operation.' },
      ],
    },
    {
      acf_fc_layout: 'customerInfo',
      anchor: 'their-words',
      description: 'Each port was sure that the mistake was somewhere else. It turned out to be in between.',
      name: 'Helena Marchbanks',
      jobTitle: 'Chief financial officer, Northgate Clearing',
      facts: [
        { title: 'Founded', description: '1987' },
        { title: 'People', description: '35' },
        { title: 'Clears for', description: 'five ports' },
      ],
    },
    {
      acf_fc_layout: 'image_with_text',
      heading: 'One port down, on purpose',
      description:
        'On the first Monday of each month we switch one validator off while the ports go on clearing. They know the day, but not the port.',
      image: { $picture: 'care-drill' },
      link: { label: 'Read about operation and care', href: '/services/operation-and-care' },
    },
    {
      acf_fc_layout: 'relatedPosts',
      heading: 'On outputs\nand agreement',
      allLink: { label: 'All case studies', href: '/work' },
      caseSlugs: ['causeway'],
      articleSlugs: ['spent-unspent-and-the-change-between', 'counting-to-consensus-with-five-tally-marks'],
    },
  ],
});
