import type { DemoContent } from '../demoContent.schema.ts';

/** Terms that begin with Q, R or S. */
export const qToS: DemoContent['glossary'] = [
  {
    slug: 'quorum',
    title: 'Quorum',
    description:
      'How many must agree before a decision stands. Networks that tolerate liars ask for more than two thirds, so that any two quorums share an honest member.',
    articleSlug: 'counting-to-consensus-with-five-tally-marks',
  },
  {
    slug: 'reconciliation',
    title: 'Reconciliation',
    description:
      'Comparing two books that should agree and explaining each difference. It is the work that a shared ledger removes, and the first test of whether it has.',
    articleSlug: 'the-day-the-spreadsheet-closed',
  },
  {
    slug: 'redeemer',
    title: 'Redeemer',
    description:
      'On Cardano, the argument that somebody who spends an output passes to its script. It says what they want to do; the script says whether they may.',
  },
  {
    slug: 'reentrancy',
    title: 'Reentrancy',
    description:
      'On the EVM, a call that comes back into a contract before it has finished its own bookkeeping. The order that prevents it: check, write, then call.',
    articleSlug: 'what-an-audit-reads-and-what-it-cannot',
  },
  {
    slug: 'resource',
    title: 'Resource',
    description:
      'A value in Cadence that can be moved but neither copied nor dropped: the language asks where it went.',
    articleSlug: 'resources-for-people-who-think-in-rows',
  },
  {
    slug: 'retrieval-augmented-generation',
    title: 'Retrieval-augmented generation',
    description:
      'Letting a model answer from passages that were looked up for the question. The rights of the person who asks must be applied to the looking up, not to the answer.',
    articleSlug: 'what-a-language-model-may-not-know-about-your-ledger',
  },
  {
    slug: 'rollup',
    title: 'Rollup',
    description:
      'A chain that computes elsewhere and posts its data or its proofs to another chain, from which it takes its security.',
  },
  {
    slug: 'script',
    title: 'Script',
    description:
      'On Flow, Cadence code that reads the ledger and returns a value. It changes nothing, needs no signature and costs no fee.',
  },
  {
    slug: 'sealing',
    title: 'Sealing',
    description:
      'On Flow, the moment at which consensus nodes record that the result of a block has been checked by enough verification nodes. Until then the order is final and the result is a claim.',
    articleSlug: 'finality-is-not-one-moment-but-four',
  },
  {
    slug: 'sequencer',
    title: 'Sequencer',
    description:
      'On a Canton synchronizer, the part that gives encrypted messages an order and a time and delivers them. On a rollup, the node that orders transactions before they are posted.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'settlement',
    title: 'Settlement',
    description:
      'The step by which an obligation ends: what was owed has been handed over. A trade is a promise; settlement is the part that can fail.',
    articleSlug: 'the-day-the-spreadsheet-closed',
  },
  {
    slug: 'signatory',
    title: 'Signatory',
    description:
      'In Daml, a party without whose authority a contract can neither be created nor archived. It always sees the contract that it signed.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'storage-capacity',
    title: 'Storage capacity and reserve',
    description:
      'How many bytes a Flow account may hold, which follows from its balance. The part of the balance that its data ties up is the reserve, and cannot be sent away until the data has gone.',
    articleSlug: 'what-an-account-pays-for-when-it-stores-a-thing',
  },
  {
    slug: 'sub-transaction-privacy',
    title: 'Sub-transaction privacy',
    description:
      'On Canton, sending each party only the part of a transaction that concerns it. The bank sees the payment, the registrar sees the transfer, and both know that they stand or fall together.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'synchronizer',
    title: 'Synchronizer',
    description:
      'On Canton, the service that orders encrypted messages between participant nodes and announces what was confirmed, without reading them.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
];
