import type { MailContent, MailFact, MailPart, Sender } from './MailContent.ts';
import { removeInvisible, splitAround, toOneLine } from './plainWords.ts';

/** Characters per line. An address is never broken and has its own line. */
const columns = 68;

/** The email as plain text: the same facts in the same order. */
export function renderPlainText(
  { heading, parts, foot, lastLink }: MailContent<string>,
  { addressLine }: Sender,
): string {
  const blocks = [wrap(toOneLine(heading)), ...parts.map(linesOf)];
  const end = ['-- ', ...[addressLine, ...foot].flatMap((line) => wrap(toOneLine(line)))];
  const last = lastLink ? [[`${toOneLine(lastLink.label)}:`, lastLink.href]] : [];
  return `${[...blocks, end, ...last].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function linesOf(part: MailPart<string>): string[] {
  if (part.kind === 'text') return wrap(toOneLine(part.text.join(' ')));
  if (part.kind === 'quote') return indent(part.text);
  if (part.kind === 'facts') return layOutTable(part.facts);
  if (part.kind === 'button') return [`${toOneLine(part.label)}:`, part.href];
  if (part.kind === 'links') return part.links.flatMap(({ label, href }) => [`${toOneLine(label)}:`, href]);
  return splitAround(part.text, part.href).flatMap((line) => (line === part.href ? [line] : wrap(line)));
}

function layOutTable(facts: readonly MailFact<string>[]): string[] {
  const width = Math.max(...facts.map(([label]) => toOneLine(label).length)) + 3;
  return facts.flatMap(([named, value]) => {
    const label = toOneLine(named);
    const [first = '', ...rest] = wrap(toOneLine(value), columns - width);
    return [`${label.padEnd(width)}${first}`, ...rest.map((line) => `${' '.repeat(width)}${line}`)];
  });
}

/** Indents each line by two spaces, so that typed text cannot pass for our own words. */
function indent(text: string): string[] {
  return removeInvisible(text)
    .split('\n')
    .flatMap((line) => wrap(line, columns - 2))
    .map((line) => `  ${line}`.trimEnd());
}

/** Breaks at spaces. A word longer than a line gets a line to itself. */
function wrap(text: string, width = columns): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
