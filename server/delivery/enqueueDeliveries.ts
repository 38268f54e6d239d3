import type { Payload } from 'payload';
import { type InTransaction, insertRows } from '../database/directRows.ts';
import { type Deciding, findRecipients } from '../forms/findRecipients.ts';
import { readForm } from '../forms/readForms.ts';
import { type DeliveryKind, deliveryKinds, type WebhookEvent } from './delivery.ts';
import { listOwnOwed } from './ownDeliveries.ts';

/** Something that is owed for a request. */
export type Owed =
  | {
      kind: Extract<DeliveryKind, 'acknowledgement' | 'crm' | 'document-link' | 'call-booking' | 'call-end'>;
    }
  /** Without a recipient it goes to the default address of all forms. */
  | { kind: 'sales-notice'; recipient?: string; label?: string }
  /** `body`: whether the answer is late. The same for recipients. */
  | { kind: 'answer-due'; recipient?: string; label: string; body: 'due' | 'late' }
  | { kind: 'crm-note'; body: string }
  /** `body`: the id of the call. */
  | { kind: 'calendar'; body: string }
  /** `body`: when the call is to begin, ISO. */
  | { kind: 'call-move'; body: string }
  | { kind: 'mail'; mail: number; label: string }
  | { kind: 'answer'; message: number }
  /** `body`: the file of `own/deliveries`. */
  | { kind: 'own'; label: string; body: string }
  /** `body`: what the visitor added, in words. */
  | { kind: 'webhook'; webhook: number; event: WebhookEvent; label: string; body?: string };

/** What decides who is told about a request: its form, and what its visitor answered. */
export interface RequestToTell extends Deciding {
  id: number;
  formId?: string | null | undefined;
}

const labels = Object.fromEntries(deliveryKinds.map(({ label, value }) => [value, label]));

/** Stores what is owed for a request, in the transaction of `req`; a worker takes it after the commit. */
export async function enqueueDeliveries(
  payload: Payload,
  req: InTransaction,
  lead: number | null,
  owed: readonly Owed[],
): Promise<void> {
  if (owed.length === 0) return;
  const rows = owed.map((one) => ({
    label: labels[one.kind],
    mail: null,
    message: null,
    webhook: null,
    event: null,
    body: null,
    recipient: null,
    ...one,
    lead,
    status: 'owed',
    attempts: 0,
  }));
  await insertRows(payload, req, 'deliveries', rows);
}

/**
 * Enqueues what a new request owes: an email to each recipient of its form, one to the visitor, the entry in the CRM,
 * what the agency's own code delivers, and a call of every webhook for that event.
 */
export async function enqueueForRequest(
  payload: Payload,
  req: InTransaction,
  request: RequestToTell,
  email: string | null,
): Promise<void> {
  await enqueueDeliveries(payload, req, request.id, [
    ...(await noticesFor(payload, req, request)),
    ...(email ? [{ kind: 'acknowledgement' } as const] : []),
    { kind: 'crm' },
    ...listOwnOwed({ ...request, email }),
    ...(await webhooksFor(payload, req, 'request.received')),
  ]);
}

/**
 * Enqueues what a visitor's addition to a request owes: a note at its deal, and a call of every webhook for that event.
 */
export async function enqueueForAddition(
  payload: Payload,
  req: InTransaction,
  lead: number,
  note: string,
): Promise<void> {
  const told = await webhooksFor(payload, req, 'request.changed');
  await enqueueDeliveries(payload, req, lead, [
    { kind: 'crm-note', body: note },
    ...told.map((one) => ({ ...one, body: note })),
  ]);
}

/**
 * Owes a subscriber the email that asks to confirm. The backend writes it, because only the backend can sign the link.
 */
export async function enqueueToSubscriber(payload: Payload, req: InTransaction, subscriber: number): Promise<void> {
  const kind = 'letter-confirm' satisfies DeliveryKind;
  const row = { label: labels[kind], kind, subscriber, status: 'owed', attempts: 0 };
  await insertRows(payload, req, 'deliveries', [row]);
}

/** One notice for each recipient of the form, so that one wrong address holds up no other. */
async function noticesFor(payload: Payload, req: InTransaction, request: RequestToTell): Promise<Owed[]> {
  const label = labels['sales-notice'];
  const told = await findToldOf(payload, req, request);
  return told.map((recipient) =>
    recipient ? { kind: 'sales-notice', recipient, label: `${label}: ${recipient}` } : { kind: 'sales-notice' },
  );
}

/** Who of sales is told about a request: addresses, or undefined alone for the default address of all forms. */
export async function findToldOf(
  payload: Payload,
  req: InTransaction,
  { formId, ...request }: RequestToTell,
): Promise<readonly (string | undefined)[]> {
  const form = await readForm(payload, formId, req);
  const recipients = form ? await findRecipients(payload, form, request, req) : [];
  return recipients.length === 0 ? [undefined] : recipients;
}

async function webhooksFor(
  payload: Payload,
  req: InTransaction,
  event: WebhookEvent,
): Promise<Extract<Owed, { kind: 'webhook' }>[]> {
  const { docs } = await payload.db.find<{ id: number; name: string }>({
    collection: 'webhooks',
    where: { and: [{ active: { equals: true } }, { events: { in: [event] } }] },
    pagination: false,
    limit: 100,
    req,
  });
  return docs.map(({ id, name }) => ({ kind: 'webhook', webhook: id, event, label: `Webhook: ${name}` }));
}
