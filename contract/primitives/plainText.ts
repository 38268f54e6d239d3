/**
 * Control characters except tab and line ends, and noncharacters: HTML may not have them, and nobody can see them. And
 * the two signs that turn the letters after them around: no language needs them, and `exe.gpj` reads as `jpg.exe`.
 */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\u{202d}\u{202e}]/gu;
/** Line breaks within a paragraph, and page breaks, as word processors write them. */
const softBreaks = /[\v\f]/g;

/** A text that a page may have: without unprintable characters; half of a surrogate pair becomes U+FFFD. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(softBreaks, ' ').replace(unprintable, '');
}

/** A text without any of these signs at its end. */
export function trimSigns(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
