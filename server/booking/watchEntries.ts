import type { Payload } from 'payload';
import { isWithin } from '../isWithin.ts';
import type { Booking, Delivery } from '../payload-types.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Bookings } from './Bookings.ts';
import { createBookingMails } from './bookingMails.ts';
import type { CallPlan } from './CallPlan.ts';
import { CalendarFault } from './calendars/askCalendar.ts';
import { findEntry } from './calendars/calendarChannel.ts';
import { readCallPlan } from './callPlanOf.ts';
import { callsToCome } from './findCalls.ts';

/** ms between two looks. */
const restMs = 5 * 60_000;

interface WatchOptions extends Pick<Bookings, 'backendUrl' | 'now' | 'store'> {
  payload: Payload;
}

/** Looks again and again whether calls still stand in calendars where they were written. */
export function keepWatchingEntries(options: WatchOptions, onFault: (error: unknown) => void): Repeated {
  return repeat(() => watchEntries(options), { onFault, restMs });
}

/**
 * One look at the entries of all calls to come. Where a person moved or removed one in their calendar, the call stays as
 * the visitor knows it, and sales are asked once what holds, however many hosts look. R74.
 */
export async function watchEntries(options: WatchOptions): Promise<void> {
  const { now, payload } = options;
  const plan = await readCallPlan(payload);
  const { docs } = await payload.db.find<Booking>({
    collection: 'bookings',
    where: callsToCome(now(), { writtenTo: { exists: true } }),
    sort: 'startsAt',
    pagination: false,
    limit: 0,
  });
  // One that does not answer is not asked for every call. The form of Booking says why, and the next look asks again.
  const silent = new Set<string>();
  for (const call of docs) {
    const calendar = calendarIn(call);
    if (silent.has(calendar)) continue;
    await watch(options, plan, call).catch((error: unknown) => {
      if (!(error instanceof CalendarFault)) throw error;
      silent.add(calendar);
    });
  }
}

const calendarIn = ({ writtenTo }: Booking) => writtenTo?.slice(0, writtenTo.lastIndexOf('/')) ?? '';

async function watch(options: WatchOptions, plan: CallPlan, seen: Booking): Promise<void> {
  const { payload, store } = options;
  if (await isBeingWritten(payload, seen.id)) return;
  const found = await findEntry(payload, plan, seen);
  if (!found) return;
  const isMoved = found.startsAt !== undefined && !isWithin(60_000, found.startsAt, new Date(seen.startsAt));
  const inCalendar = found.startsAt === undefined ? 'removed' : isMoved ? 'moved' : null;
  if (inCalendar === null && !seen.inCalendar) return;
  const organizer = await store.organizer();
  await store.inTransaction(async (ledger) => {
    const call = await ledger.findLocked(seen.id);
    // Changed while the calendar was asked: the next look compares what is then.
    if (call?.sequence !== seen.sequence || call.state !== 'booked' || (await isBeingWritten(payload, seen.id))) return;
    const startsAt = isMoved ? found.startsAt : undefined;
    const isNew = await ledger.noteInCalendar(call.id, inCalendar, startsAt);
    if (!isNew || !inCalendar || !call.visitor) return;
    const { host, visitor } = call;
    const mails = createBookingMails(options, { organizer, plan, host, token: '', visitor });
    await ledger.enqueueMail(organizer, visitor, mails.changedInCalendar(call, startsAt));
  });
}

/** True until its entry was written as the call is: before, the calendar says what was. */
async function isBeingWritten(payload: Payload, id: number): Promise<boolean> {
  const where = { and: [{ kind: { equals: 'calendar' } }, { body: { equals: String(id) } }] };
  const latest = { collection: 'deliveries', where, sort: '-id', limit: 1, pagination: false } as const;
  const { docs } = await payload.db.find<Delivery>(latest);
  return docs.some(({ status }) => status !== 'delivered');
}
