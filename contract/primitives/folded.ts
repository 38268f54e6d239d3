/* A text as people search for it: without case, accents and full stops, with plain apostrophes, hyphens and spaces. */

const signs: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '.': '',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
};

/** Few signs are in all names together, and each key that is pressed compares all names. */
const known = new Map<string, string>();

function foldedSign(sign: string): string {
  const kept = known.get(sign);
  if (kept !== undefined) return kept;
  const plain = sign
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
  const fold = signs[plain] ?? plain.replace(/\p{Dash_Punctuation}/u, '-').replace(/\s/, ' ');
  known.set(sign, fold);
  return fold;
}

export const folded = (text: string): string => Array.from(text, foldedSign).join('');

/** Where a text contains what is searched for: characters before it and its length; undefined where it does not. */
export function findFolded(text: string, searched: string): { start: number; length: number } | undefined {
  const signs = Array.from(text);
  const plain = signs.map(foldedSign);
  const wanted = folded(searched).trim();
  const place = plain.join('').indexOf(wanted);
  if (place < 0) return undefined;
  /** The length in the text of what has that length when it is folded. */
  const lengthOf = (length: number) => {
    let count = 0;
    for (let seen = 0; seen < length; count += 1) seen += plain[count]?.length ?? 1;
    return signs.slice(0, count).join('').length;
  };
  const start = lengthOf(place);
  return { start, length: lengthOf(place + wanted.length) - start };
}
