import { originInWords } from '../inbox/origin.ts';
import type { DueDelivery } from './Channel.ts';

/** A run of so many characters that is also in a longer text is taken for a repetition of it. */
const repeatedCharacters = 8;
/** Words of at most this length identify nobody. */
const shortWord = 2;
const omitted = '[…]';

/**
 * What a peer said, for the admin, without what a visitor typed: mail servers repeat addresses, CRMs repeat fields.
 * Reasons are kept longer than the request that they are about. OWASP ASVS 16.2.5.
 */
export function withoutTyped(reason: string, delivery: DueDelivery | undefined): string {
  const { mail, message, request, row, subscriber } = delivery ?? {};
  const { lead, files = [] } = request ?? {};
  const { addition, clientTime, company, country, details, name, phone, phoneE164, resendUrl, surname } = lead ?? {};
  const names = [name, surname, company, phone, phoneE164, country, subscriber?.name];
  const texts = [lead?.message, details, addition, resendUrl, clientTime, lead && originInWords(lead)];
  const written = [mail?.subject, mail?.text, row?.body, message?.text, ...files.map(({ fileName }) => fileName)];
  const words = new Set(names.flatMap((name) => wordsOf(name ?? '')));
  const plain = reason
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>"'(),:;[\]{}]+/g, (token) => (token.includes('@') ? '[address]' : token))
    .replace(/[\p{L}\p{N}\p{M}_-]+/gu, (word) => (words.has(word.toLowerCase()) ? omitted : word));
  return [...names, ...texts, ...written].reduce<string>((rest, text) => withoutRepeated(rest, text ?? ''), plain);
}

function wordsOf(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}\p{M}_-]+/gu) ?? [];
  return words.filter((word) => word.length > shortWord);
}

/** Removes the parts of the reason that also appear in a text. */
function withoutRepeated(reason: string, text: string): string {
  const known = text.replace(/\s+/g, ' ').toLowerCase();
  const said = reason.toLowerCase();
  if (known.length < repeatedCharacters || said.length !== reason.length) return reason;
  let kept = '';
  let at = 0;
  while (at < reason.length) {
    let length = repeatedCharacters;
    if (at + length > reason.length || !known.includes(said.slice(at, at + length))) {
      kept += reason[at];
      at += 1;
      continue;
    }
    while (at + length < reason.length && known.includes(said.slice(at, at + length + 1))) length += 1;
    kept += omitted;
    at += length;
  }
  return kept;
}
