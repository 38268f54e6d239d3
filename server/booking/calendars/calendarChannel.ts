import type { IncomingMessage } from 'node:http';
import type { Payload } from 'payload';
import { type Channel, TryLater, Undeliverable } from '../../delivery/Channel.ts';
import { readCompany } from '../../delivery/mails/senderOf.ts';
import type { Booking } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';
import type { CallPlan, DeskCalendar } from '../CallPlan.ts';
import { calendarOf } from '../calendar.ts';
import { readCallPlan } from '../callPlanOf.ts';
import type { Asking } from './calendarAccounts.ts';
import { openPassword } from './calendarPassword.ts';
import { forgetReading } from './calendars.ts';
import { type Entries, type Entry, entryAddressOf, homeOf, uidIn } from './Entries.ts';
import {
  type CalendarCall,
  CalendarFault,
  callCalendar,
  maxBytes,
  readBytes,
  readFetched,
  refusalOf,
} from './fetchCalendar.ts';
import { googleEntries } from './googleCalendar.ts';
import { microsoftEntries } from './microsoftCalendar.ts';

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
    const asking = { payload, plan: await readCallPlan(payload) };
    const owed = row.body ?? '';
    try {
      await (/^\d+$/.test(owed) ? agree(asking, Number(owed), String(row.id)) : remove(asking, owed));
    } catch (error) {
      if (!(error instanceof CalendarFault) || error.afterMs === undefined) throw error;
      throw new TryLater(error.message, error.afterMs);
    }
    return undefined;
  };

  async function agree(asking: Asking, id: number, turn: string): Promise<void> {
    const { payload, plan } = asking;
    const call = await findCall(payload, id);
    if (!call) throw new Undeliverable('The call was erased');
    const calendar = call.state === 'booked' ? writtenCalendarOf(plan, call.host) : undefined;
    const address = calendar && entryAddressOf(calendar, call.uid);
    if (call.writtenTo && call.writtenTo !== address) {
      await remove(asking, call.writtenTo);
      await note(payload, id, null);
    }
    if (!calendar || !address) return;
    await note(payload, id, address);
    await entriesOf(calendar).write(asking, calendar, await entryOf(payload, call), turn);
    await askAnew(asking, calendar);
    // Erased while it was written: what was owed for that may have come before.
    if (!(await findCall(payload, id))) await remove(asking, address);
  }

  async function entryOf(payload: Payload, call: Booking): Promise<Entry> {
    const { sender } = await readCompany(payload);
    const lead = call.lead ? `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${idOf(call.lead)}` : '';
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

type WrittenCalendar = DeskCalendar & { kind: Exclude<DeskCalendar['kind'], 'ics'> };

const isWritable = (calendar: DeskCalendar): calendar is WrittenCalendar => calendar.kind !== 'ics';

/** True where calls are written to the calendar of anybody. */
export function writesCalls({ desks }: CallPlan): boolean {
  return desks.some(({ calendars }) => calendars.some(isWritable));
}

function writtenCalendarOf({ desks }: CallPlan, host: string): WrittenCalendar | undefined {
  return desks
    .filter((desk) => desk.host === host)
    .flatMap(({ calendars }) => calendars)
    .find(isWritable);
}

/** The calendar with an entry, while it is listed under Booking. */
function calendarWith({ desks }: CallPlan, address: string): WrittenCalendar | undefined {
  const all = desks.flatMap(({ calendars }) => calendars).filter(isWritable);
  return all.find((one) => address.startsWith(homeOf(one)));
}

/** How the entry of a call stands in its calendar, `startsAt` undefined where it is gone. Undefined where nobody can say. */
export async function findEntry(
  asking: Asking,
  { startsAt, uid, writtenTo }: Pick<Booking, 'startsAt' | 'uid' | 'writtenTo'>,
): Promise<{ startsAt: Date | undefined } | undefined> {
  const calendar = calendarWith(asking.plan, writtenTo ?? '');
  if (!calendar) return undefined;
  return { startsAt: await entriesOf(calendar).find(asking, calendar, uid, new Date(startsAt)) };
}

async function remove(asking: Asking, address: string): Promise<void> {
  const calendar = calendarWith(asking.plan, address);
  if (!calendar) {
    throw new Undeliverable(
      `The calendar with the entry is no longer listed under Booking. Remove the entry ${uidIn(address)} there by hand`,
    );
  }
  await entriesOf(calendar).remove(asking, calendar, uidIn(address));
  await askAnew(asking, calendar);
}

/** Google counts our own calls among what it says: that is over. */
async function askAnew(asking: Asking, calendar: DeskCalendar): Promise<void> {
  if (calendar.kind === 'google') await forgetReading(asking, calendar);
}

async function findCall(payload: Payload, id: number): Promise<Booking | undefined> {
  const call = await payload.db.findOne<Booking>({ collection: 'bookings', where: { id: { equals: id } } });
  return call ?? undefined;
}

async function note(payload: Payload, id: number, writtenTo: string | null): Promise<void> {
  await payload.db.updateOne({ collection: 'bookings', id, data: { writtenTo }, returning: false });
}

/** ms around the hour of a call within which its entry is looked for. */
const farMs = 400 * 86_400_000;

/** Entries in CalDAV: RFC 4791, 5.3. */
const calDavEntries: Entries<DeskCalendar> = {
  async write(asking, calendar, entry) {
    const headers = { 'content-type': 'text/calendar; charset=utf-8' };
    const body = calendarOf({ ...entry, attendee: entry.organizer }, 'STORED');
    (await order(asking, calendar, entry.uid, { method: 'PUT', headers, body }, [200, 201, 204])).destroy();
  },
  async remove(asking, calendar, uid) {
    (await order(asking, calendar, uid, { method: 'DELETE' }, [200, 204, 404, 410])).destroy();
  },
  async find(asking, calendar, uid, expected) {
    const answer = await order(asking, calendar, uid, { method: 'GET' }, [200, 404, 410]);
    if (answer.statusCode !== 200) {
      answer.destroy();
      return undefined;
    }
    const bytes = await readBytes(answer, maxBytes);
    const period = { from: expected.getTime() - farMs, until: expected.getTime() + farMs };
    const question = {
      bytes,
      format: 'ics',
      ...period,
      zone: 'UTC',
      owner: [],
      ownUids: [],
      countsFree: true,
    } as const;
    const [first] = await readFetched(question);
    return first && new Date(first[0]);
  },
};

const entries: Readonly<Record<WrittenCalendar['kind'], Entries<DeskCalendar>>> = {
  caldav: calDavEntries,
  google: googleEntries,
  microsoft: microsoftEntries,
};
const entriesOf = ({ kind }: WrittenCalendar) => entries[kind];

async function order(
  { payload }: Asking,
  calendar: DeskCalendar,
  uid: string,
  call: CalendarCall,
  accepted: readonly number[],
): Promise<IncomingMessage> {
  const password = openPassword(payload, calendar.password);
  const { calendarPrivateHosts = [] } = payload.config.custom;
  const url = new URL(entryAddressOf(calendar, uid));
  const answer = await callCalendar({ ...calendar, kind: 'caldav', password }, url, call, calendarPrivateHosts);
  if (!accepted.includes(answer.statusCode ?? 0)) throw refusalOf(answer);
  return answer;
}
