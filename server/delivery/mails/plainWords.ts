/** Replaces line breaks of every kind with spaces, so that a value cannot pass for a further row or a header. */
export function toOneLine(text: string): string {
  return removeInvisible(text.replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')).trim();
}

/**
 * Removes control characters and those that change the direction of text. Keeps line breaks, and the pairs that only
 * keep a name apart from the direction of the sentence around it.
 */
export function removeInvisible(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066\u2067]/g, '')
    .replace(/(\u2068[^\u2068\u2069\n]*\u2069)|[\u2068\u2069]/g, '$1')
    .toWellFormed();
}

/** A text as lines, with its address on its own line: where the text contains it, otherwise below. */
export function splitAround(text: string, address: string): string[] {
  const [before = '', ...after] = text.split(address);
  return [toOneLine(before), address, toOneLine(after.join(' '))].filter(Boolean);
}

/** Cuts a text to at most `max` characters. The last one is an ellipsis if something was cut. */
export function shorten(text: string, max: number): string {
  const characters = [...toOneLine(text)];
  return characters.length <= max
    ? characters.join('')
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/** Characters of a subject that every mailbox shows in full. */
export const maxSubject = 50;
