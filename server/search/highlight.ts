import { findWords, isPair } from './words.ts';

/** In characters. */
const excerptLength = 160;
/** From this number of characters on a passage counts as a sentence; a shorter one is a heading or a list item. */
const sentenceLength = 60;
/** A passage shorter than this is a label or a figure, which says little alone. */
const labelLength = 30;
/** The most characters of an excerpt before the first hit. */
const leadLength = 50;

/** A part of a text; `isMatch` where it has a word that was asked for, in any of its forms. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** Every word, folded, that counts as a match, with the word of the query that it was found for. */
export type Meant = ReadonlyMap<string, string>;

interface Span {
  start: number;
  end: number;
  word: string;
}

/** Splits a text into parts: matches, and what is between them. */
export function highlightWords(text: string, meant: Meant): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of matchesIn(text, meant)) {
    const last = parts.at(-1);
    // Pairs of letters overlap.
    if (last && match.start < end) last.text += text.slice(end, match.end);
    else {
      if (match.start > end) parts.push({ text: text.slice(end, match.start), isMatch: false });
      parts.push({ text: text.slice(match.start, match.end), isMatch: true });
    }
    end = match.end;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/**
 * About 160 characters of one passage, which is a line of the text: the one with most of the words, and of these a
 * sentence rather than a heading. Where none contains any, or only labels do, the first passage, which says what the
 * document is.
 */
export function excerptOf(text: string, meant: Meant): Part[] {
  const { passage, hit } = bestPassage(text.split('\n'), meant);
  const start = hit === undefined ? 0 : startBefore(passage, hit);
  const end = endAfter(passage, start + excerptLength);
  const shown = passage.slice(start, end).replace(/\s+/g, ' ').trim();
  return highlightWords(
    `${isCut(passage, start) ? '…\u00a0' : ''}${shown}${end < passage.length ? '\u00a0…' : ''}`,
    meant,
  );
}

interface Found {
  passage: string;
  /** Where the stretch to show begins in it. */
  hit: number | undefined;
}

function bestPassage(passages: readonly string[], meant: Meant): Found {
  const first = passages[0] ?? '';
  const told = bestAmong(
    passages.filter(({ length }) => length >= labelLength),
    meant,
  );
  if (told) return told;
  return (first.length < labelLength && bestAmong(passages, meant)) || { passage: first, hit: undefined };
}

function bestAmong(passages: readonly string[], meant: Meant): Found | undefined {
  let best: Found | undefined;
  let bestScore = 0;
  for (const passage of passages) {
    const found = densest(matchesIn(passage, meant));
    if (!found) continue;
    const score = found.distinct * 1_000_000 + (passage.length < sentenceLength ? 0 : 100_000) + found.count;
    if (score > bestScore) [best, bestScore] = [{ passage, hit: found.start }, score];
  }
  return best;
}

function matchesIn(text: string, meant: Meant): Span[] {
  const found: Span[] = [];
  for (const { end, start, word: written } of findWords(text)) {
    const word = meant.get(written);
    // Of a pair, only the letters that were asked for.
    if (word !== undefined) found.push({ start, end: isPair(written) ? start + word.length : end, word });
  }
  return found;
}

interface Stretch {
  start: number;
  /** The number of different words of the query in it, and of their matches. */
  distinct: number;
  count: number;
}

/** The stretch with the most different words, then with the most matches; it begins with a match. */
function densest(matches: readonly Span[]): Stretch | undefined {
  let best: Stretch | undefined;
  for (const [index, first] of matches.entries()) {
    const within = new Set<string>();
    let count = 0;
    for (let next = index; next < matches.length; next += 1) {
      const match = matches[next];
      if (!match || match.end > first.start + excerptLength - leadLength) break;
      within.add(match.word);
      count += 1;
    }
    const isBetter = !best || within.size > best.distinct || (within.size === best.distinct && count > best.count);
    if (isBetter) best = { start: first.start, distinct: within.size, count };
  }
  return best;
}

/**
 * A start shortly before the hit: at the beginning of a sentence, else of a word. The end of a passage is shown in
 * full.
 */
function startBefore(passage: string, hit: number): number {
  const earliest = Math.max(0, Math.min(hit - leadLength, passage.length - excerptLength));
  if (earliest === 0) return 0;
  const before = passage.slice(earliest, hit);
  const beginning = /[.?:;]\s/.exec(before) ?? /\s/.exec(before);
  return beginning ? earliest + beginning.index + beginning[0].length : hit;
}

function endAfter(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(' ', end);
  return space > end - leadLength ? space : end;
}

/** True where the excerpt begins within a sentence. */
function isCut(text: string, start: number): boolean {
  return start > 0 && !/[.?:;]\s{0,2}$/.test(text.slice(Math.max(0, start - 3), start));
}
