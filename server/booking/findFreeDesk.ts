import type { BookingLedger } from './BookingStore.ts';
import type { Busy, CallPlan, Desk } from './CallPlan.ts';
import type { Holds } from './holds.ts';
import type { StoredBooking } from './StoredBooking.ts';
import { slotsOf } from './slots.ts';

/** Finds a desk that is free for a call at that time, if one is offered then. */
export async function findFreeDesk(
  ledger: Pick<BookingLedger, 'busy'>,
  plan: CallPlan,
  startsAt: Date,
  hold: string | undefined,
  holds: Holds,
  now: Date,
  /** What the calendars of these people say, asked just before. */
  elsewhere: readonly Busy[],
  /** A call that is being moved does not block itself. */
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
  return slotsOf({ plan, from: startsAt, until, busy, now })[0]?.free[0];
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
  const { endsAt } = timesOf(plan, desk, startsAt);
  const others = (await ledger.busy(startsAt, endsAt)).filter(
    (other) => other.host === call.host && other.startsAt.getTime() !== call.startsAt.getTime(),
  );
  return others.some((other) => other.startsAt < endsAt && other.endsAt > startsAt) ? undefined : desk;
}

/** Host, start and end of a call at that desk. */
export function timesOf({ minutes }: CallPlan, { host }: Desk, startsAt: Date) {
  return { host, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
}

/** For example: Ines Halvorsen, lead engineer. */
export function withRole(host: string, role: string | undefined): string {
  return role ? `${host}, ${role}` : host;
}
