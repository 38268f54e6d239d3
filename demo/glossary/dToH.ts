import type { DemoContent } from '../demoContent.schema.ts';

/** Terms that begin with D to H. */
export const dToH: DemoContent['glossary'] = [
  {
    slug: 'daml',
    title: 'Daml',
    description: 'The contract language of Canton. A template says who signs, who observes, and who may do what next.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'data-residency',
    title: 'Data residency',
    description:
      'The rule that certain records stay in a certain place, usually a country. It reaches copies too: logs, backups, indexes and what a model was shown.',
    articleSlug: 'embeddings-of-records-that-must-not-leave',
  },
  {
    slug: 'datum',
    title: 'Datum',
    description:
      'On Cardano, the data attached to an output locked by a script. With the redeemer and the transaction itself it is all that the script may look at.',
  },
  {
    slug: 'delivery-versus-payment',
    title: 'Delivery versus payment',
    description:
      'Two assets change hands in one step, or neither does. It removes the hour in which one side has delivered and the other has not.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'divulgence',
    title: 'Divulgence',
    description:
      'In Daml, letting a party see a contract because a transaction it takes part in used that contract. It is a side effect, so designs should not rely on it.',
  },
  {
    slug: 'embedding',
    title: 'Embedding',
    description:
      'A list of numbers that a model computes from a text, so that texts about the same thing lie near each other. It is derived from the text and can give parts of it away.',
    articleSlug: 'embeddings-of-records-that-must-not-leave',
  },
  {
    slug: 'entitlement',
    title: 'Entitlement',
    description:
      'In Cadence 1.0, a name for a right that a reference carries, so that reading does not grant writing. A vault is withdrawn from only through a reference with the entitlement Withdraw.',
  },
  {
    slug: 'erc-20',
    title: 'ERC-20',
    description:
      'The interface of fungible tokens on the EVM: balances, transfers and allowances. An allowance stays until it is used up or set to zero, which is where many losses began.',
  },
  {
    slug: 'event',
    title: 'Event',
    description:
      'A note that a contract leaves in the result of a transaction for readers outside. Contracts cannot read events, their own included.',
    articleSlug: 'searching-a-ledger-without-reading-all-of-it',
  },
  {
    slug: 'evm',
    title: 'EVM',
    description:
      'The Ethereum virtual machine, a stack machine with words of 256 bits, storage per contract and a price in gas for each step. Many ledgers besides Ethereum run it.',
  },
  {
    slug: 'execution-node',
    title: 'Execution node',
    description:
      'On Flow, a node that computes what the ordered transactions do and publishes the result. It decides neither the order nor whether its own result is right.',
    articleSlug: 'finality-is-not-one-moment-but-four',
  },
  {
    slug: 'extended-utxo',
    title: 'Extended UTXO',
    description:
      'Cardano’s model: outputs that are spent once, as a whole, and that may carry data and a script which decides who may spend them. Whether a script agrees can be known before sending.',
  },
  {
    slug: 'finality',
    title: 'Finality',
    description:
      'The point after which a transaction cannot be undone. It has several meanings on one network; ask which.',
    articleSlug: 'finality-is-not-one-moment-but-four',
  },
  {
    slug: 'finding',
    title: 'Finding',
    description:
      'What an audit reports: a place in the code, what can happen there, to whom, and how badly. Without a way to reproduce it, it is an opinion.',
    articleSlug: 'what-an-audit-reads-and-what-it-cannot',
  },
  {
    slug: 'formal-verification',
    title: 'Formal verification',
    description:
      'A proof that code meets a stated property for every input, made or checked by a machine. It proves what was stated, so the statement is what people must read.',
    articleSlug: 'what-an-audit-reads-and-what-it-cannot',
  },
  {
    slug: 'fungible-token',
    title: 'Fungible token',
    description:
      'A token of which any unit is as good as another, as with money. On Flow it lies in vaults; on the EVM it is a number in the contract’s own table.',
    articleSlug: 'resources-for-people-who-think-in-rows',
  },
  {
    slug: 'fuzzing',
    title: 'Fuzzing',
    description:
      'Testing with many inputs that nobody chose, while watching a rule that must hold. A good rule finds more than a good input.',
    articleSlug: 'what-an-audit-reads-and-what-it-cannot',
  },
  {
    slug: 'gas',
    title: 'Gas',
    description:
      'The unit in which the EVM counts work. The sender sets a limit and pays for what was used, even when the transaction fails.',
  },
  {
    slug: 'global-synchronizer',
    title: 'Global Synchronizer',
    description:
      'The public synchronizer of the Canton Network, run by many organisations together. It lets parties on different nodes settle with each other without showing it their contracts.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'hardware-wallet',
    title: 'Hardware wallet',
    description:
      'A device that keeps a key and signs inside itself. It protects the key, not the reader: what the screen does not show is signed unread.',
  },
  {
    slug: 'hash',
    title: 'Hash',
    description:
      'A short number computed from data of any length, which changes when the data does. It proves that a file is the same, not that it is true.',
    articleSlug: 'a-register-your-auditor-can-read-without-us',
  },
  {
    slug: 'hashgraph',
    title: 'Hashgraph',
    description:
      'Hedera’s way to consensus: nodes tell each other what they heard and from whom, and each computes from that history how the others would have voted.',
  },
];
