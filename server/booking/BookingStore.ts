import { bookingPaths } from '@frontage/contract/paths.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { findTwinPath } from '../content/findTwinPath.ts';
import { isUniqueViolation } from '../database/databaseFault.ts';
import { insertRows } from '../database/directRows.ts';
import { groupedTransactionsOf } from '../database/groupedTransactions.ts';
import { lockRows } from '../database/inTransaction.ts';
import { enqueueDeliveries, enqueueEvent, enqueueForAddition, enqueueMail } from '../delivery/enqueueDeliveries.ts';
import { addressIn } from '../delivery/Mailer.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import type { CallEvent, CallFacts } from '../delivery/webhookEvents.ts';
import { ledgerOf as leadLedgerOf } from '../forms/LeadStore.ts';
import type { Booking, Lead } from '../payload-types.ts';
import type { Busy, CallPlan } from './CallPlan.ts';
import { calendarsOf } from './calendars/calendars.ts';
import { readCallPlan } from './callPlanOf.ts';
import { callsToCome, findBusy, readBusy, readCalls } from './findCalls.ts';
import {
  type BookingMail,
  type BookingPlace,
  type CallVisitor,
  type NewBooking,
  type Organizer,
  PlaceTaken,
  type StoredBooking,
} from './StoredBooking.ts';
import { slotsOf } from './slots.ts';

const agreed = { inCalendar: null, inCalendarStartsAt: null };

const place = { table: 'bookings', column: 'place', field: 'place' };

interface MailAddresses {
  /** The address of sales. */
  to: string;
  from: string;
  adminUrl: string;
}

export type BookingStore = ReturnType<typeof createBookingStore>;

export type BookingLedger = ReturnType<typeof ledgerOf>;

/** Stores calls, and knows when they are offered. Rejects if the database cannot be reached or written. */
export function createBookingStore(payload: Payload, mail: MailAddresses) {
  const inGroupedTransaction = groupedTransactionsOf(payload);
  return {
    plan: () => readCallPlan(payload),
    busyShown: (plan: CallPlan, now: Date) => readBusy(payload, plan, now),
    /** What calendars say now, of those who could take a call at that hour. Asked outside of a transaction. */
    async takenElsewhere(plan: CallPlan, startsAt: Date, now: Date): Promise<Busy[]> {
      const offered = slotsOf({ plan, from: startsAt, until: new Date(startsAt.getTime() + 1), busy: [], now });
      const hosts = new Set(offered.flatMap(({ free }) => free.map(({ host }) => host)));
      const desks = plan.desks.filter(({ host }) => hosts.has(host));
      return calendarsOf(payload).busyOf(plan, desks, 'taken', now);
    },
    async organizer(): Promise<Organizer> {
      const company = await readCompany(payload);
      const sales = { email: addressIn(mail.to.split(',')[0] ?? ''), adminUrl: mail.adminUrl };
      const book = new Map<string | undefined, string | undefined>();
      for (const { code } of company.sender.languages?.slice(1) ?? [])
        book.set(code, await findTwinPath(payload, code, bookingPaths.bookPage));
      return { company, email: company.answersTo ?? mail.to, sales, book };
    },
    ...readsOf(payload, undefined),
    inTransaction: <Result>(work: (ledger: BookingLedger) => Promise<Result>): Promise<Result> =>
      inGroupedTransaction((req) => work(ledgerOf(payload, req, mail))),
  };
}

const readsOf = (payload: Payload, req: PayloadRequest | undefined) => ({
  busy: (from: Date, until: Date) => findBusy(payload, req, from, until),
  find: (id: number) => findBooking(payload, req, { id: { equals: id } }),
  findByLead: (leadId: number) => findBooking(payload, req, { lead: { equals: leadId } }),
});

function ledgerOf(payload: Payload, req: PayloadRequest, mail: MailAddresses) {
  const update = (id: number, data: Partial<Booking>) =>
    takenInstead(() => payload.db.updateOne({ collection: 'bookings', id, data, req, returning: false }));
  return {
    leads: leadLedgerOf(payload, req),
    ...readsOf(payload, req),
    /** A call, kept from others until the end of the transaction. */
    async findLocked(id: number): Promise<StoredBooking | undefined> {
      await lockRows(payload, req, new Map([['bookings', new Set([id])]]));
      return findBooking(payload, req, { id: { equals: id } });
    },
    async countToCome(email: string, now: Date): Promise<number> {
      const where = callsToCome(now, { 'lead.email': { equals: email } });
      return (await payload.db.count({ collection: 'bookings', where, req })).totalDocs;
    },
    /** Throws PlaceTaken. */
    add: ({ leadId, state, uid, room, zone, ...busy }: NewBooking): Promise<number> =>
      takenInstead(async () => {
        const place = state === 'booked' ? placeOf(busy) : null;
        const row = { ...rowOf(busy), lead: leadId, state, uid, zone, room: room ?? null, place, sequence: 0 };
        const [id] = await insertRows(payload, req, 'bookings', [row]);
        if (id === undefined) throw new Error('The database gave no id for the call');
        return id;
      }),
    /** Throws PlaceTaken. */
    async move({ id, sequence, state }: StoredBooking, { room, zone, ...busy }: BookingPlace): Promise<void> {
      const place = state === 'booked' ? placeOf(busy) : null;
      await update(id, { ...rowOf(busy), ...agreed, room: room ?? null, zone, place, sequence: sequence + 1 });
    },
    /** Writes the details of the call that sales read with its request. */
    async describe(id: number, call: string): Promise<void> {
      const before = await payload.db.findOne<Lead>({ collection: 'leads', where: { id: { equals: id } }, req });
      // Those of the call are the last; before them are the answers of the form that led to it.
      const answered = before?.details?.split('\n').slice(0, -call.split('\n').length) ?? [];
      const details = [...answered, call].join('\n');
      await payload.db.updateOne({ collection: 'leads', id, data: { details }, req, returning: false });
    },
    /** Gives a call that waited in quarantine its hour. Throws PlaceTaken. */
    async confirm({ id, ...busy }: StoredBooking): Promise<void> {
      await update(id, { state: 'booked', place: placeOf(busy) });
    },
    async cancel({ id, sequence }: StoredBooking): Promise<void> {
      await update(id, { ...agreed, state: 'cancelled', place: null, sequence: sequence + 1 });
    },
    /** Notes what its person did with it in the calendar; without it that both agree. False where that is known. */
    async noteInCalendar(id: number, inCalendar: Booking['inCalendar'], startsAt?: Date): Promise<boolean> {
      const where = { id: { equals: id } };
      const before = await payload.db.findOne<Booking>({ collection: 'bookings', where, req });
      const data = { inCalendar: inCalendar ?? null, inCalendarStartsAt: startsAt?.toISOString() ?? null };
      const was = [before?.inCalendar ?? null, before?.inCalendarStartsAt ?? null].join();
      if (was === [data.inCalendar, data.inCalendarStartsAt].join()) return false;
      await update(id, data);
      return true;
    },
    /** Owes the entry in the calendar of its person, as the call will be then. */
    enqueueEntry: (leadId: number | null, id: number) =>
      enqueueDeliveries(payload, req, leadId, [{ kind: 'calendar', body: String(id) }]),
    enqueueEvent: (
      event: CallEvent,
      leadId: number,
      { endsAt, host, id, room, startsAt, zone }: BookingPlace & { id: number },
      more: Pick<CallFacts, 'by' | 'movedFrom'> = {},
    ) => {
      const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      const call = { id, ...times, zone, host, room: room ?? null, ...more };
      return enqueueEvent(payload, req, { event, lead: leadId, facts: { call } });
    },
    enqueueNote: (leadId: number, note: string, event: CallEvent) =>
      enqueueForAddition(payload, req, leadId, note, event),
    async enqueueMail(
      { company, email: answersTo }: Organizer,
      { email, leadId: lead, page }: CallVisitor,
      { calendar, content, kind, to }: BookingMail,
    ): Promise<void> {
      const isTheirs = to === 'visitor';
      const addresses = isTheirs ? { to: email, replyTo: answersTo } : { to: mail.to, replyTo: email };
      const rendered = renderMail(content, (isTheirs ? company.at(page) : company).sender);
      await enqueueMail(payload, req, { kind, from: mail.from, ...addresses, ...rendered, calendar, lead });
    },
  };
}

/** Runs a write. Throws PlaceTaken if the database says that the place of a call is taken. */
async function takenInstead<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, place)) throw new PlaceTaken('Somebody was faster', { cause: error });
    throw error;
  }
}

/**
 * The value of the unique column that is different for each host and time. So the database itself refuses a second
 * call.
 */
export function placeOf({ host, startsAt }: Busy): string {
  return `${startsAt.toISOString()} ${host}`;
}

function rowOf({ endsAt, host, startsAt }: Busy) {
  return { host, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

/** Without a visitor once nobody can be written to. */
async function findBooking(
  payload: Payload,
  req: PayloadRequest | undefined,
  where: Where,
): Promise<StoredBooking | undefined> {
  const [call] = await readCalls(payload, where, { limit: 1, pagination: false }, req);
  return call?.visitor?.email === '' ? { ...call, visitor: undefined } : call;
}
