import type { Payload } from 'payload';
import { type Channel, Undeliverable } from '../../delivery/Channel.ts';
import { readCompany } from '../../delivery/mails/senderOf.ts';
import type { Booking } from '../../payload-types.ts';
import { idOf } from '../../references/idOf.ts';
import type { CallPlan, DeskCalendar } from '../CallPlan.ts';
import { calendarOf } from '../calendar.ts';
import { readCallPlan } from '../callPlanOf.ts';
import { openPassword } from './calendarPassword.ts';
import { callCalendar, refusalOf, urlOf } from './fetchCalendar.ts';

interface CalendarChannelOptions {
  adminUrl: string;
  /** Our address as the organizer. */
  from: string;
  now: () => Date;
}

/**
 * Makes the calendar of a person agree with a call as it is now: written, moved, or gone. Where it is written is noted
 * before it is, so that whatever ends in between, an entry is written over and never left behind. It names nobody: the
 * erasure of a person does not reach calendars.
 */
export function createCalendarChannel({ adminUrl, from, now }: CalendarChannelOptions): Channel {
  return async ({ payload, row }) => {
    const where = { id: { equals: Number(row.body) } };
    const call = await payload.db.findOne<Booking>({ collection: 'bookings', where });
    if (!call) throw new Undeliverable('The call was erased');
    const plan = await readCallPlan(payload);
    const calendar = call.state === 'booked' ? writtenCalendarOf(plan, call.host) : undefined;
    const address = calendar && entryUrlOf(calendar, call.uid);
    if (call.writtenTo && call.writtenTo !== address) {
      await remove(payload, plan, call.writtenTo);
      await note(payload, call.id, null);
    }
    if (!calendar || !address) return undefined;
    await note(payload, call.id, address);
    const body = await writeEntry(payload, call);
    const headers = { 'content-type': 'text/calendar; charset=utf-8' };
    await order(payload, calendar, address, { method: 'PUT', headers, body }, [200, 201, 204]);
    return undefined;
  };

  async function writeEntry(payload: Payload, call: Booking): Promise<string> {
    const { sender } = await readCompany(payload);
    const organizer = { name: sender.companyName, email: from };
    const lead = call.lead ? `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${idOf(call.lead)}` : '';
    return calendarOf(
      {
        uid: call.uid,
        sequence: call.sequence,
        startsAt: new Date(call.startsAt),
        endsAt: new Date(call.endsAt),
        saidAt: now(),
        summary: 'Call booked on the website',
        description: lead && `Who calls, and about what: ${lead}`,
        room: call.room ?? undefined,
        organizer,
        attendee: organizer,
      },
      'STORED',
    );
  }
}

/** True where calls are written to the calendar of anybody. */
export function writesCalls({ desks }: CallPlan): boolean {
  return desks.some(({ calendars }) => calendars.some(({ kind }) => kind === 'caldav'));
}

/** The first CalDAV calendar of a person. */
function writtenCalendarOf({ desks }: CallPlan, host: string): DeskCalendar | undefined {
  return desks
    .filter((desk) => desk.host === host)
    .flatMap(({ calendars }) => calendars)
    .find(({ kind }) => kind === 'caldav');
}

const homeOf = ({ address }: DeskCalendar) => urlOf(address).href.replace(/\/?$/, '/');

const entryUrlOf = (calendar: DeskCalendar, uid: string) => `${homeOf(calendar)}${encodeURIComponent(uid)}.ics`;

async function remove(payload: Payload, { desks }: CallPlan, address: string): Promise<void> {
  const calendar = desks
    .flatMap(({ calendars }) => calendars)
    .find((one) => one.kind === 'caldav' && address.startsWith(homeOf(one)));
  if (!calendar) {
    throw new Undeliverable(
      'The calendar with the entry is no longer listed under Booking. Remove the call there by hand',
    );
  }
  await order(payload, calendar, address, { method: 'DELETE' }, [200, 204, 404, 410]);
}

async function order(
  payload: Payload,
  calendar: DeskCalendar,
  address: string,
  call: Parameters<typeof callCalendar>[2],
  accepted: readonly number[],
): Promise<void> {
  const opened = { ...calendar, password: openPassword(payload, calendar.password) };
  const answer = await callCalendar(opened, new URL(address), call, payload.config.custom.calendarPrivateHosts ?? []);
  if (!accepted.includes(answer.statusCode ?? 0)) throw refusalOf(answer);
  answer.destroy();
}

async function note(payload: Payload, id: number, writtenTo: string | null): Promise<void> {
  await payload.db.updateOne({ collection: 'bookings', id, data: { writtenTo }, returning: false });
}
