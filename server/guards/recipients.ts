import { domainToASCII } from 'node:url';
import { addressKeyOf, hasImpossibleHost } from '@frontage/contract/contact/cleaned.ts';
import type { Limits } from '../limits/limits.ts';

const dayS = 24 * 3_600;

/** Counts an email to that address, and tells whether it may be sent. `takeBack`: it is not sent after all. */
export type MayMail = ((address: string) => Promise<boolean>) & { takeBack?: (address: string) => Promise<void> };

/**
 * Limits the emails that one mailbox gets in 24 hours because somebody typed its address: anybody can type anybody's,
 * as often as the forms allow. None goes to a host that cannot exist. Above the limit no email is sent; the request itself is stored, and sales are told.
 */
export function createRecipientLimit(limits: Limits, most: number): MayMail {
  const counter = limits.counter('recipient', dayS);
  return Object.assign(
    async (address: string) => !hasImpossibleHost(address) && (await counter.hit(mailboxOf(address))).count <= most,
    {
      async takeBack(address: string) {
        if (!hasImpossibleHost(address)) await counter.takeBack(mailboxOf(address));
      },
    },
  );
}

/**
 * Does work that stores what owes emails. If it fails, as on a full disk, they are not counted: whoever tries until it
 * is stored still gets them.
 */
export async function countIfStored<Result>(
  mayMail: MayMail,
  work: (mayMail: MayMail) => Promise<Result>,
): Promise<Result> {
  const counted: string[] = [];
  try {
    return await work((address) => {
      counted.push(address);
      return mayMail(address);
    });
  } catch (error) {
    await Promise.all(counted.map((address) => mayMail.takeBack?.(address)));
    throw error;
  }
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
