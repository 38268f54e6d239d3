import { hash, randomBytes } from 'node:crypto';
import { decoded } from '@frontage/contract/primitives/decoded.ts';
import type { Payload } from 'payload';
import { openBoundedThread } from '../../bounded/boundedThread.ts';
import type { Booking } from '../../payload-types.ts';
import type { Desk, DeskCalendar } from '../CallPlan.ts';
import { calendarOf } from '../calendar.ts';
import {
  type Answer,
  type Asking,
  askOutside,
  CalendarFault,
  type CalendarKind,
  entryAddressOf,
  type Period,
  urlOf,
} from './askCalendar.ts';
import { openPassword } from './calendarPassword.ts';
import type { CalendarQuestion } from './calendarWorker.ts';
import type { Stretch } from './readIcs.ts';

/** A year of a busy person takes two. */
const maxBytes = 12_000_000;
const maxRedirects = 3;
const dayMs = 86_400_000;
/** ms around the hour of a call within which its entry is looked for. */
const farMs = 400 * dayMs;

/** A calendar file: RFC 5545. */
export const icsFile: CalendarKind = {
  async readBusy(asking, desk, period, now) {
    const call = { method: 'GET', headers: { accept: 'text/calendar, */*;q=0.5' }, accepted: [200] };
    const { bytes } = await ask(asking, urlOf(asking.calendar.address), call);
    return readStretches(asking, desk, period, now, { bytes, format: 'ics' });
  },
};

const xml = { 'content-type': 'application/xml; charset=utf-8' };

/** A collection of CalDAV: RFC 4791. */
export const calDav: CalendarKind = {
  async readBusy(asking, desk, period, now) {
    const headers = { ...xml, depth: '1' };
    const call = { method: 'REPORT', headers, body: writeReport(period), accepted: [207] };
    const { bytes } = await ask(asking, urlOf(asking.calendar.address), call);
    // An address above the calendars, such as that of their home, answers with none of their entries.
    if (!Buffer.from(bytes).includes('calendar-data')) await requireCalendar(asking);
    return readStretches(asking, desk, period, now, { bytes, format: 'multistatus' });
  },
  /** 5.3 there. */
  entries: {
    async write(asking, entry) {
      const headers = { 'content-type': 'text/calendar; charset=utf-8' };
      const body = calendarOf({ ...entry, attendee: entry.organizer }, 'STORED');
      await askForEntry(asking, entry.uid, { method: 'PUT', headers, body, accepted: [200, 201, 204] });
    },
    async remove(asking, uid) {
      await askForEntry(asking, uid, { method: 'DELETE', accepted: [200, 204, 404, 410] });
    },
    async find(asking, uid, expected) {
      const { bytes, status } = await askForEntry(asking, uid, { method: 'GET', accepted: [200, 404, 410] });
      if (status !== 200) return undefined;
      const period = { from: expected.getTime() - farMs, until: expected.getTime() + farMs };
      const whose = { zone: 'UTC', owner: [], ownUids: [], countsFree: true };
      const [first] = await read({ bytes, format: 'ics', ...period, ...whose });
      return first && new Date(first[0]);
    },
  },
};

interface WebCall {
  method: string;
  headers?: Record<string, string>;
  body?: string;
  /** Every other status is a fault. */
  accepted: readonly number[];
}

/**
 * Calls an address of a calendar with its name and password. Only what is fetched may lead elsewhere, and names and
 * passwords stay at the host that was typed. Rejects with {@link CalendarFault}.
 */
async function ask(asking: Asking, url: URL, call: WebCall, redirectsLeft = maxRedirects): Promise<Answer> {
  const { calendar, payload } = asking;
  const { address, password, user } = calendar;
  const known = { user: user ?? '', password: openPassword(payload, password) ?? '' };
  const { accepted, body, headers, method } = call;
  const isHome = url.origin === urlOf(address).origin;
  const send = (authorization: string) =>
    askOutside(payload, url, {
      ...{ method, body, maxBytes },
      headers: { ...headers, ...(user && isHome ? { authorization } : {}) },
    });
  const basic = await send(`Basic ${Buffer.from(`${known.user}:${known.password}`).toString('base64')}`);
  const digest =
    basic.status === 401 ? digestOf(basic.headers['www-authenticate'] ?? '', url, { method, ...known }) : '';
  const answer = digest ? await send(digest) : basic;
  const { location } = answer.headers;
  if (method === 'GET' && location !== undefined && [301, 302, 303, 307, 308].includes(answer.status)) {
    if (redirectsLeft === 0 || !URL.canParse(location, url)) throw new CalendarFault('Its address leads nowhere');
    return ask(asking, new URL(location, url), call, redirectsLeft - 1);
  }
  if (accepted.includes(answer.status)) return answer;
  throw refusalOf(answer);
}

/** For a server that takes no password in the clear, as Baïkal does at first; empty where it asks for no digest. RFC 7616. */
function digestOf(
  asked: string,
  { pathname, search }: URL,
  { method, password, user }: { method: string; password: string; user: string },
): string {
  const challenge = asked.slice(0, 2000).split(/\bdigest /i)[1] ?? '';
  // Another challenge may follow, so the first of a name counts.
  const said = [...challenge.matchAll(/\b(\w{1,20})=(?:"([^"]{0,500})"|([^",\s]{1,500}))/g)].toReversed();
  const fields = said.map(([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare]);
  const { algorithm = 'MD5', nonce, opaque, realm }: Partial<Record<string, string>> = Object.fromEntries(fields);
  const names: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-256': 'sha256' };
  const name = names[algorithm.toUpperCase()];
  if (name === undefined || realm === undefined || nonce === undefined) return '';
  const of = (...parts: string[]) => hash(name, parts.join(':'));
  const [uri, cnonce, count] = [pathname + search, randomBytes(8).toString('hex'), '00000001'];
  const response = of(of(user, realm, password), nonce, count, cnonce, 'auth', of(method, uri));
  const quoted = { username: user, realm, nonce, uri, cnonce, response, ...(opaque === undefined ? {} : { opaque }) };
  const words = Object.entries(quoted).map(([field, value]) => `${field}="${value}"`);
  return `Digest ${words.join(', ')}, algorithm=${algorithm}, qop=auth, nc=${count}`;
}

const askForEntry = (asking: Asking, uid: string, call: WebCall) =>
  ask(asking, new URL(entryAddressOf(asking.calendar, uid)), call);

function refusalOf({ status }: Answer): CalendarFault {
  if (status === 401 || status === 403)
    return new CalendarFault(`It refuses the name or the password (status ${status})`);
  if (status === 404 || status === 410)
    return new CalendarFault(`There is no calendar at its address (status ${status})`);
  return new CalendarFault(`It answers with status ${status}`);
}

/** RFC 4791, 4.2. */
async function requireCalendar(asking: Asking): Promise<void> {
  const body = '<D:propfind xmlns:D="DAV:"><D:prop><D:resourcetype/></D:prop></D:propfind>';
  const call = { method: 'PROPFIND', headers: { ...xml, depth: '0' }, body, accepted: [207] };
  const { bytes } = await ask(asking, urlOf(asking.calendar.address), call);
  if (!/<(?:[\w.-]+:)?calendar[\s/>]/.test(new TextDecoder().decode(bytes))) {
    throw new CalendarFault('Its address is not that of one calendar: copy the address of the calendar itself');
  }
}

/** RFC 4791, 7.8: the entries of a period, repeated ones with all their exceptions. */
function writeReport({ from, until }: Period): string {
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

const readInThread = openBoundedThread<CalendarQuestion, Stretch[]>({
  module: 'server/booking/calendars/calendarWorker.ts',
  patienceMs: 5_000,
  memoryMb: 192,
});

async function read(question: CalendarQuestion): Promise<Stretch[]> {
  const busy = await readInThread(question).catch(() => {
    throw new CalendarFault('What it answers cannot be read as a calendar');
  });
  if (!busy) throw new CalendarFault('What it answers takes too long to read');
  return busy;
}

async function readStretches(
  { calendar, payload }: Asking,
  desk: Desk,
  period: Period,
  now: Date,
  answered: Pick<CalendarQuestion, 'bytes' | 'format'>,
): Promise<Stretch[]> {
  const ownUids = await findOwnUids(payload, now);
  return read({ ...answered, ...period, zone: desk.timeZone, owner: ownersOf(calendar, desk), ownUids });
}

async function findOwnUids(payload: Payload, now: Date): Promise<string[]> {
  const { docs } = await payload.db.find<Booking>({
    collection: 'bookings',
    where: { endsAt: { greater_than: new Date(now.getTime() - dayMs).toISOString() } },
    pagination: false,
    limit: 0,
  });
  return docs.map(({ uid }) => uid);
}

/** By what a calendar may call its person: its name, and the addresses that it and its own address contain. */
function ownersOf({ address, user }: DeskCalendar, { host }: Desk): string[] {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  // What is no text in UTF-8 is no address of a person.
  const parts = path.split('/').flatMap((part) => decoded(part) ?? []);
  const mailboxes = parts.filter((part) => /^[^@\s]+@[^@\s]+$/.test(part));
  return [host, user ?? '', ...mailboxes].filter(Boolean).map((name) => name.toLowerCase());
}
