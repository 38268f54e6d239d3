/** Controls but tab and line ends, and what is no character: no HTML may hold them, and nobody sees what they are. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** What word processors break a line by within a paragraph, and a page by. */
const softBreaks = /[\v\f]/g;

/** A text as it may be in a page: without what cannot be printed; a half of a character becomes U+FFFD. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(softBreaks, ' ').replace(unprintable, '');
}
