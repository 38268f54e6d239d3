import { wordsOf } from './words.ts';

/** Bits of a weight. The five below are how much of the text is about the word, from 0 to 31. */
const titleBit = 64;
const leadBit = 32;
const most = 31;
/** Bits that a weight takes. */
export const weightBits = 7;

/** Words of a text of usual length: in a longer one a word says less. */
const usualLength = 400;
/** Written before each word as one letter; of Latin-1, so that texts without others take one byte a letter. */
const firstSign = 0x80;

interface Texts {
  title: string;
  /** The description, or the first sentences. */
  lead: string;
  text: string;
}

/** All words of a document with the weight of each, as one text that is stored. */
export function weighWords({ title, lead, text }: Texts): string {
  const found = new Map<string, number>();
  const words = wordsOf(text);
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  const longer = 1.2 * (0.25 + (0.75 * words.length) / usualLength);
  for (const [word, count] of found) found.set(word, Math.max(1, Math.round((most * count) / (count + longer))));
  for (const word of new Set(wordsOf(lead))) found.set(word, (found.get(word) ?? 0) | leadBit);
  for (const word of new Set(wordsOf(title))) found.set(word, (found.get(word) ?? 0) | titleBit);
  return Array.from(found, ([word, weight]) => String.fromCharCode(firstSign + weight) + word).join(' ');
}

/** Calls back with each word of such a text and its weight. */
export function readWeights(stored: string, tell: (word: string, weight: number) => void): void {
  for (const one of stored.split(' ')) if (one !== '') tell(one.slice(1), one.charCodeAt(0) - firstSign);
}

export const isInTitle = (weight: number) => (weight & titleBit) !== 0;

/** What a word in a document is worth, by its weight: a title says more than a lead, and that more than a text. */
export const worthOf: Float32Array = Float32Array.from(
  { length: 2 ** weightBits },
  (_, weight) => (weight & titleBit ? 12 : 0) + (weight & leadBit ? 5 : 0) + (4 * (weight & most)) / most,
);
