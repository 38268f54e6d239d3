/** Longest word that is told apart, in characters: more would only help somebody to make the index large. */
const maxWordLength = 64;
/** Words of a query that count; people who paste a paragraph are answered by its beginning. */
const maxQueryWords = 10;
const maxQueryLength = 1000;

/** Letters whose mark is no accent that Unicode could take off. */
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

/** The text as words are compared: small letters without accents. */
export function folded(text: string): string {
  const small = text.toLowerCase();
  // Nearly every word is spared the rest, which takes ten times as long.
  if (!/[^\0-\x7f]/.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The words of a text in their order, folded. Both databases are given these, so that both find the same. */
export function wordsOf(text: string): string[] {
  return (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength));
}

/** The words that a query asks for, each once. Whatever was typed, they are made of letters and digits alone. */
export function queryWords(query: string): string[] {
  return [...new Set(wordsOf(query.slice(0, maxQueryLength)))].slice(0, maxQueryWords);
}

/** No letter and no digit, so that no word of a question begins like this; both databases take it for one of a word. */
const joint = '\u{e000}';

/** A title as a single word of the index, or a question: they are equal where both have the same words in their order. */
export function wholeTitle(text: string): string {
  return joint + queryWords(text).join(joint);
}
