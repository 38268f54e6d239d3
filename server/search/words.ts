/** The most characters of a word that are compared: longer words would only help somebody to inflate the index. */
const maxWordLength = 64;
/** The most words of a query that count; a pasted paragraph is answered by its beginning. */
const maxQueryWords = 10;
const maxQueryLength = 1000;

/** Letters whose mark is not an accent that Unicode normalisation removes. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** The text in the form in which words are compared: lower case, without accents, ligatures and full-width letters. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Nearly every word skips the rest, which takes ten times as long.
  if (!/[^\0-\x7f]/.test(small)) return small;
  return small
    .normalize('NFKC')
    .toLowerCase()
    .replace(withAccents, (part) => part.normalize('NFD').replace(/\p{M}+/gu, ''))
    .replace(/[ßæœøłđðþıς]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Everything but Japanese and Korean, where a mark makes another syllable. */
const withAccents = /[^\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+/gu;

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const letterPattern = /[\p{L}\p{N}]/u;
const unspacedPattern = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/** True of a letter of a script that writes words without spaces between. */
const isUnspaced = (letter: string) => unspacedPattern.test(letter) && letterPattern.test(letter);

/** How such a sign is spelt. It is a part of no word: both databases would drop it. */
const spelt: Record<string, string> = { '++': 'plusplus', '#': 'sharp' };

/** A word in a text, folded, and where it is written. */
interface WrittenWord {
  word: string;
  start: number;
  end: number;
}

/**
 * The words of a text in order. Chinese, Japanese and Korean have no spaces to tell words by: each two neighbouring
 * letters are one, and overlap with the next two. The last letter of a run is one alone, so that it is found as well.
 */
export function* findWords(text: string): Generator<WrittenWord> {
  for (const { 0: written, index } of text.matchAll(wordPattern)) {
    const sign = written.length === 1 ? signAfter(text, index + 1) : undefined;
    if (sign === undefined) yield* wordsIn(written, index);
    else yield { word: fold(written) + spelt[sign], start: index, end: index + 1 + sign.length };
  }
}

/** The sign that makes a letter the name of a language. */
function signAfter(text: string, at: number): string | undefined {
  const sign = Object.keys(spelt).find((one) => text.startsWith(one, at));
  if (sign === undefined) return undefined;
  const next = text.codePointAt(at + sign.length);
  return next !== undefined && /\p{L}/u.test(String.fromCodePoint(next)) ? undefined : sign;
}

/** What is written without a space: words, and between them letters of a script that has none. */
function* wordsIn(written: string, at: number): Generator<WrittenWord> {
  const letters = Array.from(written);
  let start = at;
  let spaced = '';
  for (const [place, letter] of [...letters, ''].entries()) {
    const isOne = letter !== '' && isUnspaced(letter);
    if (letter !== '' && !isOne) {
      spaced += letter;
      continue;
    }
    if (spaced !== '') {
      const word = fold(spaced);
      if (word !== '') yield { word: word.slice(0, maxWordLength), start, end: start + spaced.length };
      start += spaced.length;
      spaced = '';
    }
    if (!isOne) continue;
    const next = letters[place + 1] ?? '';
    const pair = letter + (isUnspaced(next) ? next : '');
    yield { word: fold(pair), start, end: start + pair.length };
    start += letter.length;
  }
}

/** True of letters of a script without spaces. */
export function isPair(word: string): boolean {
  const letters = Array.from(word);
  return (letters.length === 1 || letters.length === 2) && letters.every(isUnspaced);
}

/** The words of a text in order, folded. Both databases get these, so that both find the same. */
export function wordsOf(text: string): string[] {
  return Array.from(findWords(fold(text)), ({ word }) => word);
}

/**
 * The words of a query, each once. Whatever was typed, they consist of letters and digits only. The last letter of a run
 * without spaces is in the pair before it already.
 */
export function queryWords(query: string): string[] {
  const found = Array.from(findWords(fold(query.slice(0, maxQueryLength))));
  const needed = found.filter(({ end }, place) => end !== found[place - 1]?.end);
  return [...new Set(needed.map(({ word }) => word))].slice(0, maxQueryWords);
}

/** Neither letter nor digit, so that no word of a query begins with it; both databases treat it as part of a word. */
const joint = '\u{e000}';

/**
 * A title, or a query, as a single word of the index: two are equal where they have the same words in the same order.
 */
export function wholeTitle(text: string): string {
  return joint + queryWords(text).join(joint);
}

/** Bits of a weight. The five below are how much of the text is about the word, from 0 to 31. */
const titleBit = 64;
const leadBit = 32;
const most = 31;
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
