import { hash, randomBytes } from 'node:crypto';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { memoisePer } from '../../memoiseFor.ts';
import { pauseOf } from '../../network/callOutside.ts';
import type { CalendarClient } from '../CallPlan.ts';
import { type Answer, type Asking, askOutside, CalendarFault, type Company } from './askCalendar.ts';
import { openPassword, sealPassword } from './calendarPassword.ts';

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
  /** ms; endless while it is asked for. */
  until: number;
  token: Promise<string>;
}

/** Those of this process. Other processes take and renew permissions too, so each is compared before it is used. */
const tokensOf = memoisePer((_payload: Payload) => new Map<string, Held>());

/** The page on which a person permits us to ask their calendar; `verifier` must come back with the code. RFC 7636. */
export function permissionPage(
  { calendar, payload, plan }: Asking,
  company: Company,
  { redirectUri, state, verifier }: { redirectUri: string; state: string; verifier: string },
): URL {
  const client = clientOf(plan, company);
  const url = new URL(placeOf(payload, company, company.authorize, client));
  const query = {
    client_id: client.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: company.scopes.join(' '),
    state,
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
    ...(calendar.address.endsWith('@group.calendar.google.com') ? {} : { login_hint: calendar.address }),
    ...company.asked,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

export const newVerifier = () => randomBytes(32).toString('base64url');

/**
 * Takes the permission for which a code stands, if the account may do everything. Rejects with {@link CalendarFault};
 * what was there before stays then.
 */
export async function takePermission(
  asking: Asking,
  company: Company,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
): Promise<void> {
  const { name, scopes } = company;
  const more = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  const given = await askForTokens(asking, company, more);
  const words = (list: readonly string[]) => list.map((scope) => scope.split('/').at(-1));
  const granted = new Set(words(given.scope.split(' ')));
  const isWhole = words(scopes).every((scope) => scope === 'offline_access' || granted.has(scope));
  if (!isWhole || !given.refresh_token) {
    throw new CalendarFault(`${name} gave a part of the permission only. Connect it again, with every box ticked`);
  }
  const before = await readGrant(asking, company);
  await keepGrant(asking, company, { token: sealPassword(asking.payload, given.refresh_token) });
  await company.checkAccess(asking).catch(async (error: unknown) => {
    await keepGrant(asking, company, before);
    throw error;
  });
}

/** Keeps why an attempt to connect failed, for those who look at the calendar. An earlier permission stays. */
export async function noteRefused(asking: Asking, company: Company, fault: string): Promise<void> {
  await keepGrant(asking, company, { ...(await readGrant(asking, company)), fault });
}

const clientMissing = ({ name }: Company) =>
  new CalendarFault(`The client of ${name} is missing. Type it below, and save`);

/** How a calendar is connected, in words; undefined where it is. */
export async function connectionFault(asking: Asking, company: Company): Promise<string | undefined> {
  if (!asking.plan.clients[company.kind]) return clientMissing(company).message;
  const { fault, token } = await readGrant(asking, company);
  return fault ?? (token === undefined ? `It is not connected to ${company.name}` : undefined);
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

interface JsonAnswer {
  status: number;
  /** Undefined where the answer is no JSON. */
  json: unknown;
  retryAfter: string | undefined;
}

/** Calls a company in the name of the person of a calendar. Rejects with {@link CalendarFault}. */
export async function callAccount(
  asking: Asking,
  company: Company,
  { accepted = [], body, headers, method, path }: AccountCall,
): Promise<JsonAnswer> {
  const { payload, plan } = asking;
  const api = placeOf(payload, company, company.api, clientOf(plan, company));
  const url = new URL(path.startsWith('/') ? `${api}${path}` : path);
  // A next page lies where the first one does: the token goes nowhere else.
  if (url.origin !== new URL(api).origin) throw unreadable(company);
  const send = async () => {
    const authorization = `Bearer ${await accessToken(asking, company)}`;
    const content = body ? { 'content-type': 'application/json' } : {};
    const sent = { accept: 'application/json', ...content, ...headers, authorization };
    return jsonIn(
      await askOutside(payload, url, { method, headers: sent, body: body && JSON.stringify(body), maxBytes }),
    );
  };
  let answer = await send();
  if (answer.status === 401) {
    // Taken back before its time, perhaps: one more try with a new one.
    tokensOf(payload).delete(keyOfGrant(asking, company));
    answer = await send();
  }
  if ((answer.status >= 200 && answer.status < 300) || accepted.includes(answer.status)) return answer;
  throw refusalOf(company, answer);
}

/** For an answer that is not as the company's document says. */
export const unreadable = ({ name }: Company) => new CalendarFault(`${name} answers what cannot be read`);

async function accessToken(asking: Asking, company: Company): Promise<string> {
  const { payload } = asking;
  const { token: grant } = await readGrant(asking, company);
  if (grant === undefined) throw new CalendarFault(`It is not connected to ${company.name}. Press Connect`);
  const all = tokensOf(payload);
  const key = keyOfGrant(asking, company);
  const known = all.get(key);
  if (known?.grant === grant && known.until > Date.now()) return known.token;
  const held: Held = { grant, until: Number.POSITIVE_INFINITY, token: renew(grant) };
  all.set(key, held);
  held.token.catch(() => {
    held.until = 0;
  });
  return held.token;

  async function renew(sealed: string): Promise<string> {
    const opened = openPassword(payload, sealed);
    if (opened === undefined) {
      throw new CalendarFault(`The permission of ${company.name} cannot be read. Press Connect`);
    }
    const given = await askForTokens(asking, company, { grant_type: 'refresh_token', refresh_token: opened });
    const { access_token: token, expires_in: seconds, refresh_token: next } = given;
    held.until = Date.now() + seconds * 1000 - marginMs;
    // Microsoft gives a new permission each time, unless somebody has connected it anew meanwhile.
    if (next !== undefined && next !== opened && (await readGrant(asking, company)).token === sealed) {
      const renewed = sealPassword(payload, next);
      await keepGrant(asking, company, { token: renewed });
      held.grant = renewed;
    }
    return token;
  }
}

async function askForTokens({ payload, plan }: Asking, company: Company, more: Record<string, string>) {
  const { kind, name, scopes, token } = company;
  const client = clientOf(plan, company);
  const secret = openPassword(payload, client.secret);
  if (secret === undefined) throw new CalendarFault(`The client secret of ${name} cannot be read. Type it again`);
  const wanted = kind === 'microsoft' ? { scope: scopes.join(' ') } : {};
  const fields = { client_id: client.id, client_secret: secret, ...wanted, ...more };
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  const url = new URL(placeOf(payload, company, token, client));
  const answer = jsonIn(await askOutside(payload, url, { method: 'POST', headers, body, maxBytes }));
  if (answer.status !== 200) throw refusalOf(company, answer);
  const { data } = tokens.safeParse(answer.json);
  if (!data) throw unreadable(company);
  return data;
}

const jsonIn = ({ bytes, headers, status }: Answer): JsonAnswer => ({
  status,
  json: readJson(new TextDecoder().decode(bytes)),
  retryAfter: headers['retry-after'],
});

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

function refusalOf({ name }: Company, { json, retryAfter, status }: JsonAnswer): CalendarFault {
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

function clientOf({ clients }: Asking['plan'], company: Company): CalendarClient {
  const client = clients[company.kind];
  if (!client) throw clientMissing(company);
  return client;
}

function placeOf({ config }: Payload, { kind }: Company, address: string, { tenant }: CalendarClient): string {
  const origin: string | undefined = config.custom.calendarOrigins?.[kind];
  const place = address.replace('{tenant}', encodeURIComponent(tenant));
  return origin ? place.replace(/^https:\/\/[^/]+/, origin) : place;
}

function keyOfGrant({ calendar, plan }: Asking, company: Company): string {
  const named = JSON.stringify([company.kind, clientOf(plan, company).id, calendar.address.toLowerCase()]);
  return `calendar-grant:${hash('sha256', named, 'base64url')}`;
}

async function readGrant(asking: Asking, company: Company): Promise<Grant> {
  return grant.safeParse(await asking.payload.kv.get(keyOfGrant(asking, company))).data ?? {};
}

async function keepGrant(asking: Asking, company: Company, next: Grant): Promise<void> {
  await asking.payload.kv.set(keyOfGrant(asking, company), next);
}
