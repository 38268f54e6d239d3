import { hash, randomBytes } from 'node:crypto';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { memoisePer } from '../../memoiseFor.ts';
import { callOutside, pauseOf } from '../../network/callOutside.ts';
import type { AccountKind, CalendarClient, CallPlan, DeskCalendar } from '../CallPlan.ts';
import { openPassword, sealPassword } from './calendarPassword.ts';
import { CalendarFault, faultOf, readBytes } from './fetchCalendar.ts';

/** A calendar that is asked with a permission of its person. */
export type AccountCalendar = DeskCalendar & { kind: AccountKind };

export const isAccountCalendar = (calendar: DeskCalendar): calendar is AccountCalendar => calendar.kind in companies;

interface Company {
  name: string;
  authorize: string;
  token: string;
  api: string;
  scopes: readonly string[];
  /** What else its page of permission is asked for. */
  asked: Readonly<Record<string, string>>;
}

/** `{tenant}` is the directory. Tests put their own origins in their place. */
const companies: Readonly<Record<AccountKind, Company>> = {
  google: {
    name: 'Google',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    api: 'https://www.googleapis.com/calendar/v3',
    scopes: ['https://www.googleapis.com/auth/calendar.events', 'https://www.googleapis.com/auth/calendar.freebusy'],
    // It gives a token that lasts only where somebody agrees anew.
    asked: { access_type: 'offline', prompt: 'consent' },
  },
  microsoft: {
    name: 'Microsoft',
    authorize: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/authorize',
    token: 'https://login.microsoftonline.com/{tenant}/oauth2/v2.0/token',
    api: 'https://graph.microsoft.com/v1.0',
    scopes: ['offline_access', 'https://graph.microsoft.com/Calendars.ReadWrite'],
    asked: { prompt: 'select_account', response_mode: 'query' },
  },
};

export const nameOfCompany = (kind: AccountKind) => companies[kind].name;

const timeoutMs = 10_000;
/** Busy times of half a year take a tenth. */
const maxBytes = 2_000_000;
/** ms in which a token is no longer used before it ends. */
const marginMs = 60_000;
/** The longest that we stay away because a company asks for it, in ms; and where it does not say for how long. */
const [longestRestMs, usualRestMs] = [600_000, 60_000];

/** The permission that somebody gave, as it is kept for all hosts. */
const grant = z.object({
  /** Sealed. Undefined where the last attempt to connect failed. */
  token: z.string().optional(),
  fault: z.string().optional(),
});
type Grant = z.infer<typeof grant>;

const tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().default(3600),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
});

/** An access token, with the sealed permission by which it was given. */
interface Held {
  grant: string;
  access: Promise<{ token: string; until: number }>;
}

/** Those of this process. Other processes take and renew permissions too, so each is compared before it is used. */
const tokensOf = memoisePer((_payload: Payload) => new Map<string, Held>());

/** What it takes to ask a calendar: how we are known, and where. */
export interface Asking {
  payload: Payload;
  plan: CallPlan;
}

/** The page on which a person permits us to ask their calendar; `verifier` must come back with the code. RFC 7636. */
export function permissionPage(
  { payload, plan }: Asking,
  calendar: AccountCalendar,
  { redirectUri, state, verifier }: { redirectUri: string; state: string; verifier: string },
): URL {
  const client = clientOf(plan, calendar.kind);
  const { asked, authorize, scopes } = companies[calendar.kind];
  const url = new URL(placeOf(payload, calendar.kind, authorize, client));
  const query = {
    client_id: client.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    state,
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
    ...(calendar.address.endsWith('@group.calendar.google.com') ? {} : { login_hint: calendar.address }),
    ...asked,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

export const newVerifier = () => randomBytes(32).toString('base64url');

/**
 * Takes the permission for which a code stands, if it passes the check. Rejects with {@link CalendarFault}; what was
 * there before stays then.
 */
export async function takePermission(
  asking: Asking,
  calendar: AccountCalendar,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
  check: (asking: Asking, calendar: AccountCalendar) => Promise<void>,
): Promise<void> {
  const { name, scopes } = companies[calendar.kind];
  const more = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  const given = await askForTokens(asking, calendar.kind, more);
  const words = (list: readonly string[]) => list.map((scope) => scope.split('/').at(-1));
  const granted = new Set(words(given.scope.split(' ')));
  const isWhole = words(scopes).every((scope) => scope === 'offline_access' || granted.has(scope));
  if (!isWhole || !given.refresh_token) {
    throw new CalendarFault(`${name} gave a part of the permission only. Connect it again, with every box ticked`);
  }
  const before = await readGrant(asking, calendar);
  await keepGrant(asking, calendar, { token: sealPassword(asking.payload, given.refresh_token) });
  await check(asking, calendar).catch(async (error: unknown) => {
    await keepGrant(asking, calendar, before);
    throw error;
  });
}

/** Keeps why an attempt to connect failed, for those who look at the calendar. An earlier permission stays. */
export async function noteRefused(asking: Asking, calendar: AccountCalendar, fault: string): Promise<void> {
  await keepGrant(asking, calendar, { ...(await readGrant(asking, calendar)), fault });
}

/** How a calendar is connected, in words; undefined where it is. */
export async function connectionFault(asking: Asking, calendar: AccountCalendar): Promise<string | undefined> {
  const { name } = companies[calendar.kind];
  if (!asking.plan.clients[calendar.kind]) return `The client of ${name} is missing. Type it below, and save`;
  const { fault, token } = await readGrant(asking, calendar);
  if (fault !== undefined) return fault;
  if (token === undefined) return `It is not connected to ${name}`;
  return undefined;
}

interface AccountCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the address of the API, or a whole address of it. */
  path: string;
  headers?: Record<string, string>;
  body?: object;
  /** Statuses besides 200 to 299 that are an answer. */
  accepted?: readonly number[];
}

interface Answer {
  status: number;
  /** Undefined where the answer is no JSON. */
  json: unknown;
  retryAfter: string | undefined;
}

/** Calls a company in the name of the person of a calendar. Rejects with {@link CalendarFault}. */
export async function callAccount(
  asking: Asking,
  calendar: AccountCalendar,
  { accepted = [], body, headers, method, path }: AccountCall,
): Promise<Pick<Answer, 'json' | 'status'>> {
  const { payload, plan } = asking;
  const api = placeOf(payload, calendar.kind, companies[calendar.kind].api, clientOf(plan, calendar.kind));
  const url = new URL(path.startsWith('/') ? `${api}${path}` : path);
  // A next page lies where the first one does: the token goes nowhere else.
  if (url.origin !== new URL(api).origin) throw unreadable(calendar.kind);
  const send = async () => {
    const authorization = `Bearer ${await accessToken(asking, calendar)}`;
    const content = body ? { 'content-type': 'application/json' } : {};
    const sent = { accept: 'application/json', ...content, ...headers, authorization };
    return ask(payload, url, { method, headers: sent, body: body && JSON.stringify(body) });
  };
  let answer = await send();
  if (answer.status === 401) {
    // Taken back before its time, perhaps: one more try with a new one.
    tokensOf(payload).delete(keyOfGrant(asking, calendar));
    answer = await send();
  }
  if ((answer.status >= 200 && answer.status < 300) || accepted.includes(answer.status)) return answer;
  throw refusalOf(calendar.kind, answer);
}

/** For an answer that is not as the company's document says. */
export const unreadable = (kind: AccountKind) =>
  new CalendarFault(`${companies[kind].name} answers what cannot be read`);

async function accessToken(asking: Asking, calendar: AccountCalendar): Promise<string> {
  const { token: grant } = await readGrant(asking, calendar);
  if (grant === undefined) {
    throw new CalendarFault(`It is not connected to ${nameOfCompany(calendar.kind)}. Press Connect`);
  }
  const all = tokensOf(asking.payload);
  const key = keyOfGrant(asking, calendar);
  for (let known = all.get(key); known?.grant === grant; known = all.get(key)) {
    const access = await known.access.catch(() => undefined);
    if (access && access.until > Date.now()) return access.token;
    // Unless somebody else has renewed it while we waited.
    if (all.get(key) === known) break;
  }
  const access = renew(asking, calendar, grant);
  access.catch(() => undefined);
  all.set(key, { grant, access });
  return (await access).token;
}

async function renew(asking: Asking, calendar: AccountCalendar, grant: string): Promise<Awaited<Held['access']>> {
  const { payload } = asking;
  const opened = openPassword(payload, grant);
  if (opened === undefined) {
    throw new CalendarFault(`The permission of ${nameOfCompany(calendar.kind)} cannot be read. Press Connect`);
  }
  const given = await askForTokens(asking, calendar.kind, { grant_type: 'refresh_token', refresh_token: opened });
  const { expires_in, access_token: token, refresh_token: next } = given;
  const access = { token, until: Date.now() + expires_in * 1000 - marginMs };
  // Microsoft gives a new permission each time, unless somebody has connected it anew meanwhile.
  if (next !== undefined && next !== opened && (await readGrant(asking, calendar)).token === grant) {
    const sealed = sealPassword(payload, next);
    await keepGrant(asking, calendar, { token: sealed });
    tokensOf(payload).set(keyOfGrant(asking, calendar), { grant: sealed, access: Promise.resolve(access) });
  }
  return access;
}

async function askForTokens({ payload, plan }: Asking, kind: AccountKind, more: Record<string, string>) {
  const client = clientOf(plan, kind);
  const { name, scopes, token } = companies[kind];
  const secret = openPassword(payload, client.secret);
  if (secret === undefined) throw new CalendarFault(`The client secret of ${name} cannot be read. Type it again`);
  const wanted = kind === 'microsoft' ? { scope: scopes.join(' ') } : {};
  const fields = { client_id: client.id, client_secret: secret, ...wanted, ...more };
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  const answer = await ask(payload, new URL(placeOf(payload, kind, token, client)), { method: 'POST', headers, body });
  if (answer.status !== 200) throw refusalOf(kind, answer);
  const { data } = tokens.safeParse(answer.json);
  if (!data) throw unreadable(kind);
  return data;
}

async function ask(
  payload: Payload,
  url: URL,
  call: { method: string; headers: Record<string, string>; body?: string | undefined },
): Promise<Answer> {
  const privateHosts = payload.config.custom.calendarPrivateHosts ?? [];
  const sent = { 'user-agent': 'Frontage-Calendars/1', ...call.headers };
  const answer = await callOutside(url, { ...call, headers: sent, timeoutMs, privateHosts }).catch((error) => {
    throw faultOf(error);
  });
  const text = new TextDecoder().decode(await readBytes(answer, maxBytes));
  return { status: answer.statusCode ?? 0, json: readJson(text), retryAfter: answer.headers['retry-after'] };
}

/** The shapes in which Google's and Microsoft's APIs and token endpoints say what is wrong. */
const refusal = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z
    .object({
      error: z.object({
        code: z.unknown(),
        errors: z.array(z.object({ reason: z.string().optional() })).optional(),
      }),
    })
    .transform(({ error: { code, errors } }) => errors?.[0]?.reason ?? (typeof code === 'string' ? code : '')),
]);

const quotas = /^(?:rateLimitExceeded|userRateLimitExceeded|quotaExceeded|dailyLimitExceeded)$/;

function refusalOf(kind: AccountKind, { json, retryAfter, status }: Answer): CalendarFault {
  const { name } = companies[kind];
  const reason = (refusal.safeParse(json).data ?? '').replace(/[^\w.-]/g, '').slice(0, 60);
  const said = `status ${status}${reason ? `, ${reason}` : ''}`;
  if (status === 429 || (status === 403 && quotas.test(reason))) {
    return new CalendarFault(`${name} asks us to come back later (${said})`, {
      afterMs: pauseOf(retryAfter, longestRestMs) ?? usualRestMs,
    });
  }
  if (reason === 'invalid_grant' || status === 401) {
    return new CalendarFault(`${name} no longer lets us in (${said}). Press Connect, and agree again`);
  }
  if (reason === 'invalid_client' || reason === 'unauthorized_client') {
    return new CalendarFault(`${name} does not know our client (${said}). Type its ID and secret again`);
  }
  if (status === 403) {
    return new CalendarFault(`${name} does not allow it (${said}). Press Connect, and agree to everything`);
  }
  if (status === 404 || status === 410) {
    return new CalendarFault(`${name} has no such calendar for this account (${said}). Look at its address`);
  }
  return new CalendarFault(`${name} answers with ${said}`, { afterMs: pauseOf(retryAfter, longestRestMs) });
}

function clientOf({ clients }: Pick<CallPlan, 'clients'>, kind: AccountKind): CalendarClient {
  const client = clients[kind];
  if (!client) throw new CalendarFault(`The client of ${companies[kind].name} is missing. Type it below, and save`);
  return client;
}

function placeOf({ config }: Payload, kind: AccountKind, address: string, { tenant }: CalendarClient): string {
  const origin: string | undefined = config.custom.calendarOrigins?.[kind];
  const place = address.replace('{tenant}', encodeURIComponent(tenant));
  return origin ? place.replace(/^https:\/\/[^/]+/, origin) : place;
}

function keyOfGrant({ plan }: Asking, { address, kind }: AccountCalendar): string {
  const { id } = clientOf(plan, kind);
  return `calendar-grant:${hash('sha256', JSON.stringify([kind, id, address.toLowerCase()]), 'base64url')}`;
}

async function readGrant(asking: Asking, calendar: AccountCalendar): Promise<Grant> {
  return grant.safeParse(await asking.payload.kv.get(keyOfGrant(asking, calendar))).data ?? {};
}

async function keepGrant(asking: Asking, calendar: AccountCalendar, next: Grant): Promise<void> {
  await asking.payload.kv.set(keyOfGrant(asking, calendar), next);
}
