import type { Busy } from '@frontage/cms/bookings/CallPlan.ts';
import { callPlanOf } from '@frontage/cms/bookings/callPlanOf.ts';
import { insertRows } from '@frontage/cms/database/directRows.ts';
import { groupedTransactionsOf } from '@frontage/cms/database/groupedTransactions.ts';
import { enqueueForAddition, enqueueForRequest } from '@frontage/cms/deliveries/enqueueDeliveries.ts';
import type { Booking } from '@frontage/cms/payload-types.ts';
import type { Payload, PayloadRequest, Where } from 'payload';
import { againIfKeyTaken } from '../contact/keyTakenMeanwhile.ts';
import { ledgerOf as leadLedgerOf } from '../contact/PayloadLeadStore.ts';
import { enqueueMail } from '../delivery/enqueueMail.ts';
import { renderMail } from '../delivery/mails/renderMail.ts';
import { companyOf } from '../delivery/mails/senderOf.ts';
import type { BookingLedger, BookingStore, StoredBooking } from './BookingStore.ts';
import { takenInstead } from './takenInstead.ts';

/** Calls in the CMS. `mail` has the addresses of sales, and of who sends. */
export function createPayloadBookingStore(payload: Payload, mail: { to: string; from: string }): BookingStore {
  const inGroupedTransaction = groupedTransactionsOf(payload);
  return {
    plan: async () => callPlanOf(await payload.findGlobal({ slug: 'booking', depth: 1 })),
    async organizer() {
      const { answersTo, sender } = await companyOf(payload);
      return { name: sender.companyName, email: answersTo ?? mail.to };
    },
    busy: (from, until) => busyOf(payload, undefined, from, until),
    find: (id) => findBooking(payload, undefined, { id: { equals: id } }),
    findByLead: (leadId) => findBooking(payload, undefined, { lead: { equals: leadId } }),
    async inTransaction(work) {
      const { answersTo, sender } = await companyOf(payload);
      return againIfKeyTaken(() =>
        inGroupedTransaction((req) => {
          const ledger = ledgerOf(payload, req);
          return work({
            ...ledger,
            async enqueueMail(lead, visitorEmail, { calendar, content, kind, to }) {
              const toVisitor = { from: mail.from, to: visitorEmail, replyTo: answersTo ?? mail.to };
              const addresses = to === 'visitor' ? toVisitor : { ...mail, replyTo: visitorEmail };
              await enqueueMail(payload, req, { kind, ...addresses, ...renderMail(content, sender), calendar, lead });
            },
          });
        }),
      );
    },
  };
}

function ledgerOf(payload: Payload, req: PayloadRequest): Omit<BookingLedger, 'enqueueMail'> {
  const update = (id: number, data: Partial<Booking>) =>
    takenInstead(() => payload.db.updateOne({ collection: 'bookings', id, data, req, returning: false }));
  return {
    leads: leadLedgerOf(payload, req),
    busy: (from, until) => busyOf(payload, req, from, until),
    find: (id) => findBooking(payload, req, { id: { equals: id } }),
    findByLead: (leadId) => findBooking(payload, req, { lead: { equals: leadId } }),
    async countToCome(email, now) {
      const { totalDocs } = await payload.db.count({
        collection: 'bookings',
        where: {
          and: [
            { state: { equals: 'booked' } },
            { startsAt: { greater_than: now.toISOString() } },
            { 'lead.email': { equals: email } },
          ],
        },
        req,
      });
      return totalDocs;
    },
    add: ({ leadId, state, uid, room, zone, ...busy }) =>
      takenInstead(async () => {
        const place = state === 'booked' ? placeOf(busy) : null;
        const row = { ...rowOf(busy), lead: leadId, state, uid, zone, room: room ?? null, place, sequence: 0 };
        const [id] = await insertRows(payload, req, 'bookings', [row]);
        if (id === undefined) throw new Error('The database gave no id for the call');
        return id;
      }),
    async move({ id, sequence, state }, { room, zone, ...busy }) {
      const place = state === 'booked' ? placeOf(busy) : null;
      await update(id, { ...rowOf(busy), room: room ?? null, zone, place, sequence: sequence + 1 });
    },
    async describe(id, details) {
      await payload.db.updateOne({ collection: 'leads', id, data: { details }, req, returning: false });
    },
    async confirm({ id, ...busy }) {
      await update(id, { state: 'booked', place: placeOf(busy) });
    },
    async cancel({ id, sequence }) {
      await update(id, { state: 'cancelled', place: null, sequence: sequence + 1 });
    },
    enqueueForRequest: (request) => enqueueForRequest(payload, req, request, null),
    enqueueNote: (leadId, note) => enqueueForAddition(payload, req, leadId, note),
  };
}

/** One for each host and moment: the column is unique, so the database itself refuses a second call. */
function placeOf({ host, startsAt }: Busy): string {
  return `${startsAt.toISOString()} ${host}`;
}

function rowOf({ endsAt, host, startsAt }: Busy) {
  return { host, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

/** The longest call and the longest pause lie within it. */
const marginMs = 6 * 3_600_000;

async function busyOf(payload: Payload, req: PayloadRequest | undefined, from: Date, until: Date): Promise<Busy[]> {
  const { docs } = await payload.db.find<Booking>({
    collection: 'bookings',
    where: {
      and: [
        { state: { equals: 'booked' } },
        { startsAt: { greater_than: new Date(from.getTime() - marginMs).toISOString() } },
        { startsAt: { less_than: new Date(until.getTime() + marginMs).toISOString() } },
      ],
    },
    pagination: false,
    limit: 0,
    ...(req ? { req } : {}),
  });
  return docs.map(({ host, startsAt, endsAt }) => ({ host, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }));
}

async function findBooking(
  payload: Payload,
  req: PayloadRequest | undefined,
  where: Where,
): Promise<StoredBooking | undefined> {
  const { docs } = await payload.find({
    collection: 'bookings',
    where,
    limit: 1,
    pagination: false,
    depth: 1,
    populate: { leads: { name: true, email: true } },
    ...(req ? { req } : {}),
  });
  const [row] = docs;
  if (!row) return undefined;
  const { endsAt, host, id, lead, room, sequence, startsAt, state, uid, zone } = row;
  const visitor =
    typeof lead === 'object' && lead?.email ? { leadId: lead.id, name: lead.name, email: lead.email } : undefined;
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return { id, host, state, zone, uid, sequence, room: room ?? undefined, visitor, ...times };
}
