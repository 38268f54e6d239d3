import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { readForm } from '../forms/readForms.ts';
import { memoiseFor } from '../memoiseFor.ts';
import type { Delivery, Form } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import type { DeliveredLead, DueDelivery } from './Channel.ts';
import { readCompany } from './mails/senderOf.ts';

/** ms for which the words of company and form in emails are reused, because reading them takes longest. */
const wordsMs = 1000;

/** Deliveries in the order in which they became due, without erased ones. */
export async function readDeliveries(payload: Payload, ids: readonly number[]): Promise<Delivery[]> {
  return findEvery(payload, 'deliveries', { id: { in: [...ids] } }, ids.length);
}

export async function readDelivery(payload: Payload, id: number): Promise<Delivery | undefined> {
  return findOne(payload, 'deliveries', id);
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
      mail: await findOne(payload, 'mails', row.mail),
      message: await findOne(payload, 'lead-messages', row.message),
      webhook: await findOne(payload, 'webhooks', row.webhook),
      subscriber: await findOne(payload, 'subscribers', row.subscriber),
      form: () => formOf(request?.lead.formId),
    };
  };
}

async function readRequest(payload: Payload, id: number): Promise<DeliveredLead | undefined> {
  const lead = await findOne(payload, 'leads', id);
  if (!lead) return undefined;
  const files = await findEvery(payload, 'lead-files', { lead: { equals: id } }, 10);
  return { lead, files, event: await findOne(payload, 'events', lead.event) };
}

/** Undefined where nothing is named, or nothing has that id any more. */
async function findOne<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  named: number | { id: number } | null | undefined,
): Promise<DataFromCollectionSlug<Slug> | undefined> {
  return named ? (await findEvery(payload, collection, { id: { equals: idOf(named) } }, 1))[0] : undefined;
}

/** Reads without Payload's operations, because deliveries must not slow down the storing of visitors' requests. */
async function findEvery<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  limit: number,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const rows = { collection, where, sort: 'id', limit, pagination: false } as const;
  return (await payload.db.find<DataFromCollectionSlug<Slug>>(rows)).docs;
}
