import type { HitKind } from '@frontage/contract/search.ts';
import type { Asked, Expression } from './askedFor.ts';
import type { IndexedDocument, Match, WordIndex } from './WordIndex.ts';
import { isInTitle, weightBits, wholeTitle, worthOf } from './words.ts';

/** By the number of a document: what it has of a part of the query, 0 for nothing, and 1 where its title has it. */
interface Found {
  worth: Float32Array;
  inTitle: Uint8Array;
}

const offerFactor = 1.3;
/** Above whatever a text can be worth: all words in the title, the exact title, and a title of what the agency sells. */
const titleBonus = 100;
const exactBonus = 200;
const offerBonus = 400;
/** How much title and query have in common, fillers included. */
const coverageBonus = 50;

/**
 * Documents with everything that is asked for, the best first: by titles, then by how much a document is about the rarer
 * words; among equals the newest.
 */
export function rankDocuments(index: WordIndex, asked: readonly Asked[], query: string, now: Date) {
  const { documents } = index;
  const meant = new Map<string, string>();
  const parts = asked.map((one) => ({
    ...one,
    ...findPart(index, one, meant),
    size: one.expressions[0]?.words.length ?? 1,
  }));
  const needed = parts.filter(({ isNeeded }) => isNeeded);
  const rarities = needed.map(({ worth }) => Math.log(1 + documents.length / (1 + countIn(worth))));
  const rarest = rarities.reduce((sum, one) => sum + one, 0);
  const exact = wholeTitle(query);
  const asksFor = parts.reduce((sum, { size }) => sum + size, 0);
  const keys: number[] = [];
  const at = now.getTime();
  const countsByKind = new Map<HitKind, number>();
  for (let number = 0; number < documents.length; number += 1) {
    const document = documents[number];
    if (!document || document.from > at || document.until <= at || needed.length === 0) continue;
    let [worth, inTitle, covered, hasAll] = [0, 0, 0, true];
    for (const [place, part] of needed.entries()) {
      const found = part.worth[number] ?? 0;
      if (found === 0) hasAll = false;
      worth += found * (rarities[place] ?? 0);
      if (part.inTitle[number]) [inTitle, covered] = [inTitle + 1, covered + part.size];
    }
    if (!hasAll) continue;
    for (const part of parts) if (!part.isNeeded && part.inTitle[number]) covered += 1;
    let score = (worth / rarest) * (document.isOffer ? offerFactor : 1);
    if (inTitle === needed.length) {
      score += titleBonus + coverageBonus * Math.min(1, covered / Math.max(document.titleLength, asksFor));
      if (document.isOffer) score += offerBonus;
    }
    if (document.title === exact) score += exactBonus;
    keys.push(Math.round(score * 1000) * placesAtMost + (placesAtMost - 1 - (index.order[number] ?? 0)));
    countsByKind.set(document.kind, (countsByKind.get(document.kind) ?? 0) + 1);
  }
  return {
    countsByKind,
    total: keys.length,
    /** A stretch of those of some kinds. */
    stretch: (kinds: readonly HitKind[], offset: number, count: number) =>
      readStretch(index, keys, { kinds: new Set(kinds), offset, count }),
    /** Every word of a document that counts, with what it was found for. */
    meant,
  };
}

/** A score and a place among equals are one number, which sorts without a call for each pair. */
const placesAtMost = 2 ** 22;

function readStretch(
  { documents, order }: WordIndex,
  keys: readonly number[],
  asked: { kinds: ReadonlySet<HitKind>; offset: number; count: number },
): IndexedDocument[] {
  const byPlace = new Int32Array(documents.length);
  for (let number = 0; number < documents.length; number += 1) byPlace[order[number] ?? 0] = number;
  const sorted = Float64Array.from(keys).sort();
  const found: IndexedDocument[] = [];
  let left = asked.offset;
  for (let at = sorted.length - 1; at >= 0 && found.length < asked.count; at -= 1) {
    const document = documents[byPlace[placesAtMost - 1 - ((sorted[at] ?? 0) % placesAtMost)] ?? 0];
    if (!document || !asked.kinds.has(document.kind)) continue;
    if (left > 0) left -= 1;
    else found.push(document);
  }
  return found;
}

function findPart(index: WordIndex, { expressions, isNeeded }: Asked, meant: Map<string, string>): Found {
  const [first = emptyFound(index), ...others] = expressions.map((expression) =>
    findExpression(index, expression, isNeeded ? meant : undefined),
  );
  for (const { inTitle, worth } of others) {
    for (let number = 0; number < worth.length; number += 1) {
      if ((worth[number] ?? 0) > (first.worth[number] ?? 0)) first.worth[number] = worth[number] ?? 0;
      if (inTitle[number]) first.inTitle[number] = 1;
    }
  }
  return first;
}

/** All words of an expression: the mean of what they are worth, in the title where all of them are. */
function findExpression(index: WordIndex, { share, words }: Expression, meant?: Map<string, string>): Found {
  let all: Found | undefined;
  for (const word of words) {
    const matches = index.matches(word);
    for (const match of matches) if (!meant?.has(match.word)) meant?.set(match.word, word);
    const found = findWord(index, matches, share / words.length);
    if (!all) all = found;
    else {
      for (let number = 0; number < found.worth.length; number += 1) {
        const [one = 0, other = 0] = [all.worth[number], found.worth[number]];
        all.worth[number] = one > 0 && other > 0 ? one + other : 0;
        if (!found.inTitle[number]) all.inTitle[number] = 0;
      }
    }
  }
  return all ?? emptyFound(index);
}

function findWord(index: WordIndex, matches: readonly Match[], share: number): Found {
  const { inTitle, worth } = emptyFound(index);
  for (const match of matches) {
    const factor = match.share * share;
    for (const posting of match.postings) {
      const weight = posting & (2 ** weightBits - 1);
      const number = posting >> weightBits;
      const value = (worthOf[weight] ?? 0) * factor;
      if (value > (worth[number] ?? 0)) worth[number] = value;
      if (match.isWhole && isInTitle(weight)) inTitle[number] = 1;
    }
  }
  return { inTitle, worth };
}

function emptyFound({ documents }: WordIndex): Found {
  return { worth: new Float32Array(documents.length), inTitle: new Uint8Array(documents.length) };
}

function countIn(worth: Float32Array): number {
  let count = 0;
  for (const one of worth) if (one > 0) count += 1;
  return count;
}
