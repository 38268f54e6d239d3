import type { Delivery } from '@frontage/cms/payload-types.ts';
import type { Payload } from 'payload';
import type { OwedDelivery } from './Carrier.ts';

/** What is owed and due of a request, or one delivery, in the order in which it was owed. */
export async function dueDeliveries(
  payload: Payload,
  { lead, delivery }: { lead?: number | null; delivery?: number | null },
  now: Date,
): Promise<Delivery[]> {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: {
      and: [
        lead ? { lead: { equals: lead } } : { id: { equals: delivery ?? -1 } },
        { status: { equals: 'owed' } },
        { or: [{ nextTryAt: { exists: false } }, { nextTryAt: { less_than_equal: now.toISOString() } }] },
      ],
    },
    sort: 'id',
    limit: 200,
    pagination: false,
    depth: 0,
  });
  return docs;
}

/** The delivery as it is now, with the request, the mail and the webhook that it names. */
export async function surroundingsOf(payload: Payload, { id }: Delivery): Promise<OwedDelivery> {
  const row = await payload.findByID({ collection: 'deliveries', id, depth: 0 });
  const [lead, mail, webhook] = await Promise.all([
    row.lead
      ? payload.findByID({ collection: 'leads', id: idOf(row.lead), depth: 0, joins: false, ...orNothing })
      : null,
    row.mail ? payload.findByID({ collection: 'mails', id: idOf(row.mail), depth: 0, ...orNothing }) : null,
    row.webhook ? payload.findByID({ collection: 'webhooks', id: idOf(row.webhook), depth: 0, ...orNothing }) : null,
  ]);
  return {
    payload,
    row,
    request: lead ? { lead, files: await filesOf(payload, lead.id) } : undefined,
    mail: mail ?? undefined,
    webhook: webhook ?? undefined,
  };
}

/** Somebody may have erased it. */
const orNothing = { disableErrors: true } as const;

async function filesOf(payload: Payload, lead: number) {
  const where = { lead: { equals: lead } };
  return (await payload.find({ collection: 'lead-files', where, depth: 0, pagination: false, limit: 10 })).docs;
}

function idOf(relation: number | { id: number }): number {
  return typeof relation === 'object' ? relation.id : relation;
}
