import type { Payload, PayloadRequest } from 'payload';
import { type InTransaction, insertRows } from '../database/directRows.ts';
import type { Webhook } from '../payload-types.ts';
import { type DeliveryKind, deliveryKinds } from './delivery.ts';
import type { OutgoingMail } from './Mailer.ts';
import {
  type CallEvent,
  type CallFacts,
  type DocumentEvent,
  type DocumentFacts,
  type WebhookEvent,
  webhookEvents,
} from './webhookEvents.ts';

/** Something that is owed, mostly for a request. */
export type Owed =
  | {
      kind: Extract<DeliveryKind, 'acknowledgement' | 'crm' | 'document-link' | 'call-booking' | 'call-end'>;
    }
  /**
   * Without a recipient it goes to the default address of all forms. `message`: a reply; `body`: what was added, one a
   * line; without either it is about the request itself.
   */
  | { kind: 'sales-notice'; recipient?: string; label?: string; message?: number; body?: string }
  /** `body`: whether the answer is late, or nobody is there to give it. The same for recipients. */
  | { kind: 'answer-due'; recipient?: string; label: string; body: 'due' | 'late' | 'nobody' }
  | { kind: 'crm-note'; body: string }
  /** `body`: the id of the call. */
  | { kind: 'calendar'; body: string }
  /** `body`: when the call is to begin, ISO. */
  | { kind: 'call-move'; body: string }
  | { kind: 'mail'; mail: number; label: string }
  | { kind: 'answer'; message: number }
  /** `body`: the file of `own/deliveries`. */
  | { kind: 'own'; label: string; body: string }
  /** To somebody of the admin; the same for the next two. */
  | { kind: 'invitation' | 'new-password' | 'wrong-codes'; user: number }
  /** `body`: which email, or which form; the faults, as JSON. */
  | { kind: 'sample-email'; user: number | undefined; body: string }
  | { kind: 'page-fault'; user: number | null; body: string }
  /** Without a subscriber it asks whoever sent the request. */
  | { kind: 'letter-confirm'; subscriber?: number }
  /** `body`: what the visitor added, in words; for other events their facts, as JSON. */
  | { kind: 'webhook'; webhook: number; event: WebhookEvent; label: string; body?: string; subscriber?: number };

/**
 * An event that webhooks are told of, with what it is about. What visitors said is read when it is delivered; facts
 * that lie in the outbox until then belong to the request, or are about no visitor.
 */
type Happened =
  | { event: 'request.late'; lead: number; facts: { answerDueAt: string } }
  | { event: CallEvent; lead: number; facts: { call: CallFacts } }
  | { event: 'subscriber.confirmed'; subscriber: number }
  | { event: DocumentEvent; facts: DocumentFacts };

/** What each kind is called. */
export const labelOf = Object.fromEntries(deliveryKinds.map(({ label, value }) => [value, label]));

/** Stores what is owed, for a request or none, in the transaction of `req`; a worker takes it after the commit. */
export async function enqueueDeliveries(
  payload: Payload,
  req: InTransaction,
  lead: number | null,
  owed: readonly Owed[],
): Promise<void> {
  if (owed.length === 0) return;
  const rows = owed.map((one) => ({ label: labelOf[one.kind], ...one, lead, status: 'owed', attempts: 0 }));
  await insertRows(payload, req, 'deliveries', rows);
}

/**
 * Enqueues what an addition to a request owes: a note at its deal, and a call of every webhook for that event. `event`
 * says the same more precisely: webhooks that are told of that are not told twice.
 */
export async function enqueueForAddition(
  payload: Payload,
  req: InTransaction,
  lead: number,
  note: string,
  event?: WebhookEvent,
): Promise<void> {
  const told = await webhooksFor(payload, req, 'request.changed', event);
  await enqueueDeliveries(payload, req, lead, [
    { kind: 'crm-note', body: note },
    ...told.map((one) => ({ ...one, body: note })),
  ]);
}

/** Owes a call of every webhook for an event, in the transaction of what happened: so each is told of it once. */
export async function enqueueEvent(payload: Payload, req: InTransaction, happened: Happened): Promise<void> {
  const { event } = happened;
  const words = webhookEvents.find(({ value }) => value === event)?.label ?? event;
  const more = {
    ...('facts' in happened ? { body: JSON.stringify(happened.facts) } : {}),
    ...('subscriber' in happened ? { subscriber: happened.subscriber } : {}),
  };
  const told = await webhooksFor(payload, req, event);
  const owed = told.map((one) => ({ ...one, ...more, label: `${one.label}. ${words}` }));
  await enqueueDeliveries(payload, req, 'lead' in happened ? happened.lead : null, owed);
}

/** The active webhooks that want an event; `butFor`: without those that want that one too. */
export async function webhooksFor(
  payload: Payload,
  req: InTransaction,
  event: WebhookEvent,
  butFor?: WebhookEvent,
): Promise<Extract<Owed, { kind: 'webhook' }>[]> {
  const { docs } = await payload.db.find<Pick<Webhook, 'id' | 'name' | 'events'>>({
    collection: 'webhooks',
    where: { and: [{ active: { equals: true } }, { events: { in: [event] } }] },
    pagination: false,
    limit: 100,
    req,
  });
  return docs
    .filter(({ events }) => !butFor || !events.includes(butFor))
    .map(({ id, name }) => ({ kind: 'webhook', webhook: id, event, label: `Webhook: ${name}` }));
}

/** An email that is owed: stored in the transaction of what it is about, delivered afterwards. */
export interface MailToEnqueue
  extends Omit<OutgoingMail, 'envelopeFrom' | 'fromName' | 'id' | 'messageId' | 'references'> {
  /** Its purpose, such as `letter-confirm`. */
  kind: string;
  lead?: number | undefined;
  subscriber?: number | undefined;
}

/** Stores an email and the delivery that owes it. Both exist after the commit of `req`, or neither does. */
export async function enqueueMail(payload: Payload, req: PayloadRequest, owed: MailToEnqueue): Promise<void> {
  const [mail = 0] = await insertRows(payload, req, 'mails', [{ ...owed, status: 'owed', attempts: 0 }]);
  await enqueueDeliveries(payload, req, owed.lead ?? null, [{ kind: 'mail', mail, label: `Email: ${owed.subject}` }]);
}
