/** Line breaks of every kind become spaces: a value cannot pretend to be a further row, or a header. */
export function oneLine(text: string): string {
  return visible(text.replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')).trim();
}

/** Without control characters and those that turn the direction of reading; lines stay lines. */
export function visible(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, '')
    .toWellFormed();
}

/** A text as lines, its address on one of its own: where it is in the text, or else below. */
export function linesAround(text: string, address: string): string[] {
  const [before = '', ...after] = text.split(address);
  return [oneLine(before), address, oneLine(after.join(' '))].filter(Boolean);
}

/** At most so many characters, the last one an ellipsis where some are left out. */
export function shortened(text: string, max: number): string {
  const characters = [...oneLine(text)];
  return characters.length <= max
    ? characters.join('')
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** Characters of a subject that every mailbox shows whole. */
export const maxSubject = 50;
