import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type AccountCalendar, type Asking, callAccount, unreadable } from './calendarAccounts.ts';
import type { Entries } from './Entries.ts';
import { CalendarFault } from './fetchCalendar.ts';
import type { Stretch } from './readIcs.ts';

/* Google Calendar API v3: freebusy.query, events.insert, patch, delete and get. */

/** ms of one question: Google refuses much longer ones. */
const atOnceMs = 60 * 86_400_000;

const moment = z.iso.datetime({ offset: true }).transform((iso) => Date.parse(iso));
const freeBusy = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: moment, end: moment })).default([]),
      errors: z.array(z.object({ reason: z.string() })).default([]),
    }),
  ),
});

/** The stretches in which Google shows an account as busy, with our own calls that stand there: it does not say what for. */
export async function readGoogleBusy(
  asking: Asking,
  calendar: AccountCalendar,
  { from, until }: { from: number; until: number },
): Promise<Stretch[]> {
  const found: Stretch[] = [];
  for (let begin = from; begin < until; begin += atOnceMs) {
    const timeMin = new Date(begin).toISOString();
    const timeMax = new Date(Math.min(until, begin + atOnceMs)).toISOString();
    const body = { timeMin, timeMax, items: [{ id: calendar.address }] };
    const { json } = await callAccount(asking, calendar, { method: 'POST', path: '/freeBusy', body });
    const [only] = Object.values(freeBusy.safeParse(json).data?.calendars ?? {});
    if (!only) throw unreadable('google');
    const [fault] = only.errors;
    if (fault?.reason === 'notFound') {
      throw new CalendarFault('Google has no such calendar for this account (notFound). Look at its address');
    }
    if (fault) throw new CalendarFault(`Google could not read the calendar (${fault.reason.slice(0, 60)})`);
    found.push(...only.busy.map(({ end, start }) => [start, end] as const));
  }
  return found;
}

const rights = z.object({ accessRole: z.string() });

/** Rejects where the account that agreed may not read and write this calendar. */
export async function checkGoogleAccess(asking: Asking, calendar: AccountCalendar): Promise<void> {
  const { json } = await callAccount(asking, calendar, { method: 'GET', path: `${eventsOf(calendar)}?maxResults=1` });
  const { data } = rights.safeParse(json);
  if (!data) throw unreadable('google');
  if (data.accessRole === 'owner' || data.accessRole === 'writer') return;
  throw new CalendarFault('The Google account that agreed may not write into this calendar. Connect its own account');
}

const event = z.object({
  status: z.string().optional(),
  start: z.object({ dateTime: moment.optional(), date: z.iso.date().optional() }).optional(),
});

/** Our own ids make an entry that is written twice one: letters and digits of base32hex. */
const idOf = (uid: string) => createHash('sha256').update(uid).digest('hex').slice(0, 40);
const eventsOf = ({ address }: AccountCalendar) => `/calendars/${encodeURIComponent(address)}/events`;

export const googleEntries: Entries<AccountCalendar> = {
  async write(asking, calendar, { description, endsAt, room, startsAt, summary, uid }) {
    const body = {
      summary,
      description,
      location: room ?? '',
      start: { dateTime: startsAt.toISOString() },
      end: { dateTime: endsAt.toISOString() },
      // An entry that was deleted is still there, and comes back.
      status: 'confirmed',
      transparency: 'opaque',
    };
    const path = eventsOf(calendar);
    const made = await callAccount(asking, calendar, {
      method: 'POST',
      path,
      body: { ...body, id: idOf(uid) },
      accepted: [409],
    });
    if (made.status === 409)
      await callAccount(asking, calendar, { method: 'PATCH', path: `${path}/${idOf(uid)}`, body });
  },
  async remove(asking, calendar, uid) {
    const path = `${eventsOf(calendar)}/${idOf(uid)}`;
    await callAccount(asking, calendar, { method: 'DELETE', path, accepted: [404, 410] });
  },
  async find(asking, calendar, uid) {
    const path = `${eventsOf(calendar)}/${idOf(uid)}`;
    const { json, status } = await callAccount(asking, calendar, { method: 'GET', path, accepted: [404, 410] });
    if (status === 404 || status === 410) return undefined;
    const { data } = event.safeParse(json);
    const start = data?.start?.dateTime ?? (data?.start?.date ? Date.parse(data.start.date) : undefined);
    if (data?.status === 'cancelled') return undefined;
    if (start === undefined) throw unreadable('google');
    return new Date(start);
  },
};
