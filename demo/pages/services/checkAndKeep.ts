import { capital, priceOf } from '../../prices.ts';
import { callWith } from '../shared.ts';
import { createServicePage } from './createServicePage.ts';
import { shownCases } from './shownCases.ts';

/** Services for existing systems: auditing, advising, moving and maintaining them. */
export const checkAndKeepServices = [
  createServicePage({
    slug: 'cadence-audit',
    title: 'Cadence audit',
    headTitle: 'Cadence audit: findings in three weeks',
    summary: `Cadence contracts read by people who did not write them. Findings in three weeks, each with a failing test, ${priceOf('cadence-audit')}.`,
    heading: 'Read by people who\ndid not write it',
    lead: `Cadence audit for teams about to launch, ${priceOf('cadence-audit')}. Two engineers read for three weeks, and each finding comes with a test that fails until it is fixed.`,
    drawing: 'side-audit',
    picture: 'service-audit',
    gridHeading: 'What we read',
    points: [
      [
        'Contracts',
        'Resources, entitlements, capabilities, and what happens to each when an upgrade runs.',
        'weeks 1 and 2',
      ],
      [
        'Transactions and scripts',
        'What a user signs is part of the attack surface, so it is part of the audit.',
        'week 2',
      ],
      ['After the fixes', 'A second reading of what was changed. The report is yours to publish.', 'after your fixes'],
    ],
    journeyHeading: 'Three weeks, and\na second reading',
    journey: [
      ['Day 0', 'A frozen commit', 'You name it, and what it must never do. We quote for that, and for nothing else.'],
      ['Week 1', 'Two readers', 'Each reads alone, so that neither follows the other past a fault.'],
      ['Week 3', 'Findings', 'By severity, with the line, the reason and a failing test. We meet and argue.'],
      ['Week 5', 'A second reading', 'What you changed, and what the change touched. Then thirty days of questions.'],
    ],
    refusals: [
      ['An audit of our own code', 'Nobody audits their own work. We name three other firms.'],
      ['A stamp in a week', 'Reading takes as long as reading takes.'],
      ['Code that is still changing', 'We would be reading last week’s version.'],
    ],
    shownCase: shownCases.opaline,
    voice: [
      'Oskar Lindqvist',
      'We had asked whether we were safe. We got five questions, and the names of the people who could answer them.',
      'contracts',
    ],
    questions: [
      [
        'Does an audit prove that there are no bugs?',
        'No. It says that two people who are paid to find bugs looked for three weeks, and where, and how. Tests, limits and a pause switch are for the rest.',
      ],
      [
        'What do you need from us?',
        'A frozen commit, tests that run, and a page on what the contracts must never do. If the page does not exist, writing it is the first finding.',
      ],
      [
        'May we publish the report?',
        'Yes, in full. We ask only that nothing is left out, and that the commit is named.',
      ],
    ],
    audit: {
      lead: 'An engineer looks at it before we name a price. You hear from us within {answerTime}, and have price and date in writing by day 5.',
      facts: [
        ['Smallest audit', priceOf('cadence-audit')],
        ['Findings', 'three weeks after the freeze'],
        ['Secrecy', 'NDA first, if you prefer'],
      ],
      placeholder: 'Mint twice, for example',
    },
    near: [
      ['EVM audit on Flow', 'evm-audit'],
      ['Cadence smart contracts', 'cadence-smart-contracts'],
      ['Bridge development', 'bridge-development'],
      ['Operation and care', 'operation-and-care'],
    ],
  }),
  createServicePage({
    slug: 'evm-audit',
    title: 'EVM audit on Flow',
    headTitle: 'EVM audit on Flow: Solidity, read twice',
    summary: `Solidity on the EVM side of Flow, read by two people and fuzzed, with the calls that cross to Cadence. ${capital(priceOf('evm-audit'))}.`,
    heading: 'Solidity,\nread twice',
    lead: `EVM audit on Flow for teams that bring Solidity, ${priceOf('evm-audit')}. The EVM behaves as it does elsewhere. What differs is next door: calls to and from Cadence.`,
    drawing: 'side-evm',
    picture: 'service-evm',
    gridHeading: 'What we look for',
    points: [
      [
        'The usual faults',
        'Reentrancy, rounding, stale prices, roles that cannot be revoked. By eye and by fuzzer.',
        'weeks 1 and 2',
      ],
      ['The border', 'Each call to and from Cadence: who controls the account, and who reads the result.', 'week 2'],
      ['The upgrade', 'Proxies and their storage, with the upgrade itself as a test.', 'week 3'],
    ],
    journeyHeading: 'Three weeks, two\nreaders, one fuzzer',
    journey: [
      ['Day 0', 'A frozen commit', 'With the compiler’s version, the settings and the addresses that exist already.'],
      ['Week 1', 'Invariants', 'What must hold after every call, written down and handed to the fuzzer.'],
      ['Week 3', 'Findings', 'By severity, each with a test in your own framework.'],
      ['Week 5', 'A second reading', 'Of the changes, and of the deployment script, which is code too.'],
    ],
    refusals: [
      ['A fork with a new name', 'We read the original’s reports with you first; it is cheaper.'],
      ['An audit without tests', 'We would be the first to run it.'],
      ['A promise of safety', 'Nobody can sell it.'],
    ],
    shownCase: shownCases.causeway,
    voice: [
      'Annelie Brandt',
      'The audit report was written so that I could read it. Where the code could not answer a question, it said so and named who can.',
      'contracts',
    ],
    questions: [
      [
        'Is code that was audited on Ethereum safe on Flow?',
        'Mostly, with three things to check again: hard-coded addresses, the price of gas in FLOW, and contracts that Cadence can call.',
      ],
      [
        'Do you use automated tools?',
        'Yes, on the first day, and we tell you what they said. What they find you could have found; what we are paid for begins after that.',
      ],
      [
        'What about formal proof?',
        'For the few functions that handle the sums, where a property fits in one line. We suggest it where it costs less than the worry.',
      ],
    ],
    audit: {
      lead: 'Send the repository, or the address where it runs. You hear from us within {answerTime}, and have price and date in writing by day 5.',
      facts: [
        ['Smallest audit', priceOf('evm-audit')],
        ['Read by', 'two engineers, separately'],
        ['Secrecy', 'NDA first, if you prefer'],
      ],
      placeholder: 'Pay out what it does not hold, for example',
    },
    near: [
      ['Cadence audit', 'cadence-audit'],
      ['Bridge development', 'bridge-development'],
      ['Migration from EVM', 'migration-from-evm'],
    ],
  }),
  createServicePage({
    slug: 'consulting',
    title: 'Consulting',
    headTitle: 'Consulting: four pages in two weeks',
    summary: `Two weeks, four pages and a priced plan: what to build, what to leave out, what could sink it, and whether to start at all. ${priceOf('consulting')}.`,
    heading: 'Four pages\nbefore four months',
    lead: `Consulting for those who have to decide, at ${priceOf('consulting')}: what to build, what to leave out, what could sink it. Whoever needs no ledger hears it in the free call, and pays nothing.`,
    drawing: 'side-consulting',
    picture: 'service-consulting',
    gridHeading: 'What is on the pages',
    points: [
      [
        'Build, leave out, do not start',
        'One of three words at the top of page one, and the reason for it in the first paragraph.',
        'page 1',
      ],
      [
        'What could sink it',
        'Law, custody, partners, storage, people. Each with a price, and the day on which you would notice.',
        'pages 2 and 3',
      ],
      ['A priced plan', 'A fixed sum for the first phase, a range for the rest, and why it is so wide.', 'day 10'],
    ],
    journeyHeading: 'Two weeks from\nquestion to answer',
    journey: [
      ['Day 1', 'You talk', 'Half a day with the people who would use it, and with the one who would pay.'],
      ['Day 4', 'We doubt', 'The same questions, asked of the idea by an engineer who would rather not build it.'],
      ['Day 8', 'We try', 'Whatever is uncertain and cheap to try gets tried: a contract, a query, a phone call.'],
      ['Day 10', 'Four pages', 'We go through them with you. They are yours to build from, with anyone.'],
    ],
    refusals: [
      ['A token with no job', 'If removing it changes nothing, we suggest removing it.'],
      ['An opinion made to order', 'The fee is the same for yes and for no.'],
      ['A slide for investors', 'You may show the four pages. They are not written for show.'],
    ],
    shownCase: shownCases.tidemark,
    voice: [
      'Marcus Thewlis',
      'We came for a blockchain and left with ninety scales. I had to explain that to the board, and it took one slide.',
      'punctual',
    ],
    questions: [
      [
        'Does the fee count towards a project?',
        'Yes. When we build what the pages describe, they are its first phase and are not paid twice.',
      ],
      [
        'Who writes the pages?',
        'The lead engineer who would build it, with one who would audit it. No one else is on the call.',
      ],
      [
        'What if you advise against it?',
        'Then you have saved the rest of the budget. We name what we would use instead, which is a database more often than not.',
      ],
    ],
    end: callWith(
      'Grace Adeyemi',
      'Grace Adeyemi reads what you send\nand asks what is missing. A no from her\ncosts nothing.',
    ),
    near: [
      ['Team extension', 'team-extension'],
      ['Cadence audit', 'cadence-audit'],
      ['Migration from EVM', 'migration-from-evm'],
      ['AI on private data', 'ai-on-private-data'],
    ],
  }),
  createServicePage({
    slug: 'migration-from-evm',
    title: 'Migration from EVM',
    headTitle: 'Migration from EVM to Cadence on Flow',
    summary: `Contracts and balances moved from EVM chains to Flow: counted before, moved once, counted after, with a way back. ${capital(priceOf('migration-from-evm'))}.`,
    heading: 'Counted here,\ncounted there',
    lead: `Migration from EVM chains to Flow, for projects with holders to bring along, ${priceOf('migration-from-evm')}. Balances move once, and both counts are published.`,
    drawing: 'side-migration',
    picture: 'service-migration',
    gridHeading: 'What moves, and what does not',
    points: [
      [
        'Balances',
        'A snapshot at a named block, a claim for each holder, and a sum that must be equal on both sides.',
        'counted twice',
      ],
      [
        'Code',
        'As it is on the EVM side, or rewritten in Cadence where ownership is the point. A table says which and why.',
        'week 2',
      ],
      [
        'Habits',
        'Addresses, wallets, explorers, exchanges: everyone who has to know, and by when.',
        'a list in week 1',
      ],
    ],
    journeyHeading: 'Twelve weeks, and one\nof them is the move',
    journey: [
      ['Week 1', 'Count', 'Holders, contracts, permissions, and the balances that have not moved in years.'],
      ['Week 4', 'Rebuild', 'The new side, with the old side’s data replayed against it.'],
      ['Week 9', 'Rehearse', 'The whole move on testnet, twice, against the clock, with your people at the keyboard.'],
      ['Week 12', 'Move', 'Claims open. The old side is paused, not erased, for as long as you choose.'],
    ],
    shownCase: shownCases.causeway,
    voice: [
      'Jonas Verhagen',
      'They drew the failure on paper before they drew the product. Our auditors kept the paper.',
      'crossings',
    ],
    questions: [
      [
        'Do holders have to do anything?',
        'Sign once, with the key that they have. A holder who is asleep loses nothing: the claim stays open for as long as you decide beforehand.',
      ],
      [
        'What if a holder’s key is lost?',
        'Then it is lost on the old side as well. What becomes of unclaimed balances is for your counsel to decide, and we ask early.',
      ],
      [
        'Can it be undone?',
        'Until the old side is closed, yes: it is paused, and the snapshot is public. After that there is a new ledger, and its history says so.',
      ],
    ],
    near: [
      ['Bridge development', 'bridge-development'],
      ['EVM audit on Flow', 'evm-audit'],
      ['Cadence smart contracts', 'cadence-smart-contracts'],
      ['Operation and care', 'operation-and-care'],
    ],
  }),
  createServicePage({
    slug: 'operation-and-care',
    title: 'Operation and care',
    headTitle: 'Operation and care for live ledgers',
    summary: `Alarms on balances, rehearsed upgrades and someone awake, for ledgers that are live. ${capital(priceOf('operation-and-care'))}; end it on any Friday.`,
    heading: 'Someone is awake\nwhen it runs',
    lead: `Operation and care for ledgers that are live, ${priceOf('operation-and-care')}. Five offices share the watch. You keep the keys and the dashboards, and can end it on any Friday.`,
    drawing: 'side-operation',
    picture: 'care-scale',
    gridHeading: 'What a month includes',
    points: [
      [
        'Alarms on sums',
        'A server that answers may still be wrong. We compare balances, not only heartbeats.',
        'every block',
      ],
      ['Upgrades', 'Rehearsed on a copy, run in daylight, with a way back that has been tried.', 'planned with you'],
      ['A report', 'One page a month: what happened, what it cost, what we would change.', 'first Friday'],
    ],
    journeyHeading: 'A month before\nyou may wake us',
    journey: [
      ['Week 1', 'Read', 'Code, dashboards, the last three incidents. What remains unexplained is written down first.'],
      ['Week 2', 'Watch', 'Our alarms beside yours, silent, so that we learn which of them are false.'],
      ['Week 3', 'Rehearse', 'A node dies, a key is gone, a sum differs. On a copy, with the runbook in hand.'],
      ['Week 4', 'Take over', 'The pager is ours. The off switch stays yours.'],
    ],
    shownCase: shownCases.tidemark,
    voice: [
      'Helena Marchbanks',
      'They switch one of our validators off every month and do not say which. I have stopped trying to guess.',
      'entries',
    ],
    questions: [
      [
        'Are you awake around the clock?',
        'Five offices are staffed eighteen hours a day. In the other six the alarm wakes somebody, who answers within half an hour.',
      ],
      [
        'Do you run what others wrote?',
        'After an audit, if it deserves it. We say so when it does not, and what would have to change.',
      ],
      [
        'Do you need our keys?',
        'No. What we need is a right to pause, and to read. Whatever moves value is signed by you.',
      ],
    ],
    end: callWith('Nadia Castellan', 'Nadia Castellan has been woken at night\nfor eight years. Ask her what for.'),
    near: [
      ['Cadence audit', 'cadence-audit'],
      ['Team extension', 'team-extension'],
      ['Migration from EVM', 'migration-from-evm'],
      ['Accounts and keys', 'accounts-and-keys'],
    ],
  }),
  createServicePage({
    slug: 'team-extension',
    title: 'Team extension',
    headTitle: 'Team extension: one of our engineers with you',
    summary: `One of our engineers in your stand-up, in your repository, under your lead. ${capital(priceOf('team-extension'))}, with four weeks’ notice.`,
    heading: 'One of ours\nin your stand-up',
    lead: `Team extension for teams that have a lead, ${priceOf('team-extension')}. An engineer who has done it before works in your repository, and what they know stays with you.`,
    drawing: 'side-team',
    picture: 'service-team',
    gridHeading: 'Who comes, and how',
    points: [
      ['One person, by name', 'You meet before you sign. No swap without your say-so.', 'by name'],
      [
        'Your rules',
        'Your repository, your reviews, your stand-up. Our hours overlap with yours by five or more.',
        'your lead',
      ],
      ['A second reader', 'A colleague in the same office reads what is risky. It is in the price.', 'in the price'],
    ],
    journeyHeading: 'From a call to\na first merge',
    journey: [
      ['Day 0', 'A call', 'What your team is missing, and whether a person would fill the gap.'],
      ['Day 3', 'A name', 'One proposal, at most two, with code that they wrote and may show.'],
      ['Day 8', 'A first merge', 'Something small that has been in the way for a while.'],
      ['Week 8', 'A handover', 'The first thing only our engineer could do is now done by one of yours.'],
    ],
    refusals: [
      ['Ten people by Monday', 'We are forty-one, and thirty-one of us are engineers.'],
      ['A person with no lead to work under', 'That is a project, and is priced as one.'],
      ['Poaching, either way', 'We do not hire yours. If you want ours, ask us and them.'],
    ],
    shownCase: shownCases.causeway,
    voice: [
      'Willem Drost',
      'Their engineer asked to see my spreadsheet on the first day. On the eighth a column was gone from it.',
      'punctual',
    ],
    questions: [
      ['Who owns the code?', 'You, from the moment it is written. We bring nothing that you could not use without us.'],
      ['What about holidays and sick leave?', 'The second reader steps in, knows the code, and costs nothing extra.'],
      ['How does it end?', 'With four weeks’ notice from either side, and a handover in the last of them.'],
    ],
    end: callWith('Ines Halvorsen', 'Ines Halvorsen chooses who would fit,\nand tells you if nobody here does.'),
    near: [
      ['Consulting', 'consulting'],
      ['Operation and care', 'operation-and-care'],
      ['Cadence smart contracts', 'cadence-smart-contracts'],
    ],
  }),
];
