import { addressParser, decodeWords } from 'postal-mime';
import { toOneLine } from '../delivery/mails/plainWords.ts';

/** The header fields of an email. All of it was written by a stranger. */
export interface MailHead {
  /** The values of a field, from the top, unfolded but not decoded. */
  all(name: string): string[];
  /** The first of them; empty if there is none. */
  first(name: string): string;
  /** `<…>`; undefined if the email has none. */
  messageId: string | undefined;
  /** Message-IDs of the emails that it replies to. */
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

/** Reads the header of an email from its first bytes, on the thread that serves. */
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
  return [...text.matchAll(/<[^<>\s]{1,500}>/g)].map(([id]) => id).slice(0, 100);
}
