import { sayInOwnWords, sayingsOf } from '@frontage/contract/mails/said.ts';
import type { Payload, Where } from 'payload';
import type { Sender } from '../../delivery/mails/MailContent.ts';
import { toOneLine } from '../../delivery/mails/plainWords.ts';
import { greetingName } from '../../delivery/mails/requestFacts.ts';
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

/** What the visitor has written since a message. */
export const writtenAfter = (lead: number, message: number): Where => ({
  and: [
    ...[{ lead: { equals: lead } }, { id: { greater_than: message } }],
    ...[{ direction: { equals: 'in' } }, { isAutomatic: { not_equals: true } }],
  ],
});

/** Most characters of the company's name, which leaves room for the number. The number is never cut. */
const maxName = 40;
const texts = sayingsOf('receipt');

/** The same each time, so that mailboxes keep them together, and with nothing that a visitor typed. */
export function answerSubject(
  lead: Pick<Lead, 'id' | 'receivedAt' | 'createdAt'>,
  { companyName, words }: Pick<Sender, 'companyName' | 'words'>,
): string {
  const company = companyName.replace(/\s+/g, ' ').trim().slice(0, maxName).toWellFormed();
  return sayInOwnWords(texts.answerSubject({ company, number: referenceOf(lead) }), words);
}

/** The name that an answer comes from. */
export const answerFrom = (author: string, { companyName, words }: Pick<Sender, 'companyName' | 'words'>): string =>
  sayInOwnWords(texts.answerFrom({ author: toOneLine(author), company: toOneLine(companyName) }), words);

/** Longest quote, in characters: email programs and operating systems cut longer URLs. */
const maxQuote = 1200;

/** A `mailto:` URL with a subject, a greeting and the message quoted; undefined without a valid email address. */
export function answerLink(
  { email, message, name }: Pick<Lead, 'email' | 'message' | 'name'>,
  subject: string,
  { words }: Pick<Sender, 'words'>,
): string | undefined {
  // The same rule as that of the form, so that no part of it can become another header or recipient.
  if (!email || !/^[a-zA-Z0-9_.+-]+@[a-zA-Z0-9-]+\.[a-zA-Z0-9-.]+$/.test(email)) return undefined;
  const typed = (message ?? '').toWellFormed();
  const shown = typed.length > maxQuote ? `${typed.slice(0, maxQuote).toWellFormed()} …` : typed;
  const quote = shown === '' ? '' : shown.replace(/\r\n?/g, '\n').replace(/^/gm, '> ');
  const first = greetingName(name);
  const greeting = sayInOwnWords(first ? texts.answerGreetingTo({ name: first }) : texts.answerGreeting, words);
  const body = `${greeting}\n\n\n\n${quote}`.replaceAll('\n', '\r\n');
  const address = email.replaceAll('+', '%2B');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
