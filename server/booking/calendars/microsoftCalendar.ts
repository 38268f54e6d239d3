import { momentOf } from '@frontage/contract/booking/time.ts';
import { z } from 'zod';
import { type AccountCalendar, type Asking, callAccount, unreadable } from './calendarAccounts.ts';
import type { Entries } from './Entries.ts';
import { CalendarFault } from './fetchCalendar.ts';
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

/** The stretches in which Microsoft shows an account as busy; whole days are those of `zone`. Our own calls do not count. */
export async function readMicrosoftBusy(
  asking: Asking,
  calendar: AccountCalendar,
  { from, until, zone }: { from: number; until: number; zone: string },
): Promise<Stretch[]> {
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
    if (page === maxPages) throw unreadable('microsoft');
    const { json } = await callAccount(asking, calendar, { method: 'GET', path, headers: utc });
    const { data } = events.safeParse(json);
    if (!data) throw unreadable('microsoft');
    found.push(...data.value);
    path = data['@odata.nextLink'];
  }
  return found.filter(takesTime).map((one) => stretchOf(one, zone));
}

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
  if (Number.isNaN(ms)) throw unreadable('microsoft');
  return ms;
}

const ownership = z.object({ owner: z.object({ address: z.string() }), canEdit: z.boolean().optional() });

/** Rejects where the account that agreed is another one. */
export async function checkMicrosoftAccess(asking: Asking, calendar: AccountCalendar): Promise<void> {
  const path = '/me/calendar?$select=owner,canEdit';
  const { data } = ownership.safeParse((await callAccount(asking, calendar, { method: 'GET', path })).json);
  if (!data) throw unreadable('microsoft');
  const { address } = data.owner;
  if (address.toLowerCase() === calendar.address.toLowerCase()) return;
  throw new CalendarFault(`${address.slice(0, 100)} agreed. Sign in as ${calendar.address}, or type the other address`);
}

async function findEvent(asking: Asking, calendar: AccountCalendar, uid: string): Promise<Event | undefined> {
  const query = new URLSearchParams({
    $filter: `singleValueExtendedProperties/Any(ep: ep/id eq '${property}' and ep/value eq '${uid.replaceAll("'", "''")}')`,
    $select: 'id,start,end,isCancelled',
  });
  const { json } = await callAccount(asking, calendar, { method: 'GET', path: `/me/events?${query}`, headers: utc });
  const { data } = events.safeParse(json);
  if (!data) throw unreadable('microsoft');
  return data.value.find(({ isCancelled }) => !isCancelled);
}

const addressOf = ({ id }: Event) => `/me/events/${encodeURIComponent(id)}`;

export const microsoftEntries: Entries<AccountCalendar> = {
  async write(asking, calendar, { description, endsAt, room, startsAt, summary, uid }, turn) {
    const body = {
      subject: summary,
      body: { contentType: 'text', content: description },
      location: { displayName: room ?? '' },
      start: { dateTime: startsAt.toISOString().slice(0, 19), timeZone: 'UTC' },
      end: { dateTime: endsAt.toISOString().slice(0, 19), timeZone: 'UTC' },
      isAllDay: false,
      showAs: 'busy',
    };
    const standing = await findEvent(asking, calendar, uid);
    if (standing) {
      await callAccount(asking, calendar, { method: 'PATCH', path: addressOf(standing), body });
      return;
    }
    const named = { singleValueExtendedProperties: [{ id: property, value: uid }], transactionId: `${uid}/${turn}` };
    // Where the answer to an earlier try was lost, the same transaction makes no second event.
    const made = { method: 'POST', path: '/me/events', body: { ...body, ...named }, accepted: [409] } as const;
    await callAccount(asking, calendar, made);
  },
  async remove(asking, calendar, uid) {
    const standing = await findEvent(asking, calendar, uid);
    if (!standing) return;
    await callAccount(asking, calendar, { method: 'DELETE', path: addressOf(standing), accepted: [404, 410] });
  },
  async find(asking, calendar, uid) {
    const standing = await findEvent(asking, calendar, uid);
    return standing && new Date(momentIn(standing.start.dateTime));
  },
};
