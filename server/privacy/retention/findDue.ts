import type { CollectionSlug, Payload, Where } from 'payload';
import type { Form, Subscriber } from '../../payload-types.ts';
import { answersRule, withDueAnswers } from './removeDueAnswers.ts';
import {
  auditDueBefore,
  linksDueBefore,
  type Term,
  type Terms,
  type TimedEvent,
  type TimedLead,
  termOfChange,
  termOfConsent,
  termOfLead,
  termOfLink,
  termOfSubscriber,
} from './terms.ts';

export interface Due extends Term {
  collection: Extract<CollectionSlug, 'audit-trail' | 'consents' | 'deliveries' | 'leads' | 'mails' | 'subscribers'>;
  id: number;
}

type Created = { id: number; createdAt: string };

const pageSize = 1000;

/** Yields every row that is past its term at `now`, oldest first within each collection. */
export async function* findDue(payload: Payload, terms: Terms, now: Date): AsyncGenerator<Due> {
  const { docs: events } = await payload.db.find<TimedEvent>({ collection: 'events', pagination: false, limit: 0 });
  const kinds = await readKindsOfForms(payload);
  for await (const lead of readEveryRow<TimedLead & { id: number }>(payload, 'leads')) {
    const isNamed = lead.formId === terms.applicationForm || lead.formId === terms.seatForm;
    const formId = isNamed ? (lead.formId ?? null) : (kinds.get(lead.formId ?? '') ?? lead.formId ?? null);
    const term = termOfLead({ ...lead, formId }, terms, events);
    if (term.dueAt <= now) yield { collection: 'leads', id: lead.id, ...term };
  }
  for await (const subscriber of readEveryRow<Subscriber>(payload, 'subscribers')) {
    const term = termOfSubscriber(subscriber, terms);
    if (term && term.dueAt <= now) yield { collection: 'subscribers', id: subscriber.id, ...term };
  }
  for await (const { answeredAt, id } of readEveryRow<{ id: number; answeredAt: string }>(payload, 'consents')) {
    const term = termOfConsent(answeredAt, terms);
    if (term.dueAt <= now) yield { collection: 'consents', id, ...term };
  }
  const auditBefore = { createdAt: { less_than_equal: auditDueBefore(now, terms).toISOString() } };
  for await (const { createdAt, id } of readEveryRow<Created>(payload, 'audit-trail', auditBefore)) {
    yield { collection: 'audit-trail', id, ...termOfChange(createdAt, terms) };
  }
  const linksBefore = linksDueBefore(now).toISOString();
  const ofAccounts = { and: [{ user: { exists: true } }, { createdAt: { less_than_equal: linksBefore } }] };
  for (const collection of ['deliveries', 'mails'] as const) {
    for await (const { createdAt, id } of readEveryRow<Created>(payload, collection, ofAccounts)) {
      yield { collection, id, ...termOfLink(createdAt) };
    }
  }
}

/** An application through a form that an owner made is kept as one through the form that it is like. */
async function readKindsOfForms(payload: Payload): Promise<Map<string, string>> {
  const where = { kind: { exists: true } };
  const { docs } = await payload.db.find<Form>({ collection: 'forms', where, pagination: false, limit: 1000 });
  return new Map(docs.flatMap(({ kind, name }) => (kind ? [[name, kind] as const] : [])));
}

const columns = {
  leads: {
    event: true,
    status: true,
    becomes: true,
    formId: true,
    receivedAt: true,
    addedAt: true,
    lastExchangeAt: true,
    createdAt: true,
  },
  subscribers: { state: true, askedAt: true, leftAt: true, createdAt: true },
  consents: { answeredAt: true },
  'audit-trail': { createdAt: true },
  deliveries: { createdAt: true },
  mails: { createdAt: true },
} as const;

/** Pages by id, so that rows that are removed or added meanwhile do not shift the others. */
async function* readEveryRow<Row extends { id: number } = { id: number }>(
  payload: Payload,
  collection: Due['collection'],
  where: Where = {},
): AsyncGenerator<Row> {
  let last = 0;
  for (;;) {
    const { docs } = await payload.db.find<Row>({
      collection,
      where: { and: [{ id: { greater_than: last } }, where] },
      select: columns[collection],
      sort: 'id',
      limit: pageSize,
      pagination: false,
    });
    yield* docs;
    const end = docs.at(-1);
    if (!end || docs.length < pageSize) return;
    last = end.id;
  }
}

/** The most rows that are named for each rule; the rest is only counted. */
const namedAtMost = 10;

interface DueByRule {
  rule: Due['rule'] | typeof answersRule;
  collection: Due['collection'];
  count: number;
  /** The first that were found; `dueAt` is a day. */
  first: { id: number; dueAt: string }[];
}

/** Counts what is due at `now` under the terms of the settings, and removes nothing. */
export async function lookAtDue(payload: Payload, now: Date): Promise<{ total: number; rules: DueByRule[] }> {
  const terms = await payload.findGlobal({ slug: 'retention', depth: 0 });
  const rules = new Map<DueByRule['rule'], DueByRule>();
  let total = 0;
  for await (const { collection, dueAt, id, rule } of findDue(payload, terms, now)) {
    const known = rules.get(rule) ?? { rule, collection, count: 0, first: [] };
    known.count += 1;
    if (known.first.length < namedAtMost) known.first.push({ id, dueAt: dueAt.toISOString().slice(0, 10) });
    rules.set(rule, known);
    total += 1;
  }
  const answers = await payload.find({
    ...{ collection: 'leads', where: withDueAnswers(now), sort: 'answersKeptUntil', limit: namedAtMost, depth: 0 },
    select: { answersKeptUntil: true },
    joins: false,
  });
  if (answers.totalDocs > 0) {
    const first = answers.docs.map(({ answersKeptUntil, id }) => ({ id, dueAt: answersKeptUntil?.slice(0, 10) ?? '' }));
    rules.set(answersRule, { rule: answersRule, collection: 'leads', count: answers.totalDocs, first });
    total += answers.totalDocs;
  }
  return { total, rules: [...rules.values()] };
}
