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

/**
 * A run of letters of a script that writes words without spaces between; a language named by a letter with a sign; a
 * word of any other script.
 */
const wordPattern =
  /(?<run>(?:(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}])+)|(?<![\p{L}\p{N}])(?<letter>\p{L})(?<sign>\+\+|#)(?!\p{L})|(?:(?!(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}])[\p{L}\p{N}\p{M}])+/gu;

/** How such a sign is spelt. It is a part of no word: both databases would drop it. */
const spelt: Record<string, string> = { '++': 'plusplus', '#': 'sharp' };

/** A word in a text, folded, and where it is written. */
export interface WrittenWord {
  word: string;
  start: number;
  end: number;
}

/**
 * The words of a text in order. Chinese, Japanese and Korean have no spaces to tell words by: each two neighbouring
 * letters are one, and overlap with the next two. The last letter of a run is one alone, so that it is found as well.
 */
export function* findWords(text: string): Generator<WrittenWord> {
  for (const { 0: written, groups, index } of text.matchAll(wordPattern)) {
    const { letter = '', run, sign } = groups ?? {};
    if (run !== undefined) {
      const letters = Array.from(run);
      let start = index;
      for (const [place, one] of letters.entries()) {
        const pair = one + (letters[place + 1] ?? '');
        yield { word: fold(pair), start, end: start + pair.length };
        start += one.length;
      }
    } else {
      const word = sign === undefined ? fold(written) : fold(letter) + spelt[sign];
      if (word !== '') yield { word: word.slice(0, maxWordLength), start: index, end: index + written.length };
    }
  }
}

const pairPattern = /^(?:(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]){1,2}$/u;

/** True of letters of a script without spaces. */
export function isPair(word: string): boolean {
  return pairPattern.test(word);
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
