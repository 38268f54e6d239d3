import type { Payload } from 'payload';
import { type Channel, TryLater, Undeliverable } from '../../delivery/Channel.ts';
import { readCompany } from '../../delivery/mails/senderOf.ts';
import type { Booking } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';
import type { CallPlan, DeskCalendar } from '../CallPlan.ts';
import { readCallPlan } from '../callPlanOf.ts';
import { type Asking, CalendarFault, type CalendarKind, type Entry, entryAddressOf, homeOf } from './askCalendar.ts';
import { calendarKinds, forgetReading } from './calendars.ts';

interface CalendarChannelOptions {
  adminUrl: string;
  /** Our address as the organizer. */
  from: string;
  now: () => Date;
}

/**
 * Makes the calendar of a person agree with a call as it is now: written, moved, or gone. Where it is written is noted
 * before it is, so that whatever ends in between, an entry is written over and never left behind. What is owed is the
 * id of the call, or the address of an entry whose call was erased.
 */
export function createCalendarChannel({ adminUrl, from, now }: CalendarChannelOptions): Channel {
  return async ({ payload, row }) => {
    const plan = await readCallPlan(payload);
    const owed = row.body ?? '';
    try {
      await (/^\d+$/.test(owed) ? agree(payload, plan, Number(owed), String(row.id)) : remove(payload, plan, owed));
    } catch (error) {
      if (!(error instanceof CalendarFault) || error.afterMs === undefined) throw error;
      throw new TryLater(error.message, error.afterMs);
    }
    return undefined;
  };

  async function agree(payload: Payload, plan: CallPlan, id: number, turn: string): Promise<void> {
    const call = await findCall(payload, id);
    if (!call) throw new Undeliverable('The call was erased');
    const written = call.state === 'booked' ? writtenCalendars(plan).find(({ host }) => host === call.host) : undefined;
    const address = written && entryAddressOf(written.calendar, call.uid);
    if (call.writtenTo && call.writtenTo !== address) {
      await remove(payload, plan, call.writtenTo);
      await note(payload, id, null);
    }
    if (!written || !address) return;
    await note(payload, id, address);
    const asking = { payload, plan, calendar: written.calendar };
    await written.entries.write(asking, await entryOf(payload, call), turn);
    await askAnew(asking);
    // Erased while it was written: what was owed for that may have come before.
    if (!(await findCall(payload, id))) await remove(payload, plan, address);
  }

  async function entryOf(payload: Payload, call: Booking): Promise<Entry> {
    const { sender } = await readCompany(payload);
    const lead = call.lead ? `${adminUrl}/admin/collections/leads/${idOf(call.lead)}` : '';
    return {
      uid: call.uid,
      sequence: call.sequence,
      startsAt: new Date(call.startsAt),
      endsAt: new Date(call.endsAt),
      saidAt: now(),
      summary: 'Call booked on the website',
      description: lead && `Who calls, and about what: ${lead}`,
      room: call.room ?? undefined,
      organizer: { name: sender.companyName, email: from },
    };
  }
}

interface WrittenCalendar {
  host: string;
  calendar: DeskCalendar;
  entries: NonNullable<CalendarKind['entries']>;
}

/** The calendars into which calls can be written, by their people. */
function writtenCalendars({ desks }: CallPlan): WrittenCalendar[] {
  return desks.flatMap(({ calendars, host }) =>
    calendars.flatMap((calendar) => {
      const { entries } = calendarKinds[calendar.kind];
      return entries ? [{ host, calendar, entries }] : [];
    }),
  );
}

/** True where calls are written to the calendar of anybody. */
export const writesCalls = (plan: CallPlan) => writtenCalendars(plan).length > 0;

/** The calendar with an entry, while it is listed under Booking. */
function calendarWith(plan: CallPlan, address: string): WrittenCalendar | undefined {
  return writtenCalendars(plan).find(({ calendar }) => address.startsWith(homeOf(calendar)));
}

/** How the entry of a call stands in its calendar, `startsAt` undefined where it is gone. Undefined where nobody can say. */
export async function findEntry(
  payload: Payload,
  plan: CallPlan,
  { startsAt, uid, writtenTo }: Pick<Booking, 'startsAt' | 'uid' | 'writtenTo'>,
): Promise<{ startsAt: Date | undefined } | undefined> {
  const written = calendarWith(plan, writtenTo ?? '');
  if (!written) return undefined;
  const asking = { payload, plan, calendar: written.calendar };
  return { startsAt: await written.entries.find(asking, uid, new Date(startsAt)) };
}

async function remove(payload: Payload, plan: CallPlan, address: string): Promise<void> {
  const written = calendarWith(plan, address);
  const uid = decodeURIComponent(address.slice(address.lastIndexOf('/') + 1).replace(/\.ics$/, ''));
  if (!written) {
    throw new Undeliverable(
      `The calendar with the entry is no longer listed under Booking. Remove the entry ${uid} there by hand`,
    );
  }
  const asking = { payload, plan, calendar: written.calendar };
  await written.entries.remove(asking, uid);
  await askAnew(asking);
}

/** Google counts our own calls among what it says: that is over. */
async function askAnew(asking: Asking): Promise<void> {
  if (asking.calendar.kind === 'google') await forgetReading(asking);
}

async function findCall(payload: Payload, id: number): Promise<Booking | undefined> {
  const call = await payload.db.findOne<Booking>({ collection: 'bookings', where: { id: { equals: id } } });
  return call ?? undefined;
}

async function note(payload: Payload, id: number, writtenTo: string | null): Promise<void> {
  await payload.db.updateOne({ collection: 'bookings', id, data: { writtenTo }, returning: false });
}
