const isQuoted = (line: string) => line.trimStart().startsWith('>');
const isBlank = (line: string) => line.trim() === '';

/**
 * Separates what is repeated at the end of a message: the lines that begin with `>`, and the one that introduces them.
 * If anything else is below them, such as an answer between the lines, all of the message counts as the author's, and
 * `quoted` is empty.
 */
export function withoutQuote(text: string): { words: string; quoted: string } {
  const lines = text.split('\n');
  let start = lines.length;
  let hasQuote = false;
  while (start > 0 && (isQuoted(lines[start - 1] ?? '') || isBlank(lines[start - 1] ?? ''))) {
    start -= 1;
    hasQuote ||= isQuoted(lines[start] ?? '');
  }
  if (!hasQuote) return { words: text.trim(), quoted: '' };
  // "On Monday somebody wrote:", in any language. Email programs break it into two lines.
  for (let back = 1; back <= 2; back += 1) {
    const introduction = lines.slice(start - back, start).join(' ');
    if (start - back >= 0 && introduction.trimEnd().endsWith(':') && /\d/.test(introduction)) {
      start -= back;
      break;
    }
  }
  const words = lines.slice(0, start).join('\n').trim();
  return words ? { words, quoted: lines.slice(start).join('\n').trim() } : { words: text.trim(), quoted: '' };
}
