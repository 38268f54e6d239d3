import type { Payload } from 'payload';
import { type InTransaction, insertRows } from '../database/directRows.ts';
import { type DeliveryKind, deliveryKinds, type WebhookEvent } from './delivery.ts';

/** Something that is owed for a request. */
export type Owed =
  | {
      kind: Extract<
        DeliveryKind,
        'sales-notice' | 'acknowledgement' | 'crm' | 'document-link' | 'call-booking' | 'call-end'
      >;
    }
  | { kind: 'crm-note'; body: string }
  /** `body`: when the call is to begin, ISO. */
  | { kind: 'call-move'; body: string }
  | { kind: 'mail'; mail: number; label: string }
  | { kind: 'webhook'; webhook: number; event: WebhookEvent; label: string };

const labels = Object.fromEntries(deliveryKinds.map(({ label, value }) => [value, label]));

/** Notes what is owed for a request, in the transaction of `req`; a worker takes it once that is committed. */
export async function oweDeliveries(
  payload: Payload,
  req: InTransaction,
  lead: number,
  owed: readonly Owed[],
): Promise<void> {
  if (owed.length === 0) return;
  const rows = owed.map((one) => ({
    label: labels[one.kind],
    mail: null,
    webhook: null,
    event: null,
    body: null,
    ...one,
    lead,
    status: 'owed',
    attempts: 0,
  }));
  await insertRows(payload, req, 'deliveries', rows);
}

/** What a request that was received owes: a mail to each side, the CRM, and every webhook that wants to know. */
export async function oweForRequest(payload: Payload, req: InTransaction, lead: number, email: string | null) {
  const mails: Owed[] = email ? [{ kind: 'sales-notice' }, { kind: 'acknowledgement' }] : [{ kind: 'sales-notice' }];
  await oweDeliveries(payload, req, lead, [
    ...mails,
    { kind: 'crm' },
    ...(await webhooksFor(payload, req, 'request.received')),
  ]);
}

/** What a visitor's addition to a request owes: a note at its deal, and every webhook that wants to know. */
export async function oweForAddition(payload: Payload, req: InTransaction, lead: number, note: string): Promise<void> {
  await oweDeliveries(payload, req, lead, [
    { kind: 'crm-note', body: note },
    ...(await webhooksFor(payload, req, 'request.changed')),
  ]);
}

/** Owes a reader the mail that asks to confirm. The backend writes it: it alone can sign the link. */
export async function oweToSubscriber(payload: Payload, req: InTransaction, subscriber: number): Promise<void> {
  const kind = 'letter-confirm' satisfies DeliveryKind;
  const row = { label: labels[kind], kind, subscriber, status: 'owed', attempts: 0 };
  await insertRows(payload, req, 'deliveries', [row]);
}

async function webhooksFor(payload: Payload, req: InTransaction, event: WebhookEvent): Promise<Owed[]> {
  const { docs } = await payload.db.find<{ id: number; name: string }>({
    collection: 'webhooks',
    where: { and: [{ active: { equals: true } }, { events: { in: [event] } }] },
    pagination: false,
    limit: 100,
    req,
  });
  return docs.map(({ id, name }) => ({ kind: 'webhook', webhook: id, event, label: `Webhook: ${name}` }));
}
