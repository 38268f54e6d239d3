import { distance } from 'fastest-levenshtein';
import { LRUCache } from 'lru-cache';
import type { ListedAddress } from '../routes/Route.ts';

export interface NearAddress extends ListedAddress {
  /** Letters by which the two differ; undefined if they only share words. */
  lettersApart: number | undefined;
}

export type FindNearest = (path: string) => NearAddress[];

const most = 4;
/** A word that is in more addresses than this is no evidence for any of them. */
const commonFrom = 60;
/** Share of the asked words, by weight, that an address must contain. */
const enough = 0.45;
const remembered = 500;

/** Returns the search for near addresses in a release. Its answers are cached, because scanners ask in series. */
export function createFindNearest(addresses: readonly ListedAddress[]): FindNearest {
  const keys = addresses.map(({ path, alias }) => (alias ?? path).toLowerCase());
  const byWord = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    for (const word of wordsOf(key)) {
      const known = byWord.get(word);
      if (known) known.push(index);
      else byWord.set(word, [index]);
    }
  }
  const known = new LRUCache<string, NearAddress[]>({ max: remembered });

  function find(asked: string): NearAddress[] {
    const distances = findBySpelling(asked, keys);
    const shares = findByWords(asked, byWord);
    const rank = (index: number) => (distances.get(index) ?? 4) - (shares.get(index) ?? 0);
    return [...new Set([...distances.keys(), ...shares.keys()])]
      .sort((a, b) => rank(a) - rank(b) || (keys[a]?.length ?? 0) - (keys[b]?.length ?? 0) || a - b)
      .slice(0, most)
      .flatMap((index) => {
        const address = addresses[index];
        return address ? [{ ...address, lettersApart: distances.get(index) }] : [];
      });
  }

  return (path) => {
    const asked = path.toLowerCase();
    const answer = known.get(asked) ?? find(asked);
    known.set(asked, answer);
    return answer;
  };
}

/** Returns addresses a few letters away: at most one letter in four may differ, and at most three in total. */
function findBySpelling(asked: string, keys: readonly string[]): Map<number, number> {
  const max = Math.min(3, Math.floor((asked.length - 1) / 4));
  const near = new Map<number, number>();
  if (max === 0) return near;
  for (const [index, key] of keys.entries()) {
    const apart = countLettersApart(asked, key, max);
    if (apart <= max) near.set(index, apart);
  }
  return near;
}

/** Returns addresses that share enough of the words; rare words have more weight, and a word may differ by a letter. */
function findByWords(asked: string, byWord: ReadonlyMap<string, number[]>): Map<number, number> {
  const shares = new Map<number, number>();
  const words = [...wordsOf(asked)].slice(0, 12);
  for (const word of words) {
    const places = byWord.get(word) ?? placesOfSimilar(word, byWord);
    if (places.length === 0 || places.length > commonFrom) continue;
    for (const index of places) shares.set(index, (shares.get(index) ?? 0) + 1 / words.length);
  }
  for (const [index, share] of shares) if (share < enough) shares.delete(index);
  return shares;
}

function placesOfSimilar(word: string, byWord: ReadonlyMap<string, number[]>): number[] {
  if (word.length < 5) return [];
  for (const [known, places] of byWord) if (countLettersApart(word, known, 1) <= 1) return places;
  return [];
}

/** Counts letters added, removed or changed. Infinity if the lengths alone show that there are more than `max`. */
function countLettersApart(from: string, to: string, max: number): number {
  return Math.abs(from.length - to.length) > max ? Number.POSITIVE_INFINITY : distance(from, to);
}

function wordsOf(path: string): Set<string> {
  return new Set(path.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2));
}
