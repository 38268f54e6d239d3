import type { Delivery, Event, Lead, LeadFile, Mail, Webhook } from '@frontage/cms/payload-types.ts';
import type { CollectionSlug, Payload, Where } from 'payload';
import type { DeliveredLead, OwedDelivery } from './Carrier.ts';

/** What is owed and due of a request, or one delivery, in the order in which it was owed. */
export async function dueDeliveries(
  payload: Payload,
  { lead, delivery }: { lead?: number | null; delivery?: number | null },
  now: Date,
): Promise<Delivery[]> {
  return every<Delivery>(
    payload,
    'deliveries',
    {
      and: [
        lead ? { lead: { equals: lead } } : { id: { equals: delivery ?? -1 } },
        { status: { equals: 'owed' } },
        { or: [{ nextTryAt: { exists: false } }, { nextTryAt: { less_than_equal: now.toISOString() } }] },
      ],
    },
    200,
  );
}

/** One delivery as it stands; undefined where it was erased. */
export async function deliveryNow(payload: Payload, id: number): Promise<Delivery | undefined> {
  return one<Delivery>(payload, 'deliveries', id);
}

/** Reads what deliveries of one job name: the request once for all of them. Somebody may have erased any of it. */
export function createSurroundings(payload: Payload) {
  let request: Promise<DeliveredLead | undefined> | undefined;

  return async function surroundingsOf({ id }: Delivery): Promise<OwedDelivery | undefined> {
    const row = await deliveryNow(payload, id);
    if (!row) return undefined;
    const mail = row.mail ? await one<Mail>(payload, 'mails', idOf(row.mail)) : undefined;
    const webhook = row.webhook ? await one<Webhook>(payload, 'webhooks', idOf(row.webhook)) : undefined;
    if (row.lead) request ??= readRequest(payload, idOf(row.lead));
    return { payload, row, request: await request, mail, webhook };
  };
}

async function readRequest(payload: Payload, id: number): Promise<DeliveredLead | undefined> {
  const lead = await one<Lead>(payload, 'leads', id);
  if (!lead) return undefined;
  const files = await every<LeadFile>(payload, 'lead-files', { lead: { equals: id } }, 10);
  return { lead, files, event: lead.event ? await one<Event>(payload, 'events', idOf(lead.event)) : undefined };
}

async function one<Row extends { id: number }>(payload: Payload, collection: CollectionSlug, id: number) {
  const [row] = await every<Row>(payload, collection, { id: { equals: id } }, 1);
  return row;
}

/** Below Payload's operations: deliveries must not take from visitors the time in which their requests are stored. */
async function every<Row extends { id: number }>(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  limit: number,
): Promise<Row[]> {
  const { docs } = await payload.db.find<Row>({ collection, where, sort: 'id', limit, pagination: false });
  return docs;
}

function idOf(relation: number | { id: number }): number {
  return typeof relation === 'object' ? relation.id : relation;
}
