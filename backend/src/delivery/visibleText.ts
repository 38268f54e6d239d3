/** Line breaks of every kind become spaces: a value cannot pretend to be a further row, or a header. */
export function oneLine(text: string): string {
  return visible(text.replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')).trim();
}

/** Without control characters and those that turn the direction of reading. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu, '');
}
