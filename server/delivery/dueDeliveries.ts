import type { CollectionSlug, Payload, Where } from 'payload';
import { readForm } from '../forms/readForms.ts';
import { memoiseFor } from '../memoiseFor.ts';
import type {
  Delivery,
  Event,
  Form,
  Lead,
  LeadFile,
  LeadMessage,
  Mail,
  Subscriber,
  Webhook,
} from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import type { DeliveredLead, DueDelivery } from './Channel.ts';
import { readCompany } from './mails/senderOf.ts';

/** ms for which the words of company and form in emails are reused, because reading them takes longest. */
const wordsMs = 1000;

/** Deliveries in the order in which they became due, without erased ones. */
export async function readDeliveries(payload: Payload, ids: readonly number[]): Promise<Delivery[]> {
  return findEvery<Delivery>(payload, 'deliveries', { id: { in: [...ids] } }, ids.length);
}

export async function readDelivery(payload: Payload, id: number): Promise<Delivery | undefined> {
  return findOne<Delivery>(payload, 'deliveries', id);
}

/** Reads what deliveries that are tried together refer to, each request once. Any of it may have been erased. */
export function createReadDueDelivery(payload: Payload) {
  // By the machine's clock, whatever time the product believes it is.
  const readOnce = <Value>(read: () => Promise<Value>) => memoiseFor(wordsMs, () => new Date(), read);
  const company = readOnce(() => readCompany(payload));
  const forms = new Map<string, () => Promise<Form | undefined>>();
  const requests = new Map<number, Promise<DeliveredLead | undefined>>();

  async function requestOf(id: number): Promise<DeliveredLead | undefined> {
    const request = requests.get(id) ?? readRequest(payload, id);
    requests.set(id, request);
    return request;
  }

  async function formOf(name: string | null | undefined): Promise<Form | undefined> {
    if (!name) return undefined;
    const form = forms.get(name) ?? readOnce(() => readForm(payload, name));
    forms.set(name, form);
    return form();
  }

  return async function readDueDelivery({ id }: Delivery): Promise<DueDelivery | undefined> {
    const row = await readDelivery(payload, id);
    if (!row) return undefined;
    const request = row.lead ? await requestOf(idOf(row.lead)) : undefined;
    return {
      ...{ payload, row, request, company },
      mail: row.mail ? await findOne<Mail>(payload, 'mails', idOf(row.mail)) : undefined,
      message: row.message ? await findOne<LeadMessage>(payload, 'lead-messages', idOf(row.message)) : undefined,
      webhook: row.webhook ? await findOne<Webhook>(payload, 'webhooks', idOf(row.webhook)) : undefined,
      subscriber: row.subscriber ? await findOne<Subscriber>(payload, 'subscribers', idOf(row.subscriber)) : undefined,
      form: () => formOf(request?.lead.formId),
    };
  };
}

async function readRequest(payload: Payload, id: number): Promise<DeliveredLead | undefined> {
  const lead = await findOne<Lead>(payload, 'leads', id);
  if (!lead) return undefined;
  const files = await findEvery<LeadFile>(payload, 'lead-files', { lead: { equals: id } }, 10);
  return { lead, files, event: lead.event ? await findOne<Event>(payload, 'events', idOf(lead.event)) : undefined };
}

async function findOne<Row extends { id: number }>(payload: Payload, collection: CollectionSlug, id: number) {
  const [row] = await findEvery<Row>(payload, collection, { id: { equals: id } }, 1);
  return row;
}

/** Reads without Payload's operations, because deliveries must not slow down the storing of visitors' requests. */
async function findEvery<Row extends { id: number }>(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  limit: number,
): Promise<Row[]> {
  const { docs } = await payload.db.find<Row>({ collection, where, sort: 'id', limit, pagination: false });
  return docs;
}
