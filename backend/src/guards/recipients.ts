import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

const dayMs = 24 * 3_600_000;

/** Counts a mail to that address, and tells whether it may go out. */
export type MayMail = (address: string) => boolean;

/**
 * The limit of mails that one mailbox gets in 24 hours because somebody typed its address: anybody can type anybody's,
 * as often as forms let them. What is over it is not mailed; the request itself is stored, and sales are told. It
 * counts for this process, from its start on, and keeps no address as it was typed.
 */
export function createRecipientLimit(most: number, now: () => Date): MayMail {
  /** By mailbox, the one that was begun first in front. */
  const days = new Map<string, { begunAt: number; count: number }>();

  return (address) => {
    const at = now().getTime();
    for (const [mailbox, { begunAt }] of days) {
      if (at - begunAt < dayMs) break;
      days.delete(mailbox);
    }
    const mailbox = createHash('sha256').update(mailboxOf(address)).digest('base64');
    const day = days.get(mailbox) ?? { begunAt: at, count: 0 };
    days.set(mailbox, day);
    if (day.count >= most) return false;
    day.count += 1;
    return true;
  };
}

/** Providers for which dots in front of the @ are none. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/** One spelling for all that end in one mailbox: capitals, what follows a plus, dots at Gmail, names in other scripts. */
export function mailboxOf(address: string): string {
  const plain = address.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  const at = plain.lastIndexOf('@');
  const given = plain.slice(at + 1);
  const domain = domainToASCII(given) || given;
  const [local = ''] = plain.slice(0, Math.max(at, 0)).split('+');
  return withoutDots.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
