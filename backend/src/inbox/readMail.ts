import { convert } from 'html-to-text';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { addressIn } from '../delivery/addressIn.ts';
import { removeInvisible, toOneLine } from '../delivery/mails/plainWords.ts';

/** The parts of an incoming email that matter here. All of it was written by a stranger. */
export interface IncomingMail {
  /** `<…>`; undefined if the email has none. */
  messageId: string | undefined;
  /** Message-IDs of the emails that it replies to. */
  references: string[];
  from: { name: string; address: string };
  /** Every address that its headers name as a recipient. */
  recipients: string[];
  subject: string;
  /** Plain text, never empty. */
  text: string;
  /** File names. */
  attachments: string[];
  /** A program wrote it, such as an out-of-office reply. RFC 3834. */
  isAutomatic: boolean;
  /** Undefined unless it reports on an email of ours. RFC 3464. */
  report: { hasFailed: boolean; reason: string } | undefined;
}

/** Characters of an email that are kept. */
const longestText = 50_000;
const maxAttachments = 20;
const maxNesting = 20;

/** Headers besides To and Cc in which servers record the recipients of an email. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'];

/** Reads a raw email. Rejects if it cannot be read. */
export async function readMail(raw: Uint8Array): Promise<IncomingMail> {
  const email = await PostalMime.parse(raw, { maxNestingDepth: maxNesting, maxRfc822NestingDepth: 3 });
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? '';
  const [from] = flattenAddresses(email.from ? [email.from] : []);
  const type = header('content-type').replace(/[\s"]/g, '').toLowerCase();
  const isReport = type.startsWith('multipart/report');
  const isDelivery = isReport && type.includes('report-type=delivery-status');
  return {
    messageId: idsIn(email.messageId ?? '')[0],
    references: idsIn(`${email.inReplyTo ?? ''} ${email.references ?? ''}`),
    from: { name: toOneLine(from?.name ?? '').slice(0, 200), address: toOneLine(from?.address ?? '').slice(0, 254) },
    recipients: [
      ...flattenAddresses([...(email.to ?? []), ...(email.cc ?? []), ...(email.bcc ?? [])]).map(
        ({ address }) => address,
      ),
      ...email.headers.filter(({ key }) => recipientHeaders.includes(key)).map(({ value }) => addressIn(value)),
    ],
    subject: toOneLine(email.subject ?? '').slice(0, 300) || '(no subject)',
    text: textOf(email),
    attachments: namesOf(email),
    isAutomatic:
      isReport ||
      !['', 'no'].includes(header('auto-submitted').split(/[ ;(]/)[0]?.toLowerCase() ?? '') ||
      header('x-autoreply') !== '' ||
      header('x-autorespond') !== '' ||
      /auto_reply/i.test(header('precedence')),
    report: isDelivery ? reportOf(Buffer.from(raw).toString('latin1')) : undefined,
  };
}

function textOf(email: Email): string {
  const plain = email.text?.trim() ? email.text : htmlAsText(email.html ?? '');
  const text = removeInvisible(plain)
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
  if (text.length <= longestText) return text || '(no text)';
  return `${text.slice(0, longestText).toWellFormed()}\n\n(cut off here)`;
}

/** Converts HTML to words only: no picture is named, and link text cannot hide an address. */
function htmlAsText(html: string): string {
  return convert(html, {
    wordwrap: false,
    limits: { maxInputLength: 2_000_000, maxDepth: 100 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'blockquote', format: 'blockquote', options: { trimEmptyLines: true } },
    ],
  });
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

/** What a mail server reports about an email that it could not deliver. */
function reportOf(raw: string): NonNullable<IncomingMail['report']> {
  const unfolded = raw.replace(/\r?\n[ \t]/g, ' ');
  const field = (name: string) =>
    unfolded.split(/\r?\n/).find((line) => line.toLowerCase().startsWith(`${name}:`)) ?? '';
  // `Diagnostic-Code: smtp; 550 …`
  const said = field('diagnostic-code')
    .split(':')
    .slice(1)
    .join(':')
    .replace(/^[^;]{0,40};/, '');
  return {
    hasFailed: field('action').toLowerCase().includes('failed'),
    reason: toOneLine(said.replace(/ +/g, ' ')).slice(0, 400),
  };
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/<[^<>\s]{1,500}>/g)].map(([id]) => id).slice(0, 100);
}

function flattenAddresses(addresses: readonly Address[]): { name: string; address: string }[] {
  return addresses.flatMap((one) => one.group ?? [{ name: one.name, address: one.address }]);
}
