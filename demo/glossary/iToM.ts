import type { DemoContent } from '../demoContent.schema.ts';

/** Terms that begin with I to M. */
export const iToM: DemoContent['glossary'] = [
  {
    slug: 'indexer',
    title: 'Indexer',
    description:
      'A program that reads a ledger once, in order, and keeps the answers to questions that will be asked again. It is fast because it is a copy, and it must be able to say how old.',
    articleSlug: 'searching-a-ledger-without-reading-all-of-it',
  },
  {
    slug: 'invariant',
    title: 'Invariant',
    description:
      'A sentence about a system that is true after each transaction, such as: the vaults together hold what was minted less what was burned.',
    articleSlug: 'what-an-audit-reads-and-what-it-cannot',
  },
  {
    slug: 'jetton',
    title: 'Jetton',
    description:
      'The fungible token of TON. Each holder has a small wallet contract of its own, so that a transfer is a chain of messages and not an entry in one table.',
  },
  {
    slug: 'key-rotation',
    title: 'Key rotation',
    description:
      'Replacing the key of an account while the account stays. On Flow a key is revoked and another is added; on Ethereum an ordinary account is its key, unless code has been put in front of it.',
    articleSlug: 'a-key-for-the-finance-team-that-cannot-move-money',
  },
  {
    slug: 'know-your-customer',
    title: 'Know your customer',
    description:
      'The duty of some businesses to establish who their customers are. A ledger can carry the fact that somebody was checked without carrying what was found.',
  },
  {
    slug: 'ledger-api',
    title: 'Ledger API',
    description:
      'On Canton, the interface by which an application sends commands to its participant node and reads transactions. It shows what the hosted parties may see and no more.',
  },
  {
    slug: 'light-client',
    title: 'Light client',
    description:
      'A program that follows block headers only and checks the rest by proofs. It trusts the rule by which blocks are signed, not the node that answers.',
  },
  {
    slug: 'mediator',
    title: 'Mediator',
    description:
      'On a Canton synchronizer, the part that collects the confirmations of the participants concerned and announces whether a transaction stands. It sees who must confirm, not what.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'mempool',
    title: 'Mempool',
    description:
      'Where transactions wait before a block takes them. On Ethereum it is mostly public, so others can see an order before it is executed and step in front of it.',
  },
  {
    slug: 'merkle-tree',
    title: 'Merkle tree',
    description:
      'Hashes of hashes up to a single root. With the root and one branch, somebody can check that an entry belongs to a register without receiving the register.',
    articleSlug: 'a-register-your-auditor-can-read-without-us',
  },
  {
    slug: 'minting',
    title: 'Minting',
    description:
      'Making a token that did not exist. Who may do it, and how often, is the first thing to look for in a contract.',
  },
  {
    slug: 'multi-signature',
    title: 'Multi-signature',
    description:
      'Several keys on one decision. On a Flow account keys have weights, and a transaction is agreed to when the weights of its signatures reach 1,000.',
    articleSlug: 'a-key-for-the-finance-team-that-cannot-move-money',
  },
];
