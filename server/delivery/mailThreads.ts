import { createHmac, timingSafeEqual } from 'node:crypto';
import { domainOf } from './Mailer.ts';

/** Hexadecimal digits of a signature: 80 bits. Lower case, because mail servers may change the case of an address. */
const signatureDigits = 20;
const ofDelivery = /<delivery-(\d{1,15})\.([0-9a-f]{20})@[^<>\s]{1,255}>/g;

export type MailThreads = ReturnType<typeof createMailThreads>;

/**
 * Joins an incoming email to what was sent, by Message-ID or address. Both are signed, so nobody can join by guessing.
 * `inboundAddress` is from the environment. A `*` in it is replaced by the request.
 */
export function createMailThreads(secret: string, inboundAddress: string | undefined) {
  const sign = (what: string) => createHmac('sha256', secret).update(what).digest('hex').slice(0, signatureDigits);
  const [before = '', after] = inboundAddress?.toLowerCase().split('*') ?? [];

  return {
    /** Whether replies are taken in at all. */
    doRepliesJoin: inboundAddress !== undefined,
    /** The Message-ID of the email that a delivery sends: the same for each try. */
    messageIdOf(delivery: number, from: string) {
      return `<delivery-${delivery}.${sign(`message-id ${delivery}`)}@${domainOf(from)}>`;
    },
    /** The deliveries whose Message-IDs appear in a text, such as the References of a reply. */
    deliveriesIn(text: string) {
      return [...text.matchAll(ofDelivery)].flatMap(([, id = '', signature = '']) =>
        isSame(signature, sign(`message-id ${Number(id)}`)) ? [Number(id)] : [],
      );
    },
    /** The address for a visitor's replies about a request; undefined where no replies are taken in. */
    replyAddressOf(lead: number) {
      return inboundAddress?.replace('*', `${lead}-${sign(`reply-to ${lead}`)}`);
    },
    /** The requests whose such addresses appear in a text, such as the To of a reply. */
    leadsIn(text: string) {
      if (after === undefined) return [];
      // A local part may be quoted.
      const words = text
        .toLowerCase()
        .replaceAll('"', '')
        .split(/[\s<>(),:;]+/);
      return words.flatMap((word) => {
        if (!word.startsWith(before) || !word.endsWith(after)) return [];
        const [id = '', signature = ''] = word.slice(before.length, word.length - after.length).split('-');
        return /^\d{1,15}$/.test(id) && isSame(signature, sign(`reply-to ${Number(id)}`)) ? [Number(id)] : [];
      });
    },
  };
}

function isSame(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
