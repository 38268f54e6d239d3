import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';

/* Stand-ins for Google Calendar and Microsoft Graph with their OAuth endpoints, as their documents describe them. */

export interface StandInAnswer {
  status: number;
  headers?: Record<string, string>;
  /** As JSON, unless it is a text. */
  body?: unknown;
}

/** An entry of the account, or a call that we wrote: `uid` is our mark. */
export interface StoredEvent {
  id: string;
  startsAt: number;
  endsAt: number;
  /** What else the API says of it. */
  more: Record<string, unknown>;
  mark?: string;
  isGone?: boolean;
}

interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

export const client = { id: 'frontage-client', secret: 'a client secret' };
export const redirectUri = 'http://localhost:3001/api/globals/booking/connected';

/** What both have in common: consent, tokens, faults that a test puts in, and a server on this machine. */
async function startAccountServer(account: string, scope: string, answerApi: (asked: Asked) => StandInAnswer) {
  const challenges = new Map<string, string>();
  const refreshTokens = new Set<string>();
  const accessTokens = new Set<string>();
  const server = {
    origin: '',
    host: '',
    account,
    scope,
    /** True where each renewal ends the permission before, as a strict directory has it. */
    rotates: false,
    seen: [] as Asked[],
    /** Instead of the ordinary answer of the API; of the token endpoint where `isToken`. */
    fault: undefined as ((asked: Asked, isToken: boolean) => StandInAnswer | 'nothing' | undefined) | undefined,
    /** After the ordinary answer was worked out: it is lost on its way. */
    losesAnswer: (_asked: Asked) => false,
    endAccess: () => accessTokens.clear(),
    revoke: () => {
      refreshTokens.clear();
      accessTokens.clear();
    },
    /** What a browser does on the page of permission: returns where it is sent back to. */
    agree(page: string, error?: string): URL {
      const { searchParams } = new URL(page);
      const asked = (name: string) => searchParams.get(name) ?? '';
      if (asked('response_type') !== 'code' || asked('client_id') !== client.id) throw new Error('No such client');
      if (asked('redirect_uri') !== redirectUri) throw new Error(`redirect_uri_mismatch: ${asked('redirect_uri')}`);
      if (asked('code_challenge_method') !== 'S256' || !asked('code_challenge')) throw new Error('No PKCE');
      const back = new URL(redirectUri);
      back.searchParams.set('state', asked('state'));
      if (error) back.searchParams.set('error', error);
      else {
        const code = randomUUID();
        challenges.set(code, asked('code_challenge'));
        back.searchParams.set('code', code);
      }
      return back;
    },
  };

  function giveTokens({ body }: Asked): StandInAnswer {
    const fields = new URLSearchParams(body);
    const refused = (error: string) => ({ status: 400, body: { error, error_description: 'Not so' } });
    if (fields.get('client_id') !== client.id || fields.get('client_secret') !== client.secret) {
      return { ...refused('invalid_client'), status: 401 };
    }
    const refreshToken = fields.get('refresh_token') ?? '';
    if (fields.get('grant_type') === 'authorization_code') {
      const challenge = challenges.get(fields.get('code') ?? '');
      challenges.delete(fields.get('code') ?? '');
      const verifier = createHash('sha256')
        .update(fields.get('code_verifier') ?? '')
        .digest('base64url');
      if (challenge !== verifier || fields.get('redirect_uri') !== redirectUri) return refused('invalid_grant');
    } else if (!refreshTokens.has(refreshToken)) return refused('invalid_grant');
    const isNew = fields.get('grant_type') === 'authorization_code' || server.rotates;
    // As long as Microsoft's are.
    const next = isNew ? `${randomUUID()}${'x'.repeat(1800)}` : undefined;
    if (next) refreshTokens.add(next);
    if (server.rotates) refreshTokens.delete(refreshToken);
    const access = randomUUID();
    accessTokens.add(access);
    const given = { access_token: access, expires_in: 3599, token_type: 'Bearer', scope: server.scope };
    return { status: 200, body: { ...given, ...(next ? { refresh_token: next } : {}) } };
  }

  const listening = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', server.origin);
      const { headers, method = '' } = request;
      const asked = { method, url, headers, body: Buffer.concat(chunks).toString() };
      server.seen.push(asked);
      const isToken = url.pathname.endsWith('/token');
      const isKnown = accessTokens.has((headers.authorization ?? '').replace(/^Bearer /, ''));
      const usual = () =>
        isToken ? giveTokens(asked) : isKnown ? answerApi(asked) : { status: 401, body: { error: { code: 401 } } };
      const answer = server.fault?.(asked, isToken) ?? usual();
      if (answer === 'nothing') return;
      if (server.losesAnswer(asked)) return void response.destroy();
      const { body, headers: more, status } = answer;
      const content = { 'content-type': 'application/json; charset=utf-8', ...more };
      response.writeHead(status, content).end(typeof body === 'string' ? body : body && JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    listening.closeAllConnections();
    await new Promise<void>((resolve) => listening.close(() => resolve()));
  });
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('The stand-in does not listen');
  server.host = `127.0.0.1:${address.port}`;
  server.origin = `http://${server.host}`;
  return server;
}

const overlaps = (event: StoredEvent, from: number, until: number) =>
  !event.isGone && event.startsAt < until && event.endsAt > from;

/** Google Calendar API v3, of an account with one calendar. */
export async function startGoogle(account = 'ines@wharfside.example') {
  const events = new Map<string, StoredEvent>();
  const state = { accessRole: 'owner', eventsOfPage: 250 };
  const scopes = 'https://www.googleapis.com/auth/calendar.freebusy https://www.googleapis.com/auth/calendar.events';
  const refused = (status: number, reason: string): StandInAnswer => ({
    status,
    body: { error: { code: status, message: reason, errors: [{ domain: 'global', reason, message: reason }] } },
  });
  const resourceOf = ({ endsAt, id, isGone, more, startsAt }: StoredEvent) => ({
    kind: 'calendar#event',
    id,
    start: { dateTime: new Date(startsAt).toISOString() },
    end: { dateTime: new Date(endsAt).toISOString() },
    ...more,
    status: isGone ? 'cancelled' : 'confirmed',
  });
  const server = await startAccountServer(account, scopes, ({ body, method, url }) => {
    const path = url.pathname.replace('/calendar/v3', '');
    const sent = body ? JSON.parse(body) : {};
    if (path === '/freeBusy' && method === 'POST') return freeBusy(sent);
    const [, calendar = '', id] = /^\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? [];
    if (decodeURIComponent(calendar) !== account) return refused(404, 'notFound');
    if (id === undefined) {
      if (method === 'GET')
        return { status: 200, body: { kind: 'calendar#events', accessRole: state.accessRole, items: [] } };
      if (!/^[a-v0-9]{5,1024}$/.test(sent.id)) return refused(400, 'invalid');
      // Also where it was deleted: its id stays taken.
      if (events.has(sent.id)) return refused(409, 'duplicate');
      return write({ id: sent.id, startsAt: 0, endsAt: 0, more: {}, mark: sent.id }, sent);
    }
    const event = events.get(id);
    if (!event) return refused(404, 'notFound');
    if (method === 'GET') return { status: 200, body: resourceOf(event) };
    if (method === 'PATCH') return write(event, sent);
    if (event.isGone) return refused(410, 'deleted');
    event.isGone = true;
    return { status: 204 };
  });

  function freeBusy(sent: { timeMin: string; timeMax: string; items: { id: string }[] }): StandInAnswer {
    const [from, until] = [Date.parse(sent.timeMin), Date.parse(sent.timeMax)];
    if (until - from > 90 * 86_400_000) return refused(400, 'timeRangeTooLong');
    const calendars = sent.items.map(({ id }) => {
      if (id !== account) return [id, { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] }];
      const found = [...events.values()].filter((event) => overlaps(event, from, until));
      const busy: [number, number][] = [];
      // What overlaps is one.
      for (const { endsAt, startsAt } of found.toSorted((a, b) => a.startsAt - b.startsAt)) {
        const last = busy.at(-1);
        if (last && startsAt < last[1]) last[1] = Math.max(last[1], endsAt);
        else busy.push([startsAt, endsAt]);
      }
      const iso = (ms: number) => new Date(ms).toISOString().replace('.000', '');
      return [id, { busy: busy.map(([start, end]) => ({ start: iso(start), end: iso(end) })) }];
    });
    return { status: 200, body: { kind: 'calendar#freeBusy', calendars: Object.fromEntries(calendars) } };
  }

  function write(event: StoredEvent, sent: Record<string, { dateTime: string }> & { status?: string }): StandInAnswer {
    const { end, start, status: _, id: __, ...more } = sent;
    if (start) event.startsAt = Date.parse(start.dateTime);
    if (end) event.endsAt = Date.parse(end.dateTime);
    event.more = { ...event.more, ...more };
    if (sent.status === 'confirmed') event.isGone = false;
    events.set(event.id, event);
    return { status: 200, body: resourceOf(event) };
  }

  return Object.assign(server, { kind: 'google' as const, events, state });
}

/** Microsoft Graph v1.0, of a person with one calendar. */
export async function startMicrosoft(account = 'ines@wharfside.example') {
  const events = new Map<string, StoredEvent>();
  const transactions = new Set<string>();
  const state = { accessRole: 'owner', eventsOfPage: 2 };
  const refused = (status: number, code: string): StandInAnswer => ({
    status,
    body: { error: { code, message: code } },
  });
  const said = (ms: number) => ({ dateTime: `${new Date(ms).toISOString().slice(0, 19)}.0000000`, timeZone: 'UTC' });
  const resourceOf = ({ endsAt, id, mark, more, startsAt }: StoredEvent) => ({
    id,
    start: said(startsAt),
    end: said(endsAt),
    showAs: 'busy',
    isAllDay: false,
    isCancelled: false,
    responseStatus: { response: 'organizer' },
    ...(mark ? { singleValueExtendedProperties: [{ id: 'String {…} Name FrontageCall', value: mark }] } : {}),
    ...more,
  });
  const server = await startAccountServer(account, 'https://graph.microsoft.com/Calendars.ReadWrite', (asked) => {
    const { body, headers, method, url } = asked;
    const path = url.pathname.replace('/v1.0', '');
    const sent = body ? JSON.parse(body) : {};
    if (path === '/me/calendar')
      return { status: 200, body: { owner: { name: 'Ines', address: account }, canEdit: true } };
    if (path === '/me/calendarView') return view(url, headers.prefer);
    const standing = [...events.values()].filter(({ isGone }) => !isGone);
    if (path === '/me/events' && method === 'GET') {
      const [, mark] = /ep\/value eq '([^']+)'/.exec(url.searchParams.get('$filter') ?? '') ?? [];
      return { status: 200, body: { value: standing.filter((event) => event.mark === mark).map(resourceOf) } };
    }
    if (path === '/me/events') {
      if (transactions.has(sent.transactionId)) return refused(409, 'ErrorDuplicateTransactionId');
      transactions.add(sent.transactionId);
      const mark = sent.singleValueExtendedProperties?.[0]?.value;
      const event = { id: `AAMk${randomUUID()}=`, startsAt: 0, endsAt: 0, more: {}, mark };
      return { ...write(event, sent), status: 201 };
    }
    const id = decodeURIComponent(path.replace('/me/events/', ''));
    const event = standing.find((one) => one.id === id);
    if (!event) return refused(404, 'ErrorItemNotFound');
    if (method === 'PATCH') return write(event, sent);
    event.isGone = true;
    return { status: 204 };
  });

  function view(url: URL, prefer: string | string[] | undefined): StandInAnswer {
    if (prefer !== 'outlook.timezone="UTC"') return refused(400, 'ErrorInvalidTimeZone');
    const at = (name: string) => Date.parse(url.searchParams.get(name) ?? '');
    const found = [...events.values()].filter((event) => overlaps(event, at('startDateTime'), at('endDateTime')));
    const skip = Number(url.searchParams.get('$skip') ?? 0);
    const next = new URL(url);
    const end = skip + state.eventsOfPage;
    next.searchParams.set('$skip', String(end));
    const more = found.length > end ? { '@odata.nextLink': next.href } : {};
    return { status: 200, body: { value: found.slice(skip, end).map(resourceOf), ...more } };
  }

  function write(event: StoredEvent, sent: Record<string, { dateTime: string }>): StandInAnswer {
    const { end, singleValueExtendedProperties: _, start, ...more } = sent;
    if (start) event.startsAt = Date.parse(`${start.dateTime}Z`);
    if (end) event.endsAt = Date.parse(`${end.dateTime}Z`);
    event.more = { ...event.more, ...more };
    events.set(event.id, event);
    return { status: 200, body: resourceOf(event) };
  }

  return Object.assign(server, { kind: 'microsoft' as const, events, state });
}

export type AccountServer = Awaited<ReturnType<typeof startGoogle | typeof startMicrosoft>>;
