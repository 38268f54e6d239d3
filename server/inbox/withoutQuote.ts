const isQuoted = (line: string) => line.trimStart().startsWith('>');
const isBlank = (line: string) => line.trim() === '';
/** What Outlook and Notes repeat has no sign before its lines, but a head: who wrote, with an address, when, to whom. */
const senderField = /^\*?(?:From|Von|De|Da|Van|Fra|Från|Od|Lähettäjä|От|发件人|差出人|보낸 사람)\*?\s?[:：].*@/i;
const field = /^\*?[\p{L} ]{1,20}\*?\s?[:：]\s*\S/u;
const isDivider = (line: string) => (line.startsWith('---') && line.endsWith('---')) || line.startsWith('_____');

/**
 * Separates what is repeated at the end of a message: the lines that begin with `>`, and the one that introduces them,
 * or all below the head of an email. If anything else is below lines with `>`, such as an answer between them, all of
 * the message counts as the author's, and `quoted` is empty.
 */
export function withoutQuote(text: string): { words: string; quoted: string } {
  const lines = text.split('\n');
  const head = lines.findIndex(
    (line, at) => senderField.test(line) && [1, 2].every((below) => field.test(lines[at + below] ?? '')),
  );
  if (head >= 0) return splitAt(text, lines, isDivider(lines[head - 1]?.trim() ?? '') ? head - 1 : head);
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
  return splitAt(text, lines, start);
}

function splitAt(text: string, lines: readonly string[], start: number) {
  const words = lines.slice(0, start).join('\n').trim();
  return words ? { words, quoted: lines.slice(start).join('\n').trim() } : { words: text.trim(), quoted: '' };
}
