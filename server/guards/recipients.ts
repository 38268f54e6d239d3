import { domainToASCII } from 'node:url';
import { addressKeyOf } from '@frontage/contract/contact/cleaned.ts';
import { hasImpossibleHost } from '@frontage/contract/contact/doubtfulAddress.ts';
import type { Limits } from '../limits/limits.ts';

const dayS = 24 * 3_600;

/** Counts an email to that address, and tells whether it may be sent. */
export type MayMail = (address: string) => Promise<boolean>;

/**
 * Limits the emails that one mailbox gets in 24 hours because somebody typed its address: anybody can type anybody's,
 * as often as the forms allow. None goes to a host that cannot exist. Above the limit no email is sent; the request itself is stored, and sales are told.
 */
export function createRecipientLimit(limits: Limits, most: number): MayMail {
  const counter = limits.counter('recipient', dayS);
  return async (address) => !hasImpossibleHost(address) && (await counter.hit(mailboxOf(address))).count <= most;
}

/** Providers that ignore dots before the @. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * One spelling for all addresses of one mailbox: ignores capitals, what follows a plus and dots at Gmail, and encodes
 * domains in other scripts.
 */
export function mailboxOf(address: string): string {
  const plain = addressKeyOf(address);
  const at = plain.lastIndexOf('@');
  const given = plain.slice(at + 1);
  const domain = domainToASCII(given) || given;
  const [local = ''] = plain.slice(0, Math.max(at, 0)).split('+');
  return withoutDots.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
