import type { IncomingHttpHeaders } from 'node:http';
import type { Payload } from 'payload';
import { callOutside, PlainAddress } from '../../network/callOutside.ts';
import { PrivateAddress } from '../../publicAddress.ts';
import type { AccountKind, CallPlan, Desk, DeskCalendar } from '../CallPlan.ts';
import type { CalendarCall } from '../calendar.ts';
import type { Stretch } from './readIcs.ts';

/** What it takes to ask a calendar: where it is, and how we are known. */
export interface Asking {
  payload: Payload;
  plan: CallPlan;
  calendar: DeskCalendar;
}

/** In ms. */
export interface Period {
  from: number;
  until: number;
}

/** A call as it stands in the calendar of its person. It names nobody. */
export type Entry = Omit<CalendarCall, 'attendee'>;

/** How one kind of calendar is asked. All reject with {@link CalendarFault}. */
export interface CalendarKind {
  /** The stretches in which it shows its person as busy. */
  readBusy(asking: Asking, desk: Desk, period: Period, now: Date): Promise<readonly Stretch[]>;
  /** Writes calls, and looks after them. Undefined where it can only be read. */
  entries?: {
    /** Writes an entry, or over it. `turn`: the same for each try of one writing. */
    write(asking: Asking, entry: Entry, turn: string): Promise<void>;
    /** Does nothing where there is none. */
    remove(asking: Asking, uid: string): Promise<void>;
    /** When it begins, by the calendar; undefined where it is gone. `expected`: when it should. */
    find(asking: Asking, uid: string, expected: Date): Promise<Date | undefined>;
  };
  /** Whose permission it takes; undefined where a name and a password are enough. */
  company?: Company;
}

/** A company whose calendars are asked with a permission of their person. */
export interface Company {
  kind: AccountKind;
  name: string;
  /** `{tenant}` is the directory, in the next one too. Tests put their own origins in place of all three. */
  authorize: string;
  token: string;
  api: string;
  scopes: readonly string[];
  /** What else its page of permission is asked for. */
  asked: Readonly<Record<string, string>>;
  /** Rejects where the account that agreed may not read and write this calendar. */
  checkAccess(asking: Asking): Promise<void>;
}

/*
 * Where the entry of a call is, as it is noted with the call: with CalDAV its address, with Google and Microsoft the
 * account and the call.
 */

/** What the addresses of all entries in a calendar begin with. */
export function homeOf({ address, kind }: DeskCalendar): string {
  if (kind === 'google' || kind === 'microsoft') return `${kind}:${encodeURIComponent(address.toLowerCase())}/`;
  return urlOf(address).href.replace(/\/?$/, '/');
}

export const entryAddressOf = (calendar: DeskCalendar, uid: string) =>
  `${homeOf(calendar)}${encodeURIComponent(uid)}.ics`;

/** The address as programs call it: `webcal:` is how calendars write https. */
export function urlOf(address: string): URL {
  const written = address.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(written)) throw new CalendarFault('Its address cannot be read');
  return new URL(written);
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

interface OutsideCall {
  method: string;
  headers?: Record<string, string>;
  body?: string | undefined;
  maxBytes: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Uint8Array;
}

const timeoutMs = 10_000;

/** Calls an address, and reads the answer to its end. Rejects with {@link CalendarFault}. */
export async function askOutside(
  { config }: Payload,
  url: URL,
  { body, headers, maxBytes, method }: OutsideCall,
): Promise<Answer> {
  const privateHosts = config.custom.calendarPrivateHosts ?? [];
  const sent = { 'user-agent': 'Frontage-Calendars/1', ...headers };
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const answer = await callOutside(url, { method, headers: sent, body, timeoutMs, privateHosts });
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new CalendarFault(`It is larger than ${maxBytes / 1_000_000} MB`);
      chunks.push(chunk);
    }
    return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) };
  } catch (error) {
    throw faultOf(error);
  }
}

/** Why nothing came, in words. */
function faultOf(error: unknown): CalendarFault {
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
