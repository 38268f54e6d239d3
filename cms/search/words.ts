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

/** The text in the form in which words are compared: lower case without accents. */
export function fold(text: string): string {
  const small = text.toLowerCase();
  // Nearly every word skips the rest, which takes ten times as long.
  if (!/[^\0-\x7f]/.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text in order, folded. Both databases get these, so that both find the same. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength));
}

/** The words of a query, each once. Whatever was typed, they consist of letters and digits only. */
export function queryWords(query: string): string[] {
  return [...new Set(wordsOf(query.slice(0, maxQueryLength)))].slice(0, maxQueryWords);
}

/** Neither letter nor digit, so that no word of a query begins with it; both databases treat it as part of a word. */
const joint = '\u{e000}';

/**
 * A title, or a query, as a single word of the index: two are equal where they have the same words in the same order.
 */
export function wholeTitle(text: string): string {
  return joint + queryWords(text).join(joint);
}
