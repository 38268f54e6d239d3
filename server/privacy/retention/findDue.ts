import type { CollectionSlug, Payload, SelectType, Where } from 'payload';
import { eachRow } from '../../database/eachRow.ts';
import type { AuditTrail, Consent, Form, Lead, Mail, Subscriber } from '../../payload-types.ts';
import { answersRule, withDueAnswers } from './removeDueAnswers.ts';
import {
  addDays,
  addMonths,
  linkDays,
  type Term,
  type Terms,
  type TimedEvent,
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

const ofLead = { event: true, status: true, becomes: true, formId: true } as const;
const whenOfLead = { receivedAt: true, addedAt: true, lastExchangeAt: true, createdAt: true } as const;
const ofSubscriber = { state: true, askedAt: true, leftAt: true, createdAt: true } as const;

/** Yields every row that is past its term at `now` by the settings, by id within each collection. */
export async function* findDue(payload: Payload, now: Date): AsyncGenerator<Due> {
  const terms: Terms = await payload.findGlobal({ slug: 'retention', depth: 0 });
  const { docs: events } = await payload.db.find<TimedEvent>({ collection: 'events', pagination: false, limit: 0 });
  const kinds = await readKindsOfForms(payload);
  yield* dueOf<Lead>('leads', { ...ofLead, ...whenOfLead }, (lead) => {
    const isNamed = lead.formId === terms.applicationForm || lead.formId === terms.seatForm;
    const formId = isNamed ? (lead.formId ?? null) : (kinds.get(lead.formId ?? '') ?? lead.formId ?? null);
    return termOfLead({ ...lead, formId }, terms, events);
  });
  yield* dueOf<Subscriber>('subscribers', ofSubscriber, (one) => termOfSubscriber(one, terms));
  yield* dueOf<Consent>('consents', { answeredAt: true }, ({ answeredAt }) => termOfConsent(answeredAt, terms));
  const created = { createdAt: true } as const;
  const before = (day: Date): Where => ({ createdAt: { less_than_equal: day.toISOString() } });
  // What came at the end of a month is due as a shorter one ends: up to three days before the months are full.
  const changedBefore = before(addDays(addMonths(now, -terms.auditMonths), 3));
  yield* dueOf<AuditTrail>('audit-trail', created, ({ createdAt }) => termOfChange(createdAt, terms), changedBefore);
  const isOld = before(addDays(now, -linkDays));
  const ofAccounts = { and: [{ user: { exists: true } }, isOld] };
  // Told of a document, of a call that is gone, or to operators: there is nobody with whom it would be removed.
  const ofNobody = [...['lead', 'subscriber', 'user'].map((one) => ({ [one]: { exists: false } })), isOld];
  for (const collection of ['deliveries', 'mails'] as const) {
    yield* dueOf<Mail>(collection, created, ({ createdAt }) => termOfLink(createdAt), ofAccounts);
    const isDone = collection === 'deliveries' ? [{ status: { not_equals: 'owed' } }] : [];
    const where = { and: [...ofNobody, ...isDone] };
    yield* dueOf<Mail>(collection, created, ({ createdAt }) => termOfLink(createdAt, 'what is about nobody'), where);
  }

  async function* dueOf<Row extends { id: number }>(
    collection: Due['collection'],
    select: SelectType,
    termOf: (row: Row) => Term | undefined,
    where: Where = {},
  ): AsyncGenerator<Due> {
    for await (const row of eachRow<Row>(payload, collection, { select, where })) {
      const term = termOf(row);
      if (term && term.dueAt <= now) yield { collection, id: row.id, ...term };
    }
  }
}

/** An application through a form that an owner made is kept as one through the form that it is like. */
async function readKindsOfForms(payload: Payload): Promise<Map<string, string>> {
  const where = { kind: { exists: true } };
  const { docs } = await payload.db.find<Form>({ collection: 'forms', where, pagination: false, limit: 1000 });
  return new Map(docs.flatMap(({ kind, name }) => (kind ? [[name, kind] as const] : [])));
}

type Listed = Omit<Due, 'rule'> & { rule: Due['rule'] | typeof answersRule };

/** The same, and requests that stay but for an answer whose time is over. */
export async function* listDue(payload: Payload, now: Date): AsyncGenerator<Listed> {
  const leads = new Set<number>();
  for await (const due of findDue(payload, now)) {
    if (due.collection === 'leads') leads.add(due.id);
    yield due;
  }
  const wanted = { select: { answersKeptUntil: true }, where: withDueAnswers(now) } as const;
  for await (const { answersKeptUntil, id } of eachRow<Lead>(payload, 'leads', wanted))
    if (!leads.has(id)) yield { collection: 'leads', id, rule: answersRule, dueAt: new Date(answersKeptUntil ?? now) };
}

/** The most rows that are named for each rule; the rest is only counted. */
const namedAtMost = 10;

/**
 * Counts what is due at `now` under the terms of the settings, and removes nothing. `first`: those that have been due
 * the longest, oldest first; `dueAt` is a day.
 */
export async function lookAtDue(payload: Payload, now: Date) {
  type DueByRule = Pick<Listed, 'collection' | 'rule'> & { count: number; first: { id: number; dueAt: string }[] };
  const rules = new Map<Listed['rule'], DueByRule>();
  let total = 0;
  for await (const { collection, dueAt, id, rule } of listDue(payload, now)) {
    const known = rules.get(rule) ?? { rule, collection, count: 0, first: [] };
    known.count += 1;
    known.first.push({ id, dueAt: dueAt.toISOString().slice(0, 10) });
    known.first = known.first.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt)).slice(0, namedAtMost);
    rules.set(rule, known);
    total += 1;
  }
  return { total, rules: [...rules.values()] };
}
