import { type HitKind, hits } from '@frontage/contract/search.ts';
import { distance } from 'fastest-levenshtein';
import type { SearchedCollection, WordsRow } from './searchTable.ts';
import { isPair, readWeights, weightBits, wholeTitle, wordsOf } from './words.ts';

/** A document as far as it decides about hits. */
export interface IndexedDocument {
  collection: SearchedCollection;
  documentId: number;
  kind: HitKind;
  isOffer: boolean;
  date: string | undefined;
  /** Times in ms from which it is found, and from which it is not. */
  from: number;
  until: number;
  /** Its title as one word, and how many words it has. */
  title: string;
  titleLength: number;
}

interface Term {
  word: string;
  stem: string;
  /** One bit for each letter that the two have, to tell quickly that words are far apart. */
  letters: number;
  stemLetters: number;
  /** The number of a document, shifted by `weightBits`, and the weight of the word in it. */
  postings: number[];
}

/** A word that a document may have for one that was asked for. `share`: how much it counts, up to 1. */
export interface Match {
  word: string;
  postings: readonly number[];
  share: number;
  /** False for the beginning of a longer word. */
  isWhole: boolean;
}

/**
 * The words of all documents in memory: which documents have a word, its forms, words that begin with it, and words
 * near it. A removed document leaves its number unused, until most are.
 */
export class WordIndex {
  readonly documents: (IndexedDocument | undefined)[] = [];
  readonly #stemOf: (word: string) => string;
  readonly #terms = new Map<string, Term>();
  readonly #byStem = new Map<string, Term[]>();
  readonly #byFirst = new Map<string, Term[]>();
  readonly #numbers = new Map<number, number>();
  #order: Int32Array | undefined;

  constructor(stemOf: (word: string) => string) {
    this.#stemOf = stemOf;
  }

  /** Ids of the rows that are in it. */
  get rows(): Iterable<number> {
    return this.#numbers.keys();
  }

  has(row: number): boolean {
    return this.#numbers.has(row);
  }

  get isWorn(): boolean {
    return this.documents.length > 200 && this.#numbers.size < this.documents.length / 2;
  }

  add({ id, collection, documentId, kind, title, date, until, words }: WordsRow): void {
    const number = this.documents.length;
    this.documents.push({
      ...{ collection, documentId, kind, date, isOffer: hits[kind].isOffer === true },
      from: date ? Date.parse(date) : Number.NEGATIVE_INFINITY,
      until: until ? Date.parse(until) : far,
      title: wholeTitle(title),
      titleLength: new Set(wordsOf(title)).size,
    });
    this.#numbers.set(id, number);
    this.#order = undefined;
    readWeights(words, (word, weight) => this.#termOf(word).postings.push((number << weightBits) | weight));
  }

  remove(row: number): void {
    const number = this.#numbers.get(row);
    if (number === undefined) return;
    this.#numbers.delete(row);
    this.documents[number] = undefined;
    this.#order = undefined;
  }

  /** The place of each document among equals: those without a date first, then the newest. */
  get order(): Int32Array {
    this.#order ??= orderOf(this.documents);
    return this.#order;
  }

  stemOf(word: string): string {
    return this.#stemOf(word);
  }

  /** True where a document has exactly this word. */
  hasWord(word: string): boolean {
    return this.#terms.has(word);
  }

  /** The word itself, its forms, and the words that it may be the beginning of. */
  matches(word: string): Match[] {
    const found = new Map<Term, Match>();
    const add = (term: Term, share: number, isWhole = true) => {
      if (!found.has(term)) found.set(term, { word: term.word, postings: term.postings, share, isWhole });
    };
    const term = this.#terms.get(word);
    if (term) add(term, 1);
    for (const form of this.#byStem.get(this.#stemOf(word)) ?? []) add(form, 0.9);
    for (const longer of this.#byFirst.get(word.slice(0, 1)) ?? []) {
      if (longer.word.startsWith(word)) add(longer, 0.6, isPair(longer.word));
    }
    return [...found.values()];
  }

  /** The words that are the fewest letters away, in themselves or in what their forms have in common: one or two. */
  near(word: string): string[] {
    if (!/^\p{L}{4,}$/u.test(word) || isPair(word)) return [];
    const stem = this.#stemOf(word);
    const [letters, stemLetters] = [lettersIn(word), lettersIn(stem)];
    let fewest = word.length < 6 ? 1 : 2;
    let found: Term[] = [];
    for (const term of this.#terms.values()) {
      if (term.word === word) continue;
      const apart = Math.min(
        isFar(letters, term.letters, fewest) ? far : lettersApart(word, term.word, fewest),
        isFar(stemLetters, term.stemLetters, fewest) ? far : lettersApart(stem, term.stem, fewest),
      );
      if (apart > fewest) continue;
      if (apart < fewest) found = [];
      fewest = apart;
      found.push(term);
    }
    const likely = found.filter((term) => term.word.startsWith(word.slice(0, 1)));
    // Two wrong letters and another first one are another word.
    return (likely.length > 0 || fewest > 1 ? likely : found).map((term) => term.word);
  }

  /** The two words that were written as one. */
  split(word: string): [string, string] | undefined {
    for (let at = 1; at < word.length; at += 1) {
      const parts: [string, string] = [word.slice(0, at), word.slice(at)];
      const isLong = at >= 3 && word.length - at >= 3;
      if (!isLong && !/\p{L}\d/u.test(word.slice(at - 1, at + 1))) continue;
      if (parts.every((part) => this.#terms.has(part) || this.#byStem.has(this.#stemOf(part)))) return parts;
    }
    return undefined;
  }

  #termOf(word: string): Term {
    const known = this.#terms.get(word);
    if (known) return known;
    const stem = this.#stemOf(word);
    const term: Term = { word, stem, letters: lettersIn(word), stemLetters: lettersIn(stem), postings: [] };
    this.#terms.set(word, term);
    listIn(this.#byStem, term.stem).push(term);
    listIn(this.#byFirst, word.slice(0, 1)).push(term);
    return term;
  }
}

function listIn(lists: Map<string, Term[]>, key: string): Term[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function orderOf(documents: readonly (IndexedDocument | undefined)[]): Int32Array {
  const from = documents.map((document) =>
    document?.from === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : (document?.from ?? 0),
  );
  const sorted = Int32Array.from(documents.keys()).sort((a, b) => {
    const [one = 0, other = 0] = [from[a], from[b]];
    return one === other ? a - b : other - one;
  });
  const order = new Int32Array(documents.length);
  for (const [place, number] of sorted.entries()) order[number] = place;
  return order;
}

function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const far = Number.POSITIVE_INFINITY;

/** True where more letters differ than so many wrong ones explain: each takes one away and brings another. */
function isFar(one: number, other: number, wrong: number): boolean {
  let differing = one ^ other;
  for (let left = 2 * wrong; left > 0 && differing !== 0; left -= 1) differing &= differing - 1;
  return differing !== 0;
}

/** Letters that are wrong, missing or too many; two that changed places count as one. More than `most` is not counted. */
function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return far;
  const apart = distance(one, other);
  if (apart !== 2 || one.length !== other.length) return apart;
  const at = Array.from(one).findIndex((letter, place) => letter !== other[place]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] ? 1 : apart;
}
