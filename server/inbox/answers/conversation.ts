import type { Payload } from 'payload';
import type { Delivery, LeadMessage } from '../../payload-types.ts';
import { findRows } from '../../privacy/erasure/belongings.ts';
import { idOf } from '../../references/idOf.ts';

/** A message and, if it is one of ours, the delivery of its email. */
export interface ConversationEntry {
  message: LeadMessage;
  delivery: Delivery | undefined;
}

/** Returns all messages about a request, oldest first. */
export async function readConversation(payload: Payload, lead: number): Promise<ConversationEntry[]> {
  const messages = await findRows<LeadMessage>(payload, {}, 'lead-messages', 'lead', new Set([lead]));
  const ids = new Set(messages.map(({ id }) => id));
  const deliveries = await findRows<Delivery>(payload, {}, 'deliveries', 'message', ids);
  const byMessage = new Map(deliveries.map((delivery) => [idOf(delivery.message), delivery]));
  return messages
    .toSorted((one, other) => one.id - other.id)
    .map((message) => ({ message, delivery: byMessage.get(message.id) }));
}
