import type { DemoContent } from '../demoContent.schema.ts';

/** Terms that begin with N, O or P. */
export const nToP: DemoContent['glossary'] = [
  {
    slug: 'netting',
    title: 'Netting',
    description:
      'Paying the difference of many obligations instead of each of them. It saves money and needs somebody who may see all of them, or a ledger on which nobody has to.',
  },
  {
    slug: 'non-fungible-token',
    title: 'Non-fungible token',
    description:
      'A token that is not the same as any other: a certificate, a seat, edition 10 of 20. What it stands for is a promise outside the ledger.',
    articleSlug: 'eleven-facets-and-one-certificate',
  },
  {
    slug: 'nonce',
    title: 'Nonce',
    description:
      'A number that may be used once. An Ethereum account counts its transactions with it, which fixes their order and makes a repeat worthless.',
  },
  {
    slug: 'observer',
    title: 'Observer',
    description:
      'In Daml, a party that is shown a contract without being bound by it. Regulators and auditors are written in as observers, contract by contract.',
    articleSlug: 'a-register-that-a-regulator-can-query',
  },
  {
    slug: 'omnibus-account',
    title: 'Omnibus account',
    description:
      'One account on the ledger in which a firm holds for many customers. Who owns how much of it is in the firm’s own book, which is then the one to check.',
  },
  {
    slug: 'oracle',
    title: 'Oracle',
    description:
      'A source that brings a fact from outside onto a ledger: a price, a weight, a date of arrival. The contract can check who said it and when, not whether it is so.',
  },
  {
    slug: 'participant-node',
    title: 'Participant node',
    description: 'On Canton, the node that hosts parties and keeps the contracts which those parties may see.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'party',
    title: 'Party',
    description:
      'On Canton, who acts: it signs, observes and exercises choices. It is hosted on one or more participant nodes, and its name is bound to a key.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'passkey',
    title: 'Passkey',
    description:
      'A key kept by a phone or a computer and used by face, finger or code. It signs on the curve P-256, one of the two that the keys of a Flow account may use.',
  },
  {
    slug: 'permissioned-ledger',
    title: 'Permissioned ledger',
    description:
      'A ledger whose nodes are run by known organisations that were admitted. Consensus can be cheap, because who voted is known and can be held to it.',
  },
  {
    slug: 'prompt-injection',
    title: 'Prompt injection',
    description:
      'Text in a document that a model takes for an instruction. It cannot be filtered with certainty, so the model must not hold rights that the reader does not have.',
    articleSlug: 'what-a-language-model-may-not-know-about-your-ledger',
  },
  {
    slug: 'proposer-payer-authorizer',
    title: 'Proposer, payer, authorizer',
    description:
      'The three roles that sign a Flow transaction: one brings the sequence number, one pays the fee, and one or more open their accounts to it. They can be three different accounts.',
    articleSlug: 'a-key-for-the-finance-team-that-cannot-move-money',
  },
  {
    slug: 'proxy-contract',
    title: 'Proxy contract',
    description:
      'On the EVM, a contract that keeps the storage and borrows its code from another, which can be exchanged. Whoever may exchange it holds everything in it.',
    articleSlug: 'what-an-audit-reads-and-what-it-cannot',
  },
];
