import { addressParser, decodeWords } from 'postal-mime';
import { domainOf } from '../delivery/Mailer.ts';
import { toOneLine } from '../delivery/mails/plainWords.ts';

/** The header fields of an email. All of it was written by a stranger. */
export interface MailHead {
  /** The values of a field, from the top, unfolded but not decoded. */
  all(name: string): string[];
  /** The first of them; empty if there is none. */
  first(name: string): string;
  /** `<…>`; undefined if the email has none. */
  messageId: string | undefined;
  references: string[];
  from: { name: string; address: string };
  subject: string;
}

/** Bytes at the beginning of an email among which its header is looked for. Everything below is linear in them. */
export const headBytes = 65_536;
const maxFields = 2_000;
/** Characters of a field, and of one that is decoded, which takes longer. */
const longestField = 32_768;
const longestDecoded = 2_000;

/** From the first bytes of an email, on the thread that serves. */
export function readHead(bytes: Uint8Array): MailHead {
  const fields = fieldsOf(decode(bytes.subarray(0, headBytes)));
  const all = (name: string) => fields.get(name) ?? [];
  const first = (name: string) => all(name)[0] ?? '';
  const decoded = (name: string) => first(name).slice(0, longestDecoded);
  const [from] = addressParser(decoded('from'), { flatten: true });
  return {
    all,
    first,
    messageId: idsIn(first('message-id'))[0],
    references: idsIn(`${first('in-reply-to')} ${first('references')}`),
    from: {
      name: toOneLine(decodeWords(from?.name ?? '')).slice(0, 200),
      address: toOneLine(from?.address ?? '').slice(0, 254),
    },
    subject: toOneLine(decodeWords(decoded('subject'))).slice(0, 300) || '(no subject)',
  };
}

/** Fields by their names in lower case. Line ends may be of any kind, as some programs store emails. */
function fieldsOf(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let open: string[] | undefined;
  let count = 0;
  // A mailbox file may begin with empty lines.
  const [header = ''] = text.trimStart().split(/\r\n\r\n|\n\n|\r\r/, 1);
  for (const line of header.split(/\r\n|\n|\r/)) {
    // Line ends may be mixed.
    if (line === '') break;
    if (/^[ \t]/.test(line)) {
      const last = open?.at(-1);
      if (open && last !== undefined && last.length < longestField) open[open.length - 1] = `${last} ${line.trim()}`;
      continue;
    }
    const [, name = '', value = ''] = /^([!-9;-~]+)[ \t]*:(.*)$/s.exec(line.slice(0, longestField)) ?? [];
    if (count === maxFields) break;
    count += 1;
    open = undefined;
    if (name === '') continue;
    open = fields.get(name.toLowerCase()) ?? [];
    open.push(value.trim());
    fields.set(name.toLowerCase(), open);
  }
  return fields;
}

/** UTF-8, which newer programs send (RFC 6532); otherwise Latin-1, which older ones do. */
function decode(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes('\ufffd') ? Buffer.from(bytes).toString('latin1') : text;
}

function idsIn(text: string): string[] {
  // PostgreSQL takes no NUL, not even to compare with.
  return [...text.matchAll(/<[^<>\s\p{Cc}]{1,500}>/gu)].map(([id]) => id).slice(0, 100);
}

/** Who wrote an email, by its header: a person, a program, or a mail server that could not deliver one of ours. */
export type Writer = 'person' | 'program' | 'server';

const serverAddress = /^(?:mailer[-_.]?daemon|mail[-_.]?daemon|post[-_.]?master|mailerdaemon)(?:@|$)/i;
const serverName =
  /^(?:mail(?:er)?[- ]?daemon|postmaster|(?:internet )?mail delivery (?:sub)?system|system administrator|mail administrator)\b/i;
/** An empty envelope sender, which RFC 5321 prescribes for reports and RFC 3834 for absence notes. */
const emptyReturnPath = /^<?(?:mailer-daemon(?:@[^>]*)?)?>?$/i;
const bounceSubject =
  /^(?:undeliver(?:ed|able)\b|undelivered mail|delivery (?:status notification|failure|has failed|report|notification)|mail delivery (?:failed|failure|problem|error|system)|mail (?:system )?error|returned (?:mail|to sender)|return(?:ed)? mail|failure notice|failed mail|non[- ]?remis|unzustellbar|nicht zustellbar|warning: (?:could not send|message)|message (?:delayed|status|you sent blocked)|delayed mail|non[- ]delivery|dsn:)/i;
const absenceSubject =
  /^(?:auto(?:matic|mated|mat)?[- _]?(?:reply|response|responder|answer|antwort|svar)\b|autoreply\b|out of (?:the )?office\b(?!.*\?)|automatische (?:antwort|antwoord)|automatisch antwoord|abwesenheits?(?:notiz|nachricht|assistent)?\b|r[ée]ponse automatique|absence du bureau|respuesta autom[áa]tica|fuera de (?:la )?oficina|risposta automatica|fuori sede|resposta autom[áa]tica|automatiskt? svar|automaattinen vastaus|odpowied[źz] automatyczna|автоответ|自動応答|自动答复|自动回复|vacation (?:reply|response)|away from (?:my )?(?:mail|office|desk))/i;

/** Tells who wrote an email. X-Auto-Response-Suppress is no sign: Exchange puts it on emails of people. RFC 3834. */
export function writerOf(head: MailHead): Writer {
  const isAbsence = absenceSubject.test(head.subject);
  const type = head
    .first('content-type')
    .replace(/[\s"']/g, '')
    .toLowerCase();
  const isReport = type.startsWith('multipart/report');
  // Reports of other kinds say that an email was read, or taken for spam.
  const isOtherReport = isReport && type.includes('report-type=') && !type.includes('report-type=delivery-status');
  if (!isAbsence && !isOtherReport && (isReport || isFromServer(head))) return 'server';
  return isAbsence || isReport || saysItIsAutomatic(head) || isFromServer(head) ? 'program' : 'person';
}

function isFromServer(head: MailHead): boolean {
  const { from, subject } = head;
  const returnPaths = head.all('return-path');
  return (
    returnPaths.some((path) => emptyReturnPath.test(path.replace(/\s/g, ''))) ||
    serverAddress.test(from.address) ||
    serverName.test(from.name) ||
    head.first('x-failed-recipients') !== '' ||
    bounceSubject.test(subject)
  );
}

function saysItIsAutomatic(head: MailHead): boolean {
  const submitted = head.first('auto-submitted').split(/[ ;(]/)[0]?.toLowerCase() ?? '';
  return (
    !['', 'no'].includes(submitted) ||
    ['x-autoreply', 'x-auto-reply', 'x-autorespond', 'x-auto-responder', 'x-autogenerated'].some(
      (name) => !['', 'no'].includes(head.first(name).toLowerCase()),
    ) ||
    /\b(?:bulk|junk|list|auto_reply)\b/i.test(head.first('precedence'))
  );
}

/**
 * Whether our own mail server found that an email comes from the domain of its sender. RFC 8601. Only the first
 * `Authentication-Results` that bears the server's name counts: whatever the sender wrote stands below it.
 */
export function isProvenFrom(head: MailHead, ownServer: string | undefined): boolean {
  if (ownServer === undefined || head.all('from').length !== 1) return false;
  const results = head.all('authentication-results').map(withoutComments);
  const own = results.find((one) => one.split(/[\s;]/)[0]?.toLowerCase() === ownServer.toLowerCase());
  if (own === undefined || !head.from.address.includes('@')) return false;
  const from = domainOf(head.from.address);
  const passed = own
    .split(';')
    .slice(1)
    .map((one) => one.trim().toLowerCase());
  const dmarc = passed.find((one) => one.startsWith('dmarc='));
  // `none`: the domain says nothing about who may send for it. Then a signature or a server of the same domain counts.
  if (dmarc && !/^dmarc=(?:none|bestguesspass|pass)\b/.test(dmarc)) return false;
  if (dmarc && /^dmarc=(?:bestguess)?pass\b/.test(dmarc)) {
    const named = /\bheader\.from=(\S+)/.exec(dmarc)?.[1];
    return named === undefined || domainOf(`@${named.split('@').at(-1)}`) === from;
  }
  return passed.some((one) => {
    const named =
      /^dkim=pass\b.*?\bheader\.[di]=(\S+)/.exec(one)?.[1] ?? /^spf=pass\b.*?\bsmtp\.mailfrom=(\S+)/.exec(one)?.[1];
    return named !== undefined && isOf(from, named.split('@').at(-1) ?? '');
  });
}

function isOf(domain: string, other: string): boolean {
  return other.includes('.') && (domain === other || domain.endsWith(`.${other}`));
}

/** Without comments and quoted words: they may repeat what the sender wrote, semicolons and results too. RFC 5322, 3.2. */
function withoutComments(text: string): string {
  let kept = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (isQuoted) isQuoted = character !== '"';
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && character === '"') isQuoted = true;
    else if (depth === 0) kept += character;
  }
  return kept;
}
