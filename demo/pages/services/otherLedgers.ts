import { shortService } from './shortService.ts';

/** Services on ledgers other than Flow and Canton, which have landing pages. */
export const otherLedgerServices = [
  shortService({
    slug: 'solana-development',
    title: 'Solana development',
    headTitle: 'Solana development in Rust',
    summary:
      'Eight Solana projects delivered: Rust programs with explicit accounts, fuzzed before launch and watched after it. From $50,000.',
    heading: 'Eight Solana projects,\nall still running',
    lead: 'On Solana a transaction names the accounts it touches, and those that touch different ones run in parallel. That is the gain, and most of the work.',
    fromUsd: 50_000,
    gridHeading: 'Where the work goes',
    points: [
      [
        'Account layout',
        'Who owns which account, how large it is and what it pays to stay. Drawn before it is written.',
        'week 2',
      ],
      [
        'Checks on what is passed in',
        'Owner, signer and address of each account are verified. A fuzzer tries the ones nobody thought of.',
        'each build',
      ],
      [
        'Congestion',
        'Priority fees, retries with the same signature, and a page that tells a late transaction from a lost one.',
        'from $50,000',
      ],
    ],
  }),
  shortService({
    slug: 'hyperledger-development',
    title: 'Hyperledger development',
    headTitle: 'Hyperledger Fabric and Besu development',
    summary:
      'Permissioned ledgers on Hyperledger Fabric and Besu: channels, endorsement policies, and an exit that was rehearsed. From $50,000.',
    heading: 'A ledger for parties\nwith names',
    lead: 'Where every member is known, a permissioned ledger is often enough. We say when it is more than enough, and name the database.',
    fromUsd: 50_000,
    gridHeading: 'What members ask first',
    points: [
      [
        'Who may write',
        'Endorsement policies in words, then in configuration, then in tests that try to write without.',
        'week 2',
      ],
      ['Who may read', 'Channels and private data, with a table of who learns what.', 'week 3'],
      ['How to leave', 'A member takes its history along. We rehearse it once before launch.', 'from $50,000'],
    ],
  }),
];
