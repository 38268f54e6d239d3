import type { DemoContent } from '../demoContent.schema.ts';

/** Terms that begin with T to Z. */
export const tToZ: DemoContent['glossary'] = [
  {
    slug: 'testnet',
    title: 'Testnet',
    description:
      'A copy of a network on which tokens are worth nothing and mistakes cost time only. It shows that code works, not that it pays anybody to attack it.',
  },
  {
    slug: 'tokenisation',
    title: 'Tokenisation',
    description:
      'Writing a claim to something as an entry that moves on a ledger. The thing itself stays where it was, and somebody has to answer for that.',
    articleSlug: 'paper-first-then-the-ledger',
  },
  {
    slug: 'transaction',
    title: 'Transaction',
    description:
      'A set of changes that happen together or not at all. On Flow it is a signed program, on Ethereum a signed call, on Bitcoin a list of what is spent and what is made.',
  },
  {
    slug: 'upgrade',
    title: 'Upgrade',
    description:
      'Changing the code of a contract that already holds something. Cadence checks that stored values still fit; the EVM checks nothing and leaves it to the proxy.',
    articleSlug: 'what-an-audit-reads-and-what-it-cannot',
  },
  {
    slug: 'utxo',
    title: 'UTXO',
    description:
      'Unspent transaction output: a sum that can be spent once, as a whole. Bitcoin and Cardano keep their books this way.',
  },
  {
    slug: 'validator',
    title: 'Validator',
    description:
      'Who checks, and signs for having checked. On Ethereum a staked key that proposes and attests blocks; on Cardano also the script that guards an output.',
  },
  {
    slug: 'vault',
    title: 'Vault',
    description:
      'On Flow, the resource that holds fungible tokens. A withdrawal makes a second vault with the amount in it, and both go on existing until one is deposited.',
    articleSlug: 'resources-for-people-who-think-in-rows',
  },
  {
    slug: 'vector-index',
    title: 'Vector index',
    description:
      'A store of embeddings that finds the ones near a given one. It is a copy of the records in another form and needs the same locks.',
    articleSlug: 'embeddings-of-records-that-must-not-leave',
  },
  {
    slug: 'verification-node',
    title: 'Verification node',
    description:
      'On Flow, a node that recomputes parts of what an execution node reported and approves what it could repeat. It needs no copy of the whole state to do so.',
    articleSlug: 'finality-is-not-one-moment-but-four',
  },
  {
    slug: 'wallet',
    title: 'Wallet',
    description:
      'A program that keeps keys and asks its owner before it signs. It holds no tokens: they are on the ledger, and the key says who may move them.',
  },
  {
    slug: 'wrapped-token',
    title: 'Wrapped token',
    description: 'A token on one chain that stands for a token locked on another. It is worth what the lock is worth.',
    articleSlug: 'testing-a-bridge-from-both-banks',
  },
  {
    slug: 'zero-knowledge-proof',
    title: 'Zero-knowledge proof',
    description:
      'A proof that a statement is true, and nothing more. With it somebody can show that a balance suffices, and keep the balance to themselves.',
  },
];
