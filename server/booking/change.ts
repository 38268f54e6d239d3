import type { CallEvent, CallFacts } from '../delivery/webhookEvents.ts';
import { countIfStored, type MayMail } from '../guards/recipients.ts';
import type { BookingLedger } from './BookingStore.ts';
import type { Bookings } from './Bookings.ts';
import { type ChangedBy, createBookingMails, hoursInWords } from './bookingMails.ts';
import { areAtOnce, type CallPlan } from './CallPlan.ts';
import { writesCalls } from './calendars/calendarChannel.ts';
import { askForHour, findOwnDesk, timesOf } from './findFreeHours.ts';
import {
  type BookingMail,
  detailsOf,
  type Organizer,
  PlaceTaken,
  type StoredBooking,
  unknownVisitor,
} from './StoredBooking.ts';

/** The state of the call behind a link in an email. */
export type Look =
  /** `visitor` is undefined if the request was erased. */
  { state: 'booked' | 'cancelled' | 'past'; booking: StoredBooking } | { state: 'not ours' };

const cancelNote: Record<ChangedBy, string> = {
  visitor: 'The visitor cancelled the call',
  sales: 'Sales cancelled the call',
};

const moveNote: Record<ChangedBy, string> = {
  visitor: 'The call is moved to',
  sales: 'Sales moved the call to',
};

/** What the CRM and webhooks are told of a change. */
interface CallChange {
  event: CallEvent;
  note: string;
  call: StoredBooking;
  more: Pick<CallFacts, 'by' | 'movedFrom'>;
}

/** A call as it is changed, within its transaction. */
interface Turn {
  booking: StoredBooking;
  ledger: BookingLedger;
  mailsOf: (host: string) => ReturnType<typeof createBookingMails>;
  mayMail: MayMail;
  organizer: Organizer;
  plan: CallPlan;
}

export type Changed = { outcome: 'moved' | 'cancelled' | 'unchanged' | 'taken' | 'over' };

/** Reads a link and changes nothing, because programs that scan emails follow links too. */
export async function lookAtCall({ links, now, store }: Bookings, token: string): Promise<Look> {
  const id = links.read(token);
  const booking = id === undefined ? undefined : await store.find(id);
  return booking ? { state: stateOf(booking, now()), booking } : { state: 'not ours' };
}

/** Moves a call by the signed link in its emails; twice has the effect of once. Without a zone, the visitor's stays. */
export async function moveCall(
  bookings: Bookings,
  token: string,
  start: string,
  { by = 'visitor', hold, zone }: { by?: ChangedBy; hold?: string | undefined; zone?: string },
): Promise<Changed> {
  const { holds, now } = bookings;
  const { findDesk, plan, startsAt } = await askForHour(bookings, start);
  try {
    return await inTurn(bookings, token, plan, async (turn) => {
      const { booking, ledger, mailsOf } = turn;
      if (booking.startsAt.getTime() === startsAt.getTime()) return { outcome: 'unchanged' };
      const isTheirs = by === 'sales' && booking.inCalendarStartsAt?.getTime() === startsAt.getTime();
      const desk = isTheirs
        ? await findOwnDesk(ledger, plan, startsAt, booking)
        : await findDesk(ledger, hold, now(), booking);
      if (!desk || startsAt <= now()) return { outcome: 'taken' };
      const call = { ...timesOf(plan, desk, startsAt), room: desk.room, zone: zone ?? booking.zone };
      await ledger.move(booking, call);
      if (booking.visitor) await ledger.describe(booking.visitor.leadId, detailsOf(call, desk));
      const moved = { ...booking, ...call, sequence: booking.sequence + 1 };
      await tell(turn, mailsOf(desk.host).moved(moved, booking, by), {
        event: 'call.moved',
        note: `${moveNote[by]} ${hoursInWords({ ...call, zone: 'UTC' })} UTC`,
        call: moved,
        more: { by, movedFrom: booking.startsAt.toISOString() },
      });
      await holds.release(hold);
      return { outcome: 'moved' };
    });
  } catch (error) {
    if (error instanceof PlaceTaken) return { outcome: 'taken' };
    throw error;
  }
}

/** Cancels a call by the signed link in its emails; twice has the effect of once. */
export async function cancelCall(bookings: Bookings, token: string, by: ChangedBy = 'visitor'): Promise<Changed> {
  return inTurn(bookings, token, await bookings.store.plan(), async (turn) => {
    const { booking, ledger, mailsOf } = turn;
    await ledger.cancel(booking);
    const mails = mailsOf(booking.host).cancelled({ ...booking, sequence: booking.sequence + 1 }, by);
    await tell(turn, mails, { event: 'call.cancelled', note: cancelNote[by], call: booking, more: { by } });
    return { outcome: 'cancelled' };
  });
}

function stateOf({ startsAt, state }: StoredBooking, now: Date): 'booked' | 'cancelled' | 'past' {
  if (state === 'cancelled') return 'cancelled';
  return startsAt <= now ? 'past' : 'booked';
}

async function inTurn(
  bookings: Bookings,
  token: string,
  plan: CallPlan,
  work: (turn: Turn) => Promise<Changed>,
): Promise<Changed> {
  const { links, mayMail = async () => true, now, store } = bookings;
  const id = links.read(token);
  if (id === undefined) return { outcome: 'over' };
  const organizer = await store.organizer();
  return countIfStored(mayMail, (mayMail) =>
    store.inTransaction(async (ledger) => {
      // Another host may be changing it too.
      const booking = await ledger.findLocked(id);
      const state = booking && stateOf(booking, now());
      if (state === 'cancelled') return { outcome: 'unchanged' };
      if (!booking || state === 'past') return { outcome: 'over' };
      const visitor = booking.visitor ?? unknownVisitor(organizer);
      const mailsOf = (host: string) => createBookingMails(bookings, { organizer, plan, host, token, visitor });
      return work({ booking, ledger, mailsOf, mayMail, organizer, plan });
    }),
  );
}

/** Writes to nobody about an erased request, or about a call that was never confirmed. */
async function tell(
  { booking: { id, state, visitor }, ledger, mayMail, organizer, plan }: Turn,
  mails: readonly BookingMail[],
  { call, event, more, note }: CallChange,
): Promise<void> {
  if (state !== 'booked') return;
  if (writesCalls(plan)) await ledger.enqueueEntry(visitor?.leadId ?? null, id);
  if (!visitor) return;
  for (const mail of mails) {
    // A cancellation must always be sent. It happens only once.
    const isTold = mail.to === 'sales' || mail.kind === 'booking-cancelled' || (await mayMail(visitor.email));
    if (isTold) await ledger.enqueueMail(organizer, visitor, mail);
  }
  await ledger.enqueueNote(visitor.leadId, note, event);
  await ledger.enqueueEvent(event, visitor.leadId, call, more);
}

/**
 * What happened to a call whose request sales took out of quarantine. `nothing` if there was no call, or it is booked.
 */
type RescuedCall = 'booked' | 'nothing' | 'over' | 'taken';

/** Books a call that waited in quarantine, if its hour is still free, and owes the emails of an ordinary booking. */
export async function rescueCall(bookings: Bookings, leadId: number): Promise<RescuedCall> {
  const { links, now, store } = bookings;
  const [plan, organizer] = await Promise.all([store.plan(), store.organizer()]);
  const waiting = await store.findByLead(leadId);
  const elsewhere = waiting ? await store.takenElsewhere(plan, waiting.startsAt, now()) : [];
  try {
    return await store.inTransaction(async (ledger) => {
      const call = await ledger.findByLead(leadId);
      if (!call?.visitor || call.state !== 'quarantine') return 'nothing';
      if (call.startsAt <= now()) return 'over';
      const busy = [...(await ledger.busy(call.startsAt, call.endsAt)), ...elsewhere];
      if (busy.some((one) => areAtOnce(one, call))) return 'taken';
      await ledger.confirm(call);
      if (writesCalls(plan)) await ledger.enqueueEntry(leadId, call.id);
      const { host, visitor } = call;
      const mails = createBookingMails(bookings, { organizer, plan, host, token: links.issue(call.id), visitor });
      await ledger.enqueueEvent('call.booked', leadId, call);
      for (const mail of mails.booked(call)) await ledger.enqueueMail(organizer, visitor, mail);
      return 'booked';
    });
  } catch (error) {
    if (error instanceof PlaceTaken) return 'taken';
    throw error;
  }
}
