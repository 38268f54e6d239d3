import type { Payload } from 'payload';
import type { Delivery, Lead, LeadMessage } from '../../payload-types.ts';
import { findRows } from '../../privacy/erasure/belongings.ts';
import { idOf } from '../../references/idOf.ts';
import { referenceOf } from '../requestInWords.ts';

export async function readConversation(payload: Payload, lead: number) {
  const messages = await findRows<LeadMessage>(payload, {}, 'lead-messages', 'lead', new Set([lead]));
  const ids = new Set(messages.map(({ id }) => id));
  const deliveries = await findRows<Delivery>(payload, {}, 'deliveries', 'message', ids);
  const byMessage = new Map(deliveries.map((delivery) => [idOf(delivery.message), delivery]));
  return messages
    .toSorted((one, other) => one.id - other.id)
    .map((message) => ({ message, delivery: byMessage.get(message.id) }));
}

/** Most characters of the company's name, which leaves room for the number. The number is never cut. */
const maxName = 40;

/** The same each time, so that mailboxes keep them together, and with nothing that a visitor typed. */
export function answerSubject(
  lead: Pick<Lead, 'id' | 'receivedAt' | 'createdAt'>,
  companyName: string | null | undefined,
): string {
  const name = (companyName || 'us').replace(/\s+/g, ' ').trim().slice(0, maxName).toWellFormed();
  return `Re: Your request to ${name} (${referenceOf(lead)})`;
}

/** Longest quote, in characters: email programs and operating systems cut longer URLs. */
const maxQuote = 1200;

interface Answered {
  name: string;
  email?: string | null | undefined;
  message?: string | null | undefined;
}

/** A `mailto:` URL with a subject and the message quoted; undefined without a valid email address. */
export function answerLink({ email, message, name }: Answered, companyName: string): string | undefined {
  // The same rule as that of the form, so that no part of it can become another header or recipient.
  if (!email || !/^[a-zA-Z0-9_.+-]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]+$/.test(email)) return undefined;
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  const words = (message ?? '').toWellFormed();
  const shown = words.length > maxQuote ? `${words.slice(0, maxQuote).toWellFormed()} …` : words;
  const quote = shown.replace(/\r\n?/g, '\n').replace(/^/gm, '> ').replaceAll('\n', '\r\n');
  const body = `Hello ${firstName.toWellFormed()},\r\n\r\n\r\n\r\nYou wrote:\r\n${quote}`;
  const address = email.replaceAll('+', '%2B');
  return `mailto:${address}?subject=${encodeURIComponent(`Your request to ${companyName}`)}&body=${encodeURIComponent(body)}`;
}
