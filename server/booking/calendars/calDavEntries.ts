import type { IncomingMessage } from 'node:http';
import type { DeskCalendar } from '../CallPlan.ts';
import { calendarOf } from '../calendar.ts';
import type { Asking } from './calendarAccounts.ts';
import { openPassword } from './calendarPassword.ts';
import { type Entries, entryAddressOf } from './Entries.ts';
import { type CalendarCall, callCalendar, maxBytes, readBytes, readFetched, refusalOf } from './fetchCalendar.ts';

/** ms around the hour of a call within which its entry is looked for. */
const farMs = 400 * 86_400_000;

/** Entries in CalDAV: RFC 4791, 5.3. */
export const calDavEntries: Entries<DeskCalendar> = {
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
