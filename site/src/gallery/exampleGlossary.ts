import { type GlossaryTerm, glossaryTerm } from '@frontage/contract/glossary.ts';
import { z } from 'zod';
import type { TermExtras } from '../glossary/TermList.tsx';
import { createExampleArticles } from './exampleLists.ts';

const words: [title: string, description: string, more?: string][] = [
  ['Account', 'On Flow, a place with an address that holds resources, contracts and keys.'],
  ['Bridge', 'A pair of contracts that lock an asset on one side and release its counterpart on the other.'],
  ['Cadence', 'The language of Flow contracts. It treats assets as resources, which exist once and must go somewhere.'],
  ['Capability', 'A right to one part of an account, handed out by its owner and revocable by its owner.'],
  ['Collection node', 'The role that gathers transactions into batches before they are ordered.'],
  [
    'Consensus',
    'Agreement among many parties on the order of entries, without a chairman. On Flow, more than two thirds of the stake must vote for a block.',
    'It decides order only. What the entries mean is computed elsewhere, by execution nodes, and checked by a third role.',
  ],
  ['Contract account', 'An account whose code decides what may leave it.'],
  ['Crescendo', 'The upgrade that brought Cadence 1.0 and EVM equivalence to Flow in 2024.'],
  ['Daml', 'The language of contracts on Canton. A contract names who may see it and who may act on it.'],
  ['Delivery versus payment', 'Two assets change hands in one step, or neither does.'],
  ['Finality', 'The point after which a transaction cannot be undone.'],
  ['Quorum', 'The number of votes that decides.'],
];

export const exampleTerms: GlossaryTerm[] = z.array(glossaryTerm).parse(
  words.map(([title, description, more], index) => ({
    id: index + 1,
    letter: title.slice(0, 1),
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description,
    more,
  })),
);

/** Consensus has an article. The terms near each term are the two before it. */
export const exampleExtras: ReadonlyMap<number, TermExtras> = new Map(
  exampleTerms.map((term, index) => [
    term.id,
    {
      article: term.slug === 'consensus' ? createExampleArticles(5).at(-1) : undefined,
      nearby: exampleTerms.slice(Math.max(0, index - 2), index),
    },
  ]),
);
