import { directionOf } from '@frontage/contract/language.ts';
import { sayInOwnWords, sayLegal } from '@frontage/contract/mails/said.ts';
import type { Said, Words } from '@frontage/contract/words/say.ts';
import { own } from '../../../registry/emails.ts';
import { isRecord } from '../../isRecord.ts';
import type { OwnContent, OwnEmail } from '../OwnEmail.ts';
import type { MailContent, MailFact, MailPart, RenderedMail, Sender } from './MailContent.ts';
import { maxSubject, removeInvisible, shorten, splitAround, toOneLine } from './plainWords.ts';
import { renderMailHtml } from './renderMailHtml.ts';

/** Characters per line. An address is never broken and has its own line. */
const columns = 68;

/** An email as subject, plain text and HTML, in the owner's words, and safe whatever a visitor typed. */
export function renderMail(usual: OwnContent, sender: Sender): RenderedMail {
  const own = rewriteOf(usual);
  if (!own) return render(usual, sender);
  try {
    return render(own.rewrite(usual as MailContent, sender), sender);
  } catch (fault) {
    // Its reader needs the email more than these words of it.
    console.error(`own/emails: the email ${own.of} is sent unchanged`, fault);
    return render(usual, sender);
  }
}

function render(said: OwnContent, sender: Sender): RenderedMail {
  const content = speakInOwnWords(said, sender.words, directionOf(sender.language));
  return {
    subject: shorten(content.subject, maxSubject),
    text: renderPlainText(content, sender),
    html: renderMailHtml(content, sender),
  };
}

/** An email with the owner's sentences. What somebody typed is not changed. */
export function speakInOwnWords(content: OwnContent, own: Words | undefined, direction?: 'rtl'): MailContent<string> {
  /** Numbers and Latin names keep their order within a line that runs from right to left; programs find links by spaces. */
  const isolate = (value: string) => (direction && !/^https?:/.test(value) ? `\u2068${value}\u2069` : value);
  const factOf = ([label, value, ...href]: MailFact<string>): MailFact<string> => [label, isolate(value), ...href];
  const { foot, parts, ...spoken } = speakAll(content, own) as MailContent<string>;
  return {
    ...spoken,
    foot: [...foot, ...sayLegal(own)],
    parts: parts.map((part) => (part.kind === 'facts' ? { ...part, facts: part.facts.map(factOf) } : part)),
  };
}

/** The same with each sentence, however deep, in the words of its owner. */
function speakAll(value: unknown, own: Words | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => speakAll(one, own));
  if (!isRecord(value)) return value;
  if (isSaid(value)) return sayInOwnWords(value, own);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, speakAll(one, own)]));
}

const isSaid = (value: object): value is Said => 'id' in value && 'values' in value;

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

const list = (): readonly OwnEmail[] => Object.values(own);

/** Those in `own/emails` that are sent by themselves, in the order of `ownEmailTitles`. */
export const writtenEmails = list().flatMap((email) => ('title' in email ? [email] : []));

/** What is said in place of an email of the product; undefined where it is as usual. */
function rewriteOf({ subject }: OwnContent) {
  if (typeof subject === 'string') return undefined;
  const [mail, name] = subject.id.split('.');
  const wanted = name ? mail : 'receipt';
  return list().flatMap((email) => ('of' in email && email.of === wanted ? [email] : []))[0];
}
