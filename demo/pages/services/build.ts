import { shortService } from './shortService.ts';

/** Services that make what did not exist before. */
export const buildServices = [
  shortService({
    slug: 'cadence-smart-contracts',
    title: 'Cadence smart contracts',
    headTitle: 'Cadence smart contract development',
    summary:
      'Cadence contracts from $22,000: resources, entitlements and roles, with a test for each thing that may never happen. Testnet in six weeks.',
    heading: 'Ownership as a type,\nnot as a comment',
    lead: 'A Cadence resource lives in one place and cannot be copied or dropped. We model your assets so that the language keeps your rules.',
    fromUsd: 22_000,
    gridHeading: 'What is in the sum',
    points: [
      [
        'The model',
        'Resources, interfaces and entitlements on two sheets of paper, before the first line of code.',
        'week 2',
      ],
      [
        'The contracts',
        'Cadence 1.0 with transactions and scripts, in your repository from the first commit.',
        'testnet in week 6',
      ],
      [
        'The refusals',
        'A test for each thing that must not be possible, and a property test for the sums.',
        'from $22,000',
      ],
    ],
  }),
  shortService({
    slug: 'accounts-and-keys',
    title: 'Accounts and keys',
    headTitle: 'Flow accounts, weighted keys and recovery',
    summary:
      'We design who signs what on Flow: weighted keys, recovery that does not pass through us, and storage budgets. From $26,000.',
    heading: 'Lose a phone,\nkeep the fund',
    lead: 'A Flow account carries several keys, each with a weight. Signatures count once their weights reach 1,000. We decide with you who holds how much.',
    fromUsd: 26_000,
    gridHeading: 'Three keys to argue about',
    points: [
      [
        'Device',
        'In the secure part of a phone. Alone it is enough for small sums, through a capability with a limit.',
        'weight 500',
      ],
      [
        'Recovery',
        'With the owner or someone the owner trusts, never with us. Together with the device it reaches the threshold.',
        'weight 500',
      ],
      ['Finance', 'Prepares and signs, and cannot move money without one of the others.', 'weight 250'],
    ],
  }),
  shortService({
    slug: 'nft-marketplaces',
    title: 'NFT marketplaces',
    headTitle: 'NFT marketplace development on Flow',
    summary:
      'Marketplaces with numbered editions, certificates and royalties paid in the sale itself. From $38,000, on testnet in six weeks.',
    heading: 'A till and a ledger\nthat close together',
    lead: 'Editions, certificates and royalties whose rules travel with the item. Hushmint and Opaline run on the same three ideas.',
    fromUsd: 38_000,
    gridHeading: 'The same three ideas',
    points: [
      [
        'Listings without custody',
        'The seller keeps the item until the sale takes it. A listing that is withdrawn leaves nothing behind.',
        'no escrow',
      ],
      [
        'Royalties inside the sale',
        'Price, fee and royalty are divided in one transaction, so nobody sends them later.',
        'one transaction',
      ],
      [
        'Sign-in without a seed phrase',
        'Buyers use a passkey or a mail address, and the product pays the fee.',
        'from $38,000',
      ],
    ],
  }),
  shortService({
    slug: 'bridge-development',
    title: 'Bridge development',
    headTitle: 'Bridge development between Cadence and EVM',
    summary:
      'Bridges that lock on one side before they release on the other, tested in both directions and paused by vote. From $18,000.',
    heading: 'Lock first,\nrelease second',
    lead: 'Cadence and EVM run on the same Flow network, so a crossing can be one transaction. We build it so that it is never half of one.',
    fromUsd: 18_000,
    gridHeading: 'What we test before anything crosses',
    points: [
      [
        'The status of each call',
        'A failed EVM call does not undo the Cadence side by itself. One wrapper reads the status and stops.',
        'one place',
      ],
      ['Both sums', 'What is locked and what is released are compared after each crossing.', 'every block'],
      ['The pause', 'Four of six watchers stop new crossings. None of them can move a balance.', 'from $18,000'],
    ],
  }),
  shortService({
    slug: 'web-products',
    title: 'Web products',
    headTitle: 'Web products on top of a ledger',
    summary:
      'The screen in front of a ledger and the server between: sign-in that people know, fees paid by the product, receipts. From $14,000.',
    heading: 'The screen in front\nof the ledger',
    lead: 'Customers should not need to know what a block is. They press a button, see what it costs, and keep a receipt they can check.',
    fromUsd: 14_000,
    gridHeading: 'Three promises to a customer',
    points: [
      ['You can come in', 'Passkey or mail address. A wallet connects for those who have one.', 'no seed phrase'],
      [
        'You see what happens',
        'Pending, sealed, refused: the page says which, in words, and does not guess.',
        'first lap in 2 weeks',
      ],
      [
        'You keep the proof',
        'A receipt with an address at which anyone can check it, with or without us.',
        'from $14,000',
      ],
    ],
  }),
];
