import { shortService } from './shortService.ts';

/** Services for what exists already: reading it, and keeping it alive. */
export const checkAndKeepServices = [
  shortService({
    slug: 'cadence-audit',
    title: 'Cadence audit',
    headTitle: 'Cadence audit: findings in three weeks',
    summary:
      'Cadence contracts read by people who did not write them. Findings in three weeks, each with a failing test, from $12,000.',
    heading: 'Read by people who\ndid not write it',
    lead: 'Two engineers read for three weeks. Each finding comes with its severity and a test that fails until it is mended.',
    fromUsd: 12_000,
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
      ['After the fixes', 'A second reading of what was changed. The report is yours to publish.', 'from $12,000'],
    ],
  }),
  shortService({
    slug: 'evm-audit',
    title: 'EVM audit on Flow',
    headTitle: 'EVM audit on Flow: Solidity, read twice',
    summary:
      'Solidity on the EVM side of Flow, read by two people and fuzzed, with the calls that cross to Cadence. From $14,000.',
    heading: 'Solidity,\nread twice',
    lead: 'The EVM side of Flow behaves like the EVM elsewhere. What differs is next door: calls that come from Cadence, and go back.',
    fromUsd: 14_000,
    gridHeading: 'What we look for',
    points: [
      [
        'The usual faults',
        'Re-entry, rounding, stale prices, roles that nobody can take back. By eye and by fuzzer.',
        'weeks 1 and 2',
      ],
      ['The border', 'Each call to and from Cadence: who controls the account, and who reads the result.', 'week 2'],
      ['The upgrade', 'Proxies and their storage, with the upgrade itself as a test.', 'from $14,000'],
    ],
  }),
  shortService({
    slug: 'operation-and-care',
    title: 'Operation and care',
    headTitle: 'Operation and care for live ledgers',
    summary:
      'Alarms on balances, rehearsed upgrades and someone awake, for ledgers that are live. From $3,200 a month, ended on any Friday.',
    heading: 'Someone is awake\nwhen it runs',
    lead: 'Five offices share the watch. You keep the keys, the repository and the dashboards, and can end it on any Friday.',
    gridHeading: 'From $3,200 a month',
    points: [
      [
        'Alarms on sums',
        'A server that answers may still be wrong. We compare balances, not only heartbeats.',
        'every block',
      ],
      ['Upgrades', 'Rehearsed on a copy, run in daylight, with a way back that was tried.', 'planned with you'],
      ['A report', 'One page a month: what happened, what it cost, what we would change.', 'first Friday'],
    ],
  }),
];
