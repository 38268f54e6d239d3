import { timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, getCall } from '../../access/endpoints.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import { noteEvent } from '../../audit/auditTrail.ts';
import { createSeal } from '../../seal.ts';
import { readCallPlan } from '../callPlanOf.ts';
import { type Asking, CalendarFault, type Company } from './askCalendar.ts';
import { connectionFault, newVerifier, noteRefused, permissionPage, takePermission } from './calendarAccounts.ts';
import { calendarKinds, calendarsOf, forgetReading } from './calendars.ts';

/** Where Google and Microsoft send people back to, below the address of the admin. */
export const connectedPath = '/api/globals/booking/connected';

const beginAgain = 'This page belongs to no connection that was begun here. Press Connect under Booking again.';
/** ms in which somebody may agree. */
const patienceMs = 15 * 60_000;

const state = z.object({
  kind: z.enum(['google', 'microsoft']),
  address: z.string(),
  user: z.number(),
  /** Also the cookie of the browser that began. */
  verifier: z.string(),
  until: z.number(),
});

const sealOf = (payload: Payload) => createSeal(payload.config.secret, 'connecting a calendar');

const adminUrlOf = ({ config }: Payload) => String(config.custom.adminUrl);
const redirectUriOf = (payload: Payload) => `${adminUrlOf(payload)}${connectedPath}`;

/**
 * `GET /api/globals/booking/connect?kind=google&address=…`: leads an editor to the page on which the person of a
 * calendar agrees. RFC 6749 with PKCE; the state is sealed, and bound to this browser by a cookie.
 */
export const connectEndpoint = getCall('/connect', async (req) => {
  const { payload, query, user } = req;
  const found = await findAccount(payload, String(query.kind), String(query.address));
  if (!found || !user) return say(404, 'There is no such calendar. Go back, and save first.');
  const { asking, company } = found;
  const { kind } = company;
  if (!asking.plan.clients[kind]) return say(409, `${await connectionFault(asking, company)}.`);
  const verifier = newVerifier();
  const of = { kind, address: asking.calendar.address, user: Number(user.id) };
  const begun: z.infer<typeof state> = { ...of, verifier, until: Date.now() + patienceMs };
  const sealed = sealOf(payload).seal(JSON.stringify(begun));
  const page = permissionPage(asking, company, { redirectUri: redirectUriOf(payload), state: sealed, verifier });
  return redirect(page.href, cookieOf(payload, cookieValue(payload, verifier), patienceMs / 1000));
});

/** `GET /api/globals/booking/connected`: where the person comes back to, having agreed or not. Leads on to Booking. */
export const connectedEndpoint = getCall('/connected', async (req) => {
  const { payload, query } = req;
  const begun = readState(req);
  if (!begun) return say(400, beginAgain);
  const found = await findAccount(payload, begun.kind, begun.address);
  const person = await payload.findByID({ collection: 'users', id: begun.user, disableErrors: true });
  const mayConnect = person?.role === 'admin' || person?.role === 'editor';
  if (!found || !mayConnect || !found.asking.plan.clients[begun.kind]) return say(400, beginAgain);
  const { asking, company } = found;
  try {
    if (typeof query.code !== 'string') throw new CalendarFault(refusedWords(company, query.error));
    const given = { code: query.code, redirectUri: redirectUriOf(payload), verifier: begun.verifier };
    await takePermission(asking, company, given);
    const changed = [`${company.name}, connected`];
    const event = { action: 'changed', kind: 'Booking', subject: begun.address, changed } as const;
    await noteEvent(req, event, { ...person, collection: 'users' });
  } catch (error) {
    if (!(error instanceof CalendarFault)) throw error;
    await noteRefused(asking, company, error.message);
  }
  await forgetReading(asking);
  return redirect(`${adminUrlOf(payload)}/admin/globals/booking`, cookieOf(payload, '', 0));
});

function refusedWords({ name }: Company, error: unknown): string {
  const reason = typeof error === 'string' ? error.replace(/[^\w.-]/g, '').slice(0, 60) : 'no code';
  return `${name} was not given the permission (${reason}). Press Connect, and agree`;
}

/** What began in this browser, and not too long ago. */
function readState({ headers, payload, query }: PayloadRequest): z.infer<typeof state> | undefined {
  const opened = typeof query.state === 'string' ? sealOf(payload).open(query.state) : undefined;
  if (opened === undefined) return undefined;
  const begun = state.parse(JSON.parse(opened));
  const cookie = Buffer.from(parseCookie(headers.get('cookie') ?? '')[cookieName] ?? '');
  const expected = Buffer.from(cookieValue(payload, begun.verifier));
  const isOurs = cookie.length === expected.length && timingSafeEqual(cookie, expected);
  return isOurs && begun.until > Date.now() ? begun : undefined;
}

const cookieName = 'calendar-connection';

/** The verifier itself must stay with us until the code comes back. */
const cookieValue = (payload: Payload, verifier: string) => sealOf(payload).seal(`cookie ${verifier}`);

function cookieOf(payload: Payload, value: string, maxAgeS: number): string {
  const secure = adminUrlOf(payload).startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${value}; Path=${connectedPath}; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${secure}`;
}

/** For somebody who followed a link. */
function say(status: number, words: string): Response {
  return new Response(sayAgain(words), {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function redirect(location: string, cookie: string): Response {
  const headers = { location, 'set-cookie': cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 302, headers });
}

/** The calendar of an account, with the company that is asked for it. */
async function findAccount(
  payload: Payload,
  kind: string,
  address: string,
): Promise<{ asking: Asking; company: Company } | undefined> {
  const plan = await readCallPlan(payload);
  const all = plan.desks.flatMap(({ calendars }) => calendars);
  const calendar = all.find((one) => one.kind === kind && one.address === address);
  const company = calendar && calendarKinds[calendar.kind].company;
  return company && { asking: { payload, plan, calendar }, company };
}

/** What became of the last question to a calendar. */
export interface CalendarState {
  host: string;
  kind: string;
  address: string;
  /** ISO; undefined where it has never answered. */
  readAt?: string | undefined;
  /** ISO; undefined where it answers. */
  failedSince?: string | undefined;
  fault?: string | undefined;
  busyTimes: number;
  /** Where its person has to agree at Google or Microsoft first; undefined for other kinds. */
  connection?: { hasClient: boolean; fault: string | undefined } | undefined;
}

/** `GET /api/globals/booking/calendars`: how each calendar of those who take calls answers. */
export const calendarStatesEndpoint = getCall('/calendars', async ({ payload }) => {
  const plan = await readCallPlan(payload);
  const now = new Date();
  const states = plan.desks.flatMap((desk) =>
    desk.calendars.map(async (calendar): Promise<CalendarState> => {
      const { busy, failedSince, fault, readAt } = await calendarsOf(payload).look({ plan, desk, calendar, now });
      const iso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString());
      const { address, kind } = calendar;
      const { company } = calendarKinds[kind];
      const connection = company && {
        hasClient: plan.clients[company.kind] !== undefined,
        fault: await connectionFault({ payload, plan, calendar }, company),
      };
      const times = { readAt: iso(readAt), failedSince: iso(failedSince) };
      return { host: desk.host, kind, address, ...times, fault, busyTimes: busy.length, connection };
    }),
  );
  return answer(200, { calendars: await Promise.all(states) });
});
