import type { DemoContent } from '../demoContent.schema.ts';

/** Terms that begin with A, B or C. */
export const aToC: DemoContent['glossary'] = [
  {
    slug: 'access-node',
    title: 'Access node',
    description:
      'The node a program outside Flow talks to. It passes transactions on to collection nodes and answers questions about blocks, accounts and events.',
    more: 'It takes no part in consensus. A lighter form of it, the observer, may be run by anybody, and those who must not depend on somebody else’s answer do.',
    articleSlug: 'searching-a-ledger-without-reading-all-of-it',
  },
  {
    slug: 'account',
    title: 'Account',
    description:
      'On Flow, a place with an address that holds resources, contracts and keys. It pays for what it stores by the FLOW it holds.',
    more: 'On Ethereum an account is a row instead: an address, a nonce, a balance, and perhaps code with storage of its own.',
    articleSlug: 'what-an-account-pays-for-when-it-stores-a-thing',
  },
  {
    slug: 'account-abstraction',
    title: 'Account abstraction',
    description:
      'Letting code, not one fixed kind of signature, decide whether an account agrees. It allows several keys, limits and a payer who is somebody else.',
    more: 'Ethereum added it beside its accounts with ERC-4337 and EIP-7702. Flow accounts have had weighted keys and a separate payer from the start.',
  },
  {
    slug: 'active-contract-set',
    title: 'Active contract set',
    description:
      'On Canton, the contracts that have been created and not yet archived, as far as one party may see them. It is the party’s current state.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'archive-node',
    title: 'Archive node',
    description:
      'A node that keeps the state of a chain at each past block, and can therefore say what a balance was two years ago. Others keep recent states and drop the rest.',
  },
  {
    slug: 'atomic-swap',
    title: 'Atomic swap',
    description:
      'An exchange of two assets in which both halves happen or neither does. On one ledger it is a transaction; across two it needs time locks or somebody both sides trust.',
  },
  {
    slug: 'audit',
    title: 'Audit',
    description:
      'A reading of code by people who did not write it, with findings in writing. It covers the commit that is named in the report and nothing after it.',
    articleSlug: 'what-an-audit-reads-and-what-it-cannot',
  },
  {
    slug: 'block',
    title: 'Block',
    description:
      'A batch of transactions with a place in an order, tied to its predecessor by a hash. What is written in it is cheap to check and hard to change.',
  },
  {
    slug: 'bloom-filter',
    title: 'Bloom filter',
    description:
      'A short field of bits that says of a thing either that it is certainly not in a set, or that it may be. Ethereum carries one of 2,048 bits in each block header.',
    articleSlug: 'searching-a-ledger-without-reading-all-of-it',
  },
  {
    slug: 'bridge',
    title: 'Bridge',
    description:
      'A pair of contracts that lock an asset on one side and release its counterpart on the other. It is as sound as the weaker of its two checks.',
    articleSlug: 'testing-a-bridge-from-both-banks',
  },
  {
    slug: 'burn',
    title: 'Burn',
    description:
      'To destroy an asset for good, and to count it. In Cadence 1.0 a resource goes through the Burner contract for that, so that its own rule for the moment is run.',
  },
  {
    slug: 'cadence',
    title: 'Cadence',
    description:
      'The contract language of Flow. It treats an asset as a resource, which exists in one place at a time and must go somewhere.',
    articleSlug: 'resources-for-people-who-think-in-rows',
  },
  {
    slug: 'cadence-owned-account',
    title: 'Cadence owned account',
    description:
      'An EVM account that is controlled by a Cadence resource instead of a key. Through it a Cadence transaction can call EVM contracts and read what they answered.',
    more: 'A call that fails on the EVM side does not undo the Cadence side by itself. The caller has to read the status and refuse.',
    articleSlug: 'testing-a-bridge-from-both-banks',
  },
  {
    slug: 'canton',
    title: 'Canton',
    description:
      'A network of ledgers on which each party receives only the parts of a transaction that concern it. Its contracts are written in Daml.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'capability',
    title: 'Capability',
    description:
      'On Flow, a right to use part of an account, which its owner can issue, limit and revoke. Holding one is the permission; no list of names is asked.',
  },
  {
    slug: 'choice',
    title: 'Choice',
    description:
      'In Daml, something that may be done with a contract. The template names who may exercise it, and whether the contract is archived by it.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'collection-node',
    title: 'Collection node',
    description:
      'On Flow, a node that gathers transactions into collections before they are ordered. Consensus then agrees on the hashes of collections, not on each transaction.',
    articleSlug: 'finality-is-not-one-moment-but-four',
  },
  {
    slug: 'consensus',
    title: 'Consensus',
    description:
      'Agreement among many nodes on one order of entries, without a chairman. On Flow more than two thirds of the stake of the consensus nodes must vote for a block.',
    more: 'It decides order. What the entries mean is computed by execution nodes and checked by a third role, whose verdict consensus nodes then seal.',
    articleSlug: 'counting-to-consensus-with-five-tally-marks',
  },
  {
    slug: 'controller',
    title: 'Controller',
    description:
      'In Daml, the party or parties whose authority a choice needs. A controller who is not a stakeholder cannot see the contract, so most are signatories or observers of it too.',
    articleSlug: 'what-only-two-of-five-may-see',
  },
  {
    slug: 'crescendo',
    title: 'Crescendo',
    description:
      'The upgrade of the Flow network in September 2024 that brought Cadence 1.0 and an EVM-equivalent side.',
  },
  {
    slug: 'custody',
    title: 'Custody',
    description:
      'Keeping the keys to an asset for somebody else. The question to ask of a custodian is not who owns the asset but who can sign, and who stops them.',
    articleSlug: 'a-key-for-the-finance-team-that-cannot-move-money',
  },
];
