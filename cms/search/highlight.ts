import type { Part } from './searchHit.ts';
import { folded } from './words.ts';

/** Length of an excerpt, in characters. */
const excerptLength = 160;
/** How many of them may stand before the first hit. */
const leadLength = 50;

interface Span {
  start: number;
  end: number;
  /** Which word of the query it is; undefined where it is none. */
  word: string;
}

/** The text in parts; a word is a match where it begins with one of `words`, which are folded. */
export function highlighted(text: string, words: readonly string[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of matchesIn(text, words)) {
    if (match.start > end) parts.push({ text: text.slice(end, match.start), isMatch: false });
    parts.push({ text: text.slice(match.start, match.end), isMatch: true });
    end = match.end;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** About 160 characters where most of the words stand together; the beginning where the text holds none of them. */
export function excerptOf(text: string, words: readonly string[]): Part[] {
  const matches = matchesIn(text, words);
  const first = densest(matches);
  const start = first ? startBefore(text, first.start) : 0;
  const end = endAfter(text, start + excerptLength);
  const passage = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return highlighted(`${isCut(text, start) ? '… ' : ''}${passage}${end < text.length ? ' …' : ''}`, words);
}

function matchesIn(text: string, words: readonly string[]): Span[] {
  const found: Span[] = [];
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const plain = folded(written);
    const word = words.find((one) => plain.startsWith(one));
    if (word !== undefined) found.push({ start: index, end: index + written.length, word });
  }
  return found;
}

/** The match with which the stretch begins that holds the most different words, then the most matches. */
function densest(matches: readonly Span[]): Span | undefined {
  let best: Span | undefined;
  let bestScore = 0;
  for (const [index, first] of matches.entries()) {
    const within = new Set<string>();
    let count = 0;
    for (let next = index; next < matches.length; next += 1) {
      const match = matches[next];
      if (!match || match.end > first.start + excerptLength - leadLength) break;
      within.add(match.word);
      count += 1;
    }
    const score = within.size * 1000 + count;
    if (score > bestScore) [best, bestScore] = [first, score];
  }
  return best;
}

/** A little before the hit: where a line or a sentence begins, else where a word does. */
function startBefore(text: string, hit: number): number {
  const earliest = Math.max(0, hit - leadLength);
  if (earliest === 0) return 0;
  const before = text.slice(earliest, hit);
  const sentence = Math.max(before.lastIndexOf('\n') + 1, lastEnd(before, /[.?:;]\s/g));
  if (sentence > 0) return earliest + sentence;
  const word = /\s/.exec(before);
  return word ? earliest + word.index + 1 : hit;
}

function lastEnd(text: string, pattern: RegExp): number {
  const last = [...text.matchAll(pattern)].at(-1);
  return last ? last.index + last[0].length : 0;
}

function endAfter(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const space = Math.max(text.lastIndexOf(' ', end), text.lastIndexOf('\n', end));
  return space > end - leadLength ? space : end;
}

/** Whether the passage begins within a sentence. */
function isCut(text: string, start: number): boolean {
  return start > 0 && !/[\n.?:;]\s{0,2}$/.test(text.slice(Math.max(0, start - 3), start));
}
