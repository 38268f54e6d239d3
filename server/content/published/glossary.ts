import { letterOf } from '@frontage/contract/glossary.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import type { Payload } from 'payload';
import type { Term } from '../../payload-types.ts';

const maxSuggestions = 5;
/** Shorter words are a, in, of ... and say nothing about a term. */
const minLetters = 4;

export interface SuggestionQuery {
  /** Terms near this one, without the term itself. */
  id?: number | undefined;
  /** Only terms under this letter. */
  letter?: string | undefined;
}

/** A stored term, with the words that it is found by. */
export interface IndexedTerm {
  stored: Term;
  titleWords: () => ReadonlySet<string>;
  allWords: () => ReadonlySet<string>;
}

/** Sorted by letter and word. */
export type GlossaryIndex = readonly IndexedTerm[];

export async function readGlossary(payload: Payload): Promise<GlossaryIndex> {
  return indexTerms((await payload.find({ collection: 'glossary', depth: 0, pagination: false })).docs, 'en');
}

/** Terms in the order of a language, each below the letter of its title there. */
export function indexTerms(terms: readonly Term[], language: string): GlossaryIndex {
  return terms
    .map((term) => ({ ...term, letter: letterOf(term.title) ?? term.letter }))
    .toSorted((a, b) => a.letter.localeCompare(b.letter) || a.title.localeCompare(b.title, language) || a.id - b.id)
    .map((stored) => ({
      stored,
      titleWords: once(() => wordsOf(stored.title)),
      allWords: once(() => wordsOf(`${stored.title} ${stored.description} ${stored.more ?? ''}`)),
    }));
}

/**
 * Up to five terms: first those that share words with a term, then its neighbours in the alphabet. Undefined if no term
 * has the id.
 */
export function findNearTerms(
  glossary: GlossaryIndex,
  { id, letter }: SuggestionQuery,
): readonly IndexedTerm[] | undefined {
  const position = id === undefined ? -1 : glossary.findIndex(({ stored }) => stored.id === id);
  const term = glossary[position];
  if (id !== undefined && !term) return undefined;
  const candidates = glossary
    .map((candidate, place) => ({
      candidate,
      shared: term ? sharedWords(term, candidate) : 0,
      distance: Math.abs(place - position),
      place,
    }))
    .filter(
      ({ candidate }) =>
        candidate !== term && (letter === undefined || candidate.stored.letter === letter.toUpperCase()),
    );
  return candidates
    .toSorted((a, b) => b.shared - a.shared || (term ? a.distance - b.distance : 0) || a.place - b.place)
    .slice(0, maxSuggestions)
    .map(({ candidate }) => candidate);
}

/** The number of words in either term's title that the other term mentions. */
function sharedWords(one: IndexedTerm, other: IndexedTerm): number {
  const mentions = (title: ReadonlySet<string>, text: ReadonlySet<string>) =>
    [...title].filter((word) => text.has(word)).length;
  return mentions(one.titleWords(), other.allWords()) + mentions(other.titleWords(), one.allWords());
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // A plural counts as the singular.
  return new Set(words.filter((word) => word.length >= minLetters).map((word) => word.replace(/s$/, '')));
}
