import { domainOf } from '../delivery/Mailer.ts';
import type { MailHead } from './mailHead.ts';

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

/** Whether a domain is the other one, or below it. */
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
