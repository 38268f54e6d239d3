import { momentOf } from '@frontage/contract/booking/time.ts';
import { z } from 'zod';
import { type Asking, CalendarFault, type CalendarKind, type Company } from './askCalendar.ts';
import { callAccount, unreadable } from './calendarAccounts.ts';
import type { Stretch } from './readIcs.ts';

/* Microsoft Graph v1.0: calendarView, events and their extended properties. */

const utc = { prefer: 'outlook.timezone="UTC"' };
/** Events of a page, and the most pages. */
const [atOnce, maxPages] = [200, 50];

/** The property of an event in which its call is named: ids are Microsoft's own, and known only afterwards. */
const property = 'String {6f2b0c1e-58d0-4c37-9d0a-3e1c7b0b8d52} Name FrontageCall';

/** Such as `2026-11-24T14:00:00.0000000`, here always in UTC. */
const shown = z.object({ dateTime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/) });
const events = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      start: shown,
      end: shown,
      showAs: z.string().optional(),
      isAllDay: z.boolean().optional(),
      isCancelled: z.boolean().optional(),
      responseStatus: z.object({ response: z.string().optional() }).nullish(),
      singleValueExtendedProperties: z.array(z.object({ value: z.string() })).optional(),
    }),
  ),
  '@odata.nextLink': z.string().optional(),
});
type Event = z.infer<typeof events>['value'][number];

const ownership = z.object({ owner: z.object({ address: z.string() }), canEdit: z.boolean().optional() });

const company: Company = {
  kind: 'microsoft',
  name: 'Microsoft',
  authorize: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/authorize',
  token: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/token',
  api: 'https://graph.microsoft.com/v1.0',
  scopes: ['offline_access', 'https://graph.microsoft.com/Calendars.ReadWrite'],
  asked: { prompt: 'select_account', response_mode: 'query' },
  async checkAccess(asking) {
    const path = '/me/calendar?$select=owner,canEdit';
    const { data } = ownership.safeParse((await callAccount(asking, company, { method: 'GET', path })).json);
    if (!data) throw unreadable(company);
    const { calendar } = asking;
    const { address } = data.owner;
    if (address.toLowerCase() === calendar.address.toLowerCase()) return;
    throw new CalendarFault(
      `${address.slice(0, 100)} agreed. Sign in as ${calendar.address}, or type the other address`,
    );
  },
};

function takesTime({ isCancelled, responseStatus, showAs, singleValueExtendedProperties: own = [] }: Event): boolean {
  const isFree = showAs === 'free' || showAs === 'workingElsewhere';
  return !isFree && !isCancelled && responseStatus?.response !== 'declined' && own.length === 0;
}

function stretchOf({ end, isAllDay, start }: Event, zone: string): Stretch {
  const moment = ({ dateTime }: z.infer<typeof shown>) => {
    // A whole day is said from midnight to midnight, whatever zone was asked for.
    const at = isAllDay ? momentOf(dateTime.slice(0, 10), '00:00', zone)?.getTime() : undefined;
    return at ?? momentIn(dateTime);
  };
  return [moment(start), moment(end)];
}

/** ms; its seven digits of a second are more than a date takes. */
function momentIn(dateTime: string): number {
  const ms = Date.parse(`${dateTime.slice(0, 19)}Z`);
  if (Number.isNaN(ms)) throw unreadable(company);
  return ms;
}

async function readEvents(asking: Asking, path: string) {
  const { json } = await callAccount(asking, company, { method: 'GET', path, headers: utc });
  const { data } = events.safeParse(json);
  if (!data) throw unreadable(company);
  return data;
}

async function findEvent(asking: Asking, uid: string): Promise<Event | undefined> {
  const query = new URLSearchParams({
    $filter: `singleValueExtendedProperties/Any(ep: ep/id eq '${property}' and ep/value eq '${uid.replaceAll("'", "''")}')`,
    $select: 'id,start,end,isCancelled',
  });
  const { value } = await readEvents(asking, `/me/events?${query}`);
  return value.find(({ isCancelled }) => !isCancelled);
}

const addressOf = ({ id }: Event) => `/me/events/${encodeURIComponent(id)}`;

export const microsoftCalendar: CalendarKind = {
  company,
  /** Whole days are those of the office. Our own calls do not count. */
  async readBusy(asking, { timeZone }, { from, until }) {
    const query = new URLSearchParams({
      startDateTime: new Date(from).toISOString(),
      endDateTime: new Date(until).toISOString(),
      $select: 'id,start,end,showAs,isAllDay,isCancelled,responseStatus',
      $expand: `singleValueExtendedProperties($filter=id eq '${property}')`,
      $top: String(atOnce),
    });
    const found: Event[] = [];
    let path: string | undefined = `/me/calendarView?${query}`;
    for (let page = 0; path !== undefined; page += 1) {
      if (page === maxPages) throw unreadable(company);
      const { value, '@odata.nextLink': next } = await readEvents(asking, path);
      found.push(...value);
      path = next;
    }
    return found.filter(takesTime).map((one) => stretchOf(one, timeZone));
  },
  entries: {
    async write(asking, { description, endsAt, room, startsAt, summary, uid }, turn) {
      const body = {
        subject: summary,
        body: { contentType: 'text', content: description },
        location: { displayName: room ?? '' },
        start: { dateTime: startsAt.toISOString().slice(0, 19), timeZone: 'UTC' },
        end: { dateTime: endsAt.toISOString().slice(0, 19), timeZone: 'UTC' },
        isAllDay: false,
        showAs: 'busy',
      };
      const standing = await findEvent(asking, uid);
      if (standing) {
        await callAccount(asking, company, { method: 'PATCH', path: addressOf(standing), body });
        return;
      }
      const named = { singleValueExtendedProperties: [{ id: property, value: uid }], transactionId: `${uid}/${turn}` };
      // Where the answer to an earlier try was lost, the same transaction makes no second event.
      const made = { method: 'POST', path: '/me/events', body: { ...body, ...named }, accepted: [409] } as const;
      await callAccount(asking, company, made);
    },
    async remove(asking, uid) {
      const standing = await findEvent(asking, uid);
      if (!standing) return;
      await callAccount(asking, company, { method: 'DELETE', path: addressOf(standing), accepted: [404, 410] });
    },
    async find(asking, uid) {
      const standing = await findEvent(asking, uid);
      return standing && new Date(momentIn(standing.start.dateTime));
    },
  },
};
