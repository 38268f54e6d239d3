import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DeskCalendar } from '../CallPlan.ts';
import { CalendarFault, type CalendarKind, type Company } from './askCalendar.ts';
import { callAccount, unreadable } from './calendarAccounts.ts';
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

const rights = z.object({ accessRole: z.string() });

const event = z.object({
  status: z.string().optional(),
  start: z.object({ dateTime: moment.optional(), date: z.iso.date().optional() }).optional(),
});

const company: Company = {
  kind: 'google',
  name: 'Google',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  api: 'https://www.googleapis.com/calendar/v3',
  scopes: ['https://www.googleapis.com/auth/calendar.events', 'https://www.googleapis.com/auth/calendar.freebusy'],
  // It gives a token that lasts only where somebody agrees anew.
  asked: { access_type: 'offline', prompt: 'consent' },
  async checkAccess(asking) {
    const path = `${eventsOf(asking.calendar)}?maxResults=1`;
    const { data } = rights.safeParse((await callAccount(asking, company, { method: 'GET', path })).json);
    if (!data) throw unreadable(company);
    if (data.accessRole === 'owner' || data.accessRole === 'writer') return;
    throw new CalendarFault('The Google account that agreed may not write into this calendar. Connect its own account');
  },
};

/** Our own ids make an entry that is written twice one: letters and digits of base32hex. */
const idOf = (uid: string) => createHash('sha256').update(uid).digest('hex').slice(0, 40);
const eventsOf = ({ address }: DeskCalendar) => `/calendars/${encodeURIComponent(address)}/events`;
const addressOf = (calendar: DeskCalendar, uid: string) => `${eventsOf(calendar)}/${idOf(uid)}`;

export const googleCalendar: CalendarKind = {
  company,
  /** Our own calls that stand there are among them: it does not say what for. */
  async readBusy(asking, _desk, { from, until }) {
    const found: Stretch[] = [];
    for (let begin = from; begin < until; begin += atOnceMs) {
      const timeMin = new Date(begin).toISOString();
      const timeMax = new Date(Math.min(until, begin + atOnceMs)).toISOString();
      const body = { timeMin, timeMax, items: [{ id: asking.calendar.address }] };
      const { json } = await callAccount(asking, company, { method: 'POST', path: '/freeBusy', body });
      const [only] = Object.values(freeBusy.safeParse(json).data?.calendars ?? {});
      if (!only) throw unreadable(company);
      const [fault] = only.errors;
      if (fault?.reason === 'notFound') {
        throw new CalendarFault('Google has no such calendar for this account (notFound). Look at its address');
      }
      if (fault) throw new CalendarFault(`Google could not read the calendar (${fault.reason.slice(0, 60)})`);
      found.push(...only.busy.map(({ end, start }) => [start, end] as const));
    }
    return found;
  },
  entries: {
    async write(asking, { description, endsAt, room, startsAt, summary, uid }) {
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
      const named = { ...body, id: idOf(uid) };
      const made = { method: 'POST', path: eventsOf(asking.calendar), body: named, accepted: [409] } as const;
      const { status } = await callAccount(asking, company, made);
      if (status !== 409) return;
      await callAccount(asking, company, { method: 'PATCH', path: addressOf(asking.calendar, uid), body });
    },
    async remove(asking, uid) {
      const path = addressOf(asking.calendar, uid);
      await callAccount(asking, company, { method: 'DELETE', path, accepted: [404, 410] });
    },
    async find(asking, uid) {
      const path = addressOf(asking.calendar, uid);
      const { json, status } = await callAccount(asking, company, { method: 'GET', path, accepted: [404, 410] });
      const { data } = event.safeParse(json);
      if (status === 404 || status === 410 || data?.status === 'cancelled') return undefined;
      const start = data?.start?.dateTime ?? (data?.start?.date ? Date.parse(data.start.date) : undefined);
      if (start === undefined) throw unreadable(company);
      return new Date(start);
    },
  },
};
