import type { Payload } from 'payload';
import type { BookingLedger } from './BookingStore.ts';
import type { Bookings } from './Bookings.ts';
import { areAtOnce, type Busy, type CallPlan, type Desk } from './CallPlan.ts';
import { readCallPlan } from './callPlanOf.ts';
import { readBusy } from './findCalls.ts';
import type { StoredBooking } from './StoredBooking.ts';
import { boundsOf, slotsOf } from './slots.ts';

export interface FreeHour {
  /** ISO. */
  start: string;
  host: string;
}

/**
 * Free hours within a period, as far as the settings offer any; without bounds all of them. Hours that a visitor holds
 * for some minutes count as free: the first to book gets them. `except`: a call that is to be moved.
 */
export async function findFreeHours(
  payload: Payload,
  { except, from, now, until }: { from?: Date; until?: Date; now: Date; except?: number },
): Promise<FreeHour[]> {
  const plan = await readCallPlan(payload);
  const { first, last } = boundsOf(plan, now);
  const busy = await readBusy(payload, plan, now, except);
  return slotsOf({ plan, from: from ?? first, until: until ?? last, busy, now }).flatMap(
    ({ free: [desk], startsAt }) => (desk ? [{ start: startsAt.toISOString(), host: desk.host }] : []),
  );
}

/** An hour that somebody wants. Asks the calendars of those who could take it now, so outside of a transaction. */
export async function askForHour({ holds, now, store }: Pick<Bookings, 'holds' | 'now' | 'store'>, start: string) {
  const plan = await store.plan();
  const startsAt = new Date(start);
  const elsewhere = await store.takenElsewhere(plan, startsAt, now());
  return { plan, startsAt, findDesk };

  /** Finds a desk that is free then, if one is offered. `moved`: a call that is being moved does not block itself. */
  async function findDesk(
    ledger: Pick<BookingLedger, 'busy'>,
    hold: string | undefined,
    at: Date,
    moved?: StoredBooking,
  ): Promise<Desk | undefined> {
    const until = new Date(startsAt.getTime() + 1);
    const all = [...(await ledger.busy(startsAt, until)), ...elsewhere];
    // Google does not say that what stands in the calendar then is this call.
    const others = all.filter(
      ({ endsAt, host, startsAt: other }) =>
        host !== moved?.host ||
        other.getTime() !== moved.startsAt.getTime() ||
        endsAt.getTime() !== moved.endsAt.getTime(),
    );
    const busy = [...others, ...(await holds.busyFor(hold))];
    return slotsOf({ plan, from: startsAt, until, busy, now: at })[0]?.free[0];
  }
}

/** The desk of a call whose person has moved it to that hour in their own calendar, unless they have another call then. */
export async function findOwnDesk(
  ledger: Pick<BookingLedger, 'busy'>,
  plan: CallPlan,
  startsAt: Date,
  call: StoredBooking,
): Promise<Desk | undefined> {
  const desk = plan.desks.find(({ host }) => host === call.host);
  if (!desk) return undefined;
  const times = timesOf(plan, desk, startsAt);
  const isOther = (busy: Busy) => areAtOnce(busy, times) && busy.startsAt.getTime() !== call.startsAt.getTime();
  return (await ledger.busy(startsAt, times.endsAt)).some(isOther) ? undefined : desk;
}

export function timesOf({ minutes }: CallPlan, { host }: Desk, startsAt: Date) {
  return { host, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

/** For example: Ines Halvorsen, lead engineer. */
export function withRole(host: string, role: string | undefined): string {
  return role ? `${host}, ${role}` : host;
}
