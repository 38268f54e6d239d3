import { isAscii, isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { convert } from 'html-to-text';
import PostalMime, { type Email } from 'postal-mime';
import { removeInvisible, toOneLine } from '../delivery/mails/plainWords.ts';
import type { MailBody } from './receiveMail.ts';

/** Characters of an email that are kept. */
const longestText = 50_000;
const maxAttachments = 20;
const maxNesting = 20;
/** Characters of HTML that are converted: the rest of a page is a footer, or an attack. */
const longestHtml = 200_000;
const longestReason = 400;

/** Reads the body of the email in a file, as JSON of a {@link MailBody}. Runs in a process of its own. */
export async function work(path: string): Promise<string> {
  return JSON.stringify(await readBody(await readFile(path)));
}

export async function readBody(raw: Buffer): Promise<MailBody> {
  const lines = withTrueCharsets(withLineFeeds(raw));
  const email = await PostalMime.parse(lines, { maxNestingDepth: maxNesting, maxRfc822NestingDepth: 3 });
  const text = textOf(email);
  return { text, attachments: namesOf(email), returned: returnedIn(lines.toString('latin1'), text) };
}

/** Emails from old programs, and from files of theirs, may end lines with a carriage return alone. */
function withLineFeeds(raw: Buffer): Buffer {
  return raw.includes('\n') ? raw : Buffer.from(raw.toString('latin1').replaceAll('\r', '\n'), 'latin1');
}

/** Of each part by itself: programs add files in other sets to words in theirs. */
function withTrueCharsets(raw: Buffer): Buffer {
  const text = raw.toString('latin1');
  const boundaries = new Set([...text.matchAll(/boundary="?([^\s";]{1,70})/gi)].map(([, name]) => `--${name}`));
  const parts = [''];
  for (const piece of text.split(/^(?=--)/m)) {
    if (boundaries.has(/^\S*/.exec(piece)?.[0] ?? '')) parts.push(piece);
    else parts.push(`${parts.pop()}${piece}`);
  }
  return Buffer.from(parts.map(withTrueCharset).join(''), 'latin1');
}

/** Old programs name no character set, or a wrong one. What can be read as UTF-8 is that. */
function withTrueCharset(part: string): string {
  const headEnd = /\r?\n\r?\n/.exec(part)?.index ?? part.length;
  const body = Buffer.from(part.slice(headEnd), 'latin1');
  // Words that are encoded in ASCII may be in another set than those around them.
  if (isAscii(body) || /^content-transfer-encoding:[ \t]*quoted-printable/im.test(part)) return part;
  const [wrong, right] = isUtf8(body)
    ? [/charset="?(?:us-ascii|iso-8859-\d+|(?:windows|cp|x)-?[\w-]+)"?/gi, 'charset=utf-8']
    : [/charset="?(?:us-ascii|utf-8)"?/gi, 'charset=windows-1252'];
  const named = part.replace(wrong, right);
  if (isUtf8(body) || /charset=/i.test(named)) return named;
  const typed = /^content-type:[ \t]*text\/(?:plain|html)/im;
  if (typed.test(part)) return part.replace(typed, `$&; ${right}`);
  return `${part.slice(0, headEnd)}\r\n${usualType}; ${right}${part.slice(headEnd)}`;
}

/** Of an email that names none: RFC 2045, 5.2. */
const usualType = 'Content-Type: text/plain';

function textOf(email: Email): string {
  const plain = email.text?.trim() ? email.text : htmlAsText(email.html ?? '');
  const text = removeInvisible(plain)
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
  const isOfOutlook = email.attachments.some(({ mimeType }) => mimeType.endsWith('ms-tnef'));
  const none = isOfOutlook ? '(Its words are in winmail.dat, for Outlook alone. Open it in its mailbox.)' : '(no text)';
  if (text.length <= longestText) return text || none;
  return `${text.slice(0, longestText).toWellFormed()}\n\n(cut off here)`;
}

/** Converts HTML to words only: no picture is named, and link text cannot hide an address. */
function htmlAsText(html: string): string {
  const text = convert(html.slice(0, longestHtml), {
    wordwrap: false,
    limits: { maxDepth: 100 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'blockquote', format: 'blockquote', options: { trimEmptyLines: true } },
    ],
  });
  return html.length > longestHtml ? `${text}\n\n(cut off here)` : text;
}

function namesOf({ attachments }: Email): string[] {
  const named = attachments.filter(({ filename, related }) => filename || !related);
  return named
    .slice(0, maxAttachments)
    .map(
      ({ filename, mimeType }) =>
        toOneLine(filename ?? '').slice(0, 200) || `a file (${toOneLine(mimeType).slice(0, 80)})`,
    );
}

/** What an email says about another one that it returns. Mail servers write this in many ways. RFC 3464. */
function returnedIn(raw: string, text: string): MailBody['returned'] {
  const headEnd = /\r?\n\r?\n/.exec(raw)?.index ?? raw.length;
  const below = raw.slice(headEnd).replace(/\r?\n[ \t]+/g, ' ');
  const parts = [...below.matchAll(/^content-type:[ \t]*((?:message|text)\/[\w-]+)/gim)].map(([, type = '']) =>
    type.toLowerCase(),
  );
  const actions = [...below.matchAll(/^action:[ \t]*([a-z]+)/gim)].map(([, action = '']) => action.toLowerCase());
  return {
    ids: [...new Set(`${below}\n${text}`.match(/<delivery-[^<>\s]{1,300}>/g) ?? [])].slice(0, 20),
    isReport: parts.includes('message/delivery-status'),
    hasEmail: parts.includes('message/rfc822') || parts.includes('text/rfc822-headers'),
    hasFailed: actions.length > 0 ? actions.includes('failed') : !saysThatItWaits(text),
    reason: reasonIn(below, text),
  };
}

/** Older servers report a delay in words alone. */
function saysThatItWaits(text: string): boolean {
  return /this is a warning message only|(?:has|have) (?:not yet been|been delayed)|will (?:continue|keep) (?:to |on )?(?:try|retry)|you do not need to resend/i.test(
    text.slice(0, 3_000),
  );
}

/** `Diagnostic-Code: smtp; 550 …`, otherwise the first line with such a code. */
function reasonIn(below: string, text: string): string {
  const coded = /^diagnostic-code:[^;\n]{0,40};([^\n]*)/im.exec(below)?.[1];
  const said = coded ?? text.slice(0, 5_000).match(/^.*\b5\d\d[ -].*$/m)?.[0] ?? '';
  return toOneLine(said.replace(/ +/g, ' ')).slice(0, longestReason);
}
