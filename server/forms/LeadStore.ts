import { addressKeyOf } from '@frontage/contract/contact/cleaned.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { insertRows } from '../database/directRows.ts';
import { groupedTransactionsOf } from '../database/groupedTransactions.ts';
import { enqueueForAddition } from '../delivery/enqueueDeliveries.ts';
import { enqueueForRequest, enqueueNoticesAgain, type RequestToTell } from '../delivery/enqueueForRequest.ts';
import { isRunning, reopened, startedClock, stoppedClock } from '../inbox/answerClock.ts';
import { findCalled } from '../inbox/becameOf.ts';
import { originColumns, withoutClickMarks } from '../inbox/origin.ts';
import { numbersOf } from '../inbox/phoneNumbers.ts';
import type { Event, Lead } from '../payload-types.ts';
import { changesOf } from './AdditionStore.ts';
import { listAdditions } from './additionMail.ts';
import type { ContactSubmission } from './ContactSubmission.ts';
import { type ConsentRecord, proveConsent } from './consentWords.ts';
import { nextRemovalAt } from './parseAnswers.ts';

export interface NewLead extends ContactSubmission {
  receivedAt: Date;
  status: 'new' | 'quarantine';
  quarantineReason?: string | undefined;
  idempotencyKey: string | undefined;
  /** Id, as in the log, of the call that brought it. */
  requestId: string;
  payloadHash: string;
  /** The id of the request that it goes on with, if that is still there and of the same sender. */
  continues?: number | undefined;
  /** What was asked for is given at once, such as a call or a document: no answer is owed. R70. */
  isAnswered?: true;
  /** Slugs of the tags of that article, or of the topics that a subscriber is given. */
  tags?: readonly string[] | undefined;
}

export interface StoredLead {
  id: number;
  receivedAt: Date;
  payloadHash: string;
}

export type LeadStore = ReturnType<typeof createLeadStore>;

export type LeadLedger = ReturnType<typeof ledgerOf>;

/**
 * The store of requests. Visitors wait for these calls, so they bypass Payload's operations. They reject if the
 * database cannot be reached or written; then nothing of the work is stored.
 */
export function createLeadStore(payload: Payload) {
  const inGroupedTransaction = groupedTransactionsOf(payload);
  return {
    inTransaction: <Result>(work: (ledger: LeadLedger) => Promise<Result>): Promise<Result> =>
      inGroupedTransaction((req) => work(ledgerOf(payload, req))),
    async holdsFile(storageName: string): Promise<boolean> {
      const { totalDocs } = await payload.count({
        collection: 'lead-files',
        where: { storageName: { equals: storageName } },
      });
      return totalDocs > 0;
    },
  };
}

/** Leads within the transaction of `req`, for requests that store more than a lead. */
export function ledgerOf(payload: Payload, req: PayloadRequest) {
  async function first(where: Where): Promise<StoredLead | undefined> {
    const select = { receivedAt: true, payloadHash: true, createdAt: true } as const;
    const lead = await payload.db.findOne<Lead>({ collection: 'leads', where, select, req });
    return lead ? storedLead(lead) : undefined;
  }

  async function eventOf(slug: string | undefined): Promise<number | undefined> {
    if (!slug) return undefined;
    const where = { slug: { equals: slug } };
    return (await payload.db.findOne<Event>({ collection: 'events', where, select: { slug: true }, req }))?.id;
  }

  /**
   * A request of a form of questions becomes a call: what was typed there completes it, and no answer is owed. Sales
   * are told of it once more, as it is now, and its deal by one note. R70.
   */
  async function goOn(id: number, lead: NewLead): Promise<StoredLead | undefined> {
    const earlier = await payload.db.findOne<Lead>({ collection: 'leads', where: { id: { equals: id } }, req });
    const { email = '', ...fields } = lead.fields;
    if (!earlier?.formVersion || earlier.becomes || earlier.status === 'quarantine') return undefined;
    if (addressKeyOf(earlier.email ?? email) !== addressKeyOf(email)) return undefined;
    if ((await findCalled(payload, [earlier], req)).size > 0) return undefined;
    const { idempotencyKey, payloadHash, receivedAt } = lead;
    // A form that asks for no name has the address in its place.
    const isNamed = earlier.name !== earlier.email && earlier.name !== earlier.phone;
    const name = isNamed ? earlier.name : fields.name;
    const { changes, told } = changesOf({ ...earlier, name }, fields);
    const data = {
      ...changes,
      ...reopened(earlier),
      name,
      ...numbersOf(changes.phone ?? earlier.phone),
      ...{ email: earlier.email ?? email, payloadHash, ...(idempotencyKey ? { idempotencyKey } : {}) },
      details: [earlier.details, lead.details].filter(Boolean).join('\n'),
      lastExchangeAt: receivedAt.toISOString(),
      ...(isRunning(earlier) ? { answerDueAt: null, ...stoppedClock(null) } : {}),
    };
    await payload.db.updateOne({ collection: 'leads', id, data, req, returning: false });
    await enqueueNoticesAgain(payload, req, { ...earlier, ...data });
    const note = [lead.details, ...listAdditions(told, [])].filter(Boolean).join('\n');
    await enqueueForAddition(payload, req, id, note, 'call.booked');
    return { ...storedLead(earlier), payloadHash };
  }

  return {
    findByKey: (idempotencyKey: string) => first({ idempotencyKey: { equals: idempotencyKey } }),
    /** A lead with the same fields that arrived after that time. */
    findSame: (payloadHash: string, after: Date) =>
      first({ and: [{ payloadHash: { equals: payloadHash } }, { receivedAt: { greater_than: after.toISOString() } }] }),
    /** Stores the lead with its files, or goes on with an earlier one. */
    async add(lead: NewLead): Promise<StoredLead> {
      const earlier = lead.continues && lead.status === 'new' ? await goOn(lead.continues, lead) : undefined;
      if (earlier) return earlier;
      const { consentVersion: version, formId, resendUrl: address } = lead.envelope;
      const given = { version, formId, isBoxTicked: lead.consentGiven, address };
      const { projectTypes, ...row } = rowOf(lead, await proveConsent(payload, req, given, lead.receivedAt));
      const event = await eventOf(lead.envelope.eventSlug);
      const owesAnswer = lead.status === 'new' && !lead.isAnswered;
      const clock = owesAnswer ? await startedClock(payload, row, lead.receivedAt) : {};
      const [id] = await insertRows(payload, req, 'leads', [{ ...row, ...clock, ...(event ? { event } : {}) }]);
      if (id === undefined) throw new Error('The database gave no id for the request');
      const texts = [...textRows(id, 'projectTypes', projectTypes ?? []), ...textRows(id, 'tags', lead.tags ?? [])];
      await insertRows(payload, req, 'leads_texts', texts);
      await insertRows(
        payload,
        req,
        'lead_files',
        lead.files.map((file) => ({ ...file, lead: id })),
      );
      return { id, receivedAt: lead.receivedAt, payloadHash: lead.payloadHash };
    },
    /**
     * Owes deliveries for the request to sales, the CRM and webhooks and, if there is an address, an email to the
     * visitor.
     */
    enqueue: (request: RequestToTell, email: string | undefined) =>
      enqueueForRequest(payload, req, request, email ?? null),
  };
}

/** That it became a call is read from the call, which is there once an hour is held. */
export const storedAs = (becomes: ContactSubmission['becomes']) => (becomes?.as === 'call' ? undefined : becomes?.as);

function textRows(parent: number, path: string, texts: readonly string[]) {
  return texts.map((text, place) => ({ parent, path, order: place + 1, text }));
}

function storedLead(lead: Pick<Lead, 'id' | 'receivedAt' | 'createdAt' | 'payloadHash'>): StoredLead {
  return { id: lead.id, receivedAt: new Date(lead.receivedAt ?? lead.createdAt), payloadHash: lead.payloadHash ?? '' };
}

function rowOf(lead: NewLead, consent: ConsentRecord) {
  const { answers, article, becomes, details, envelope, estimate, fields, formVersion, receivedAt } = lead;
  const { name, email, message, surname, company, phone, country, projectTypes, timeline } = fields;
  const { idempotencyKey, payloadHash, quarantineReason, requestId, status } = lead;
  const { countrySource, formId, googleGA4ClientId, origin, resendUrl, time } = envelope;
  return {
    ...orNull({
      ...{ email, message, surname, company, phone, country, projectTypes, timeline },
      ...{ details, estimate, formVersion, answers, quarantineReason, idempotencyKey },
      ...{ countrySource, formId, googleGA4ClientId, clientTime: time, becomes: formVersion && storedAs(becomes) },
      ...{ document: becomes?.as === 'download' ? becomes.document : null, article: article?.id },
    }),
    ...{ name, status, requestId, payloadHash, receivedAt: receivedAt.toISOString() },
    ...numbersOf(phone),
    answersKeptUntil: nextRemovalAt(answers ?? [], receivedAt),
    resendUrl: resendUrl ? withoutClickMarks(resendUrl) : null,
    ...originColumns(origin, resendUrl),
    ...consent,
  };
}

type OrNull<Row> = { [Name in keyof Row]-?: Exclude<Row[Name], undefined> | null };

/** A row as the database takes it: null where there is nothing. */
const orNull = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null])) as OrNull<Row>;
