import type { IncomingMessage } from 'node:http';
import { openBoundedThread } from '../../bounded/boundedThread.ts';
import { callOutside, PlainAddress } from '../../network/callOutside.ts';
import { PrivateAddress } from '../../publicAddress.ts';
import type { DeskCalendar } from '../CallPlan.ts';
import type { CalendarQuestion } from './calendarWorker.ts';
import type { Stretch } from './readIcs.ts';

/** A calendar by its address, with its password as it was typed. */
export interface Calendar extends Omit<DeskCalendar, 'kind'> {
  kind: 'ics' | 'caldav';
}

/** Why a calendar could not be asked, in words that the admin shows. */
export class CalendarFault extends Error {
  override name = 'CalendarFault';
  /** ms for which it asks to be left in peace; undefined where it does not say. */
  readonly afterMs: number | undefined;

  constructor(message: string, { afterMs, cause }: { afterMs?: number | undefined; cause?: unknown } = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.afterMs = afterMs;
  }
}

type Fetched = Pick<CalendarQuestion, 'bytes' | 'format'>;

/** A year of a busy person takes two. */
export const maxBytes = 12_000_000;
const timeoutMs = 10_000;
const maxRedirects = 3;

const read = openBoundedThread<CalendarQuestion, Stretch[]>({
  module: 'server/booking/calendars/calendarWorker.ts',
  patienceMs: 5_000,
  memoryMb: 192,
});

/** Reads what a calendar answered, in a thread of its own. Rejects with {@link CalendarFault}. */
export async function readFetched(question: CalendarQuestion): Promise<Stretch[]> {
  const busy = await read(question).catch(() => {
    throw new CalendarFault('What it answers cannot be read as a calendar');
  });
  if (!busy) throw new CalendarFault('What it answers takes too long to read');
  return busy;
}

/** Fetches what a calendar says of a period. Rejects with {@link CalendarFault}. */
export async function fetchCalendar(
  calendar: Calendar,
  period: { from: number; until: number },
  privateHosts: readonly string[],
): Promise<Fetched> {
  const isCalDav = calendar.kind === 'caldav';
  const asked = isCalDav
    ? { method: 'REPORT', headers: { depth: '1', 'content-type': 'application/xml; charset=utf-8' } }
    : { method: 'GET', headers: { accept: 'text/calendar, */*;q=0.5' } };
  const body = isCalDav ? writeReport(period) : undefined;
  const answer = await callCalendar(calendar, urlOf(calendar.address), { ...asked, body }, privateHosts);
  const status = answer.statusCode ?? 0;
  if (status !== (isCalDav ? 207 : 200)) throw refusalOf(answer);
  const bytes = await readBytes(answer, maxBytes);
  // An address above the calendars, such as that of their home, answers with none of their entries.
  if (isCalDav && !Buffer.from(bytes).includes('calendar-data')) await requireCalendar(calendar, privateHosts);
  return { bytes, format: isCalDav ? 'multistatus' : 'ics' };
}

/** RFC 4791, 4.2. */
async function requireCalendar(calendar: Calendar, privateHosts: readonly string[]): Promise<void> {
  const headers = { depth: '0', 'content-type': 'application/xml; charset=utf-8' };
  const body = '<D:propfind xmlns:D="DAV:"><D:prop><D:resourcetype/></D:prop></D:propfind>';
  const answer = await callCalendar(
    calendar,
    urlOf(calendar.address),
    { method: 'PROPFIND', headers, body },
    privateHosts,
  );
  if (answer.statusCode !== 207) throw refusalOf(answer);
  const kinds = new TextDecoder().decode(await readBytes(answer, 100_000));
  if (!/<(?:[\w.-]+:)?calendar[\s/>]/.test(kinds)) {
    throw new CalendarFault('Its address is not that of one calendar: copy the address of the calendar itself');
  }
}

export interface CalendarCall {
  method: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

/**
 * Calls an address of a calendar with its name and password. Only what is fetched may lead elsewhere, and names and
 * passwords stay at the host that was typed. Rejects with {@link CalendarFault}.
 */
export async function callCalendar(
  { address, password, user }: Calendar,
  url: URL,
  { body, headers, method }: CalendarCall,
  privateHosts: readonly string[],
  redirectsLeft = maxRedirects,
): Promise<IncomingMessage> {
  const isHome = url.origin === urlOf(address).origin;
  const basic =
    user && isHome ? { authorization: `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` } : {};
  const sent = { 'user-agent': 'Frontage-Calendars/1', ...headers, ...basic };
  const answer = await callOutside(url, { method, headers: sent, body, timeoutMs, privateHosts }).catch((error) => {
    throw faultOf(error);
  });
  const { location } = answer.headers;
  const isMoved = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) && location !== undefined;
  if (!isMoved || method !== 'GET') return answer;
  answer.destroy();
  if (redirectsLeft === 0 || !URL.canParse(location, url)) throw new CalendarFault('Its address leads nowhere');
  const next = new URL(location, url);
  return callCalendar(
    { kind: 'ics', address, user, password },
    next,
    { method, ...(headers && { headers }) },
    privateHosts,
    redirectsLeft - 1,
  );
}

/** The address as programs call it: `webcal:` is how calendars write https. */
export function urlOf(address: string): URL {
  const written = address.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(written)) throw new CalendarFault('Its address cannot be read');
  return new URL(written);
}

export function refusalOf(answer: IncomingMessage): CalendarFault {
  answer.destroy();
  const status = answer.statusCode ?? 0;
  if (status === 401 || status === 403)
    return new CalendarFault(`It refuses the name or the password (status ${status})`);
  if (status === 404 || status === 410)
    return new CalendarFault(`There is no calendar at its address (status ${status})`);
  return new CalendarFault(`It answers with status ${status}`);
}

/** Reads an answer to its end. Rejects with {@link CalendarFault}. */
export async function readBytes(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new CalendarFault(`It is larger than ${maxBytes / 1_000_000} MB`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw faultOf(error);
  }
  return Buffer.concat(chunks);
}

/** Why nothing came, in words. */
export function faultOf(error: unknown): CalendarFault {
  if (error instanceof CalendarFault) return error;
  if (error instanceof PlainAddress) return new CalendarFault('Its address must begin with https://');
  if (error instanceof PrivateAddress) {
    return new CalendarFault('It lies in our own network. An operator may allow its host in CALENDAR_PRIVATE_HOSTS');
  }
  const { name } = error instanceof Error ? error : { name: '' };
  if (name === 'AbortError' || name === 'TimeoutError') return new CalendarFault('It did not answer within 10 seconds');
  const code = error instanceof Error && 'code' in error ? String(error.code) : name;
  return new CalendarFault(`It cannot be reached (${code})`, { cause: error });
}

/** RFC 4791, 7.8: the entries of a period, repeated ones with all their exceptions. */
function writeReport({ from, until }: { from: number; until: number }): string {
  const stamp = (ms: number) => `${new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">',
    '<D:prop><C:calendar-data/></D:prop>',
    '<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">',
    `<C:time-range start="${stamp(from)}" end="${stamp(until)}"/>`,
    '</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>',
  ].join('');
}
