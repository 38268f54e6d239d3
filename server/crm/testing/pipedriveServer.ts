import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Fields = Record<string, unknown>;
type Stored = Fields & { id: number };
export type PipedriveTable = 'persons' | 'organizations' | 'deals' | 'notes';

/** What goes wrong with a call; undefined lets it pass. */
export type PipedriveFault =
  | 'lost answer'
  | 'server error'
  | 'limit'
  | 'refused'
  | 'hang'
  | { status: number; headers?: Record<string, string>; error?: string };

export interface PipedriveServer {
  url: string;
  token: string;
  /** Key of the only custom field of deals that it knows. */
  dealField: string;
  tables: Record<PipedriveTable, Stored[]>;
  /** ms after which searches find a new record, because their index lags behind. Lists find it at once. */
  indexLagMs: number;
  /** Method and path of each call, in order. */
  calls: string[];
  /** Decides what happens to the next call. */
  fate: (call: { method: string; path: string; body: string }) => PipedriveFault | undefined;
  close(): Promise<void>;
}

/** Fields that Pipedrive knows; it refuses a body with others. */
const known: Record<PipedriveTable, readonly string[]> = {
  persons: ['name', 'owner_id', 'org_id', 'emails', 'phones', 'label_ids', 'visible_to', 'custom_fields'],
  organizations: ['name', 'owner_id', 'label_ids', 'visible_to', 'address', 'custom_fields'],
  deals: [
    'title',
    'owner_id',
    'person_id',
    'org_id',
    'pipeline_id',
    'stage_id',
    'value',
    'currency',
    'status',
    'custom_fields',
  ],
  notes: ['content', 'deal_id', 'person_id', 'org_id', 'user_id', 'pinned_to_deal_flag'],
};

/**
 * A stand-in for the parts of Pipedrive that we call, on this machine: REST v2 for persons, organisations and deals, v1
 * for notes; tokens, unknown fields, exact searches, pages by cursor, limits with their headers, and answers that are
 * lost after the work was done.
 */
export async function startPipedrive(): Promise<PipedriveServer> {
  const peer: PipedriveServer = {
    url: '',
    token: 'a-token-of-forty-characters-for-the-tests',
    dealField: 'd'.repeat(40),
    tables: { persons: [], organizations: [], deals: [], notes: [] },
    indexLagMs: 0,
    calls: [],
    fate: () => undefined,
    close: async () => undefined,
  };
  const server = createServer((request, response) => void answer(peer, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The stand-in does not listen');
  peer.url = `http://127.0.0.1:${address.port}`;
  peer.close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return peer;
}

async function answer(peer: PipedriveServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', peer.url);
  const method = request.method ?? 'GET';
  peer.calls.push(`${method} ${url.pathname}`);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.headers['x-api-token'] !== peer.token) {
    return send(response, 401, { success: false, error: 'unauthorized access', errorCode: 401 });
  }
  const body = Buffer.concat(chunks).toString();
  const fault = peer.fate({ method, path: url.pathname + url.search, body });
  if (fault === 'hang') return;
  if (fault === 'refused') return void request.socket.destroy();
  if (fault === 'server error') return send(response, 500, { success: false, error: 'Internal server error' });
  if (fault === 'limit') {
    response.setHeader('Retry-After', '2').setHeader('x-ratelimit-limit', '80').setHeader('x-ratelimit-remaining', '0');
    return send(response, 429, { success: false, error: 'Rate limit exceeded', code: 429 });
  }
  if (typeof fault === 'object') {
    for (const [name, value] of Object.entries(fault.headers ?? {})) response.setHeader(name, value);
    return send(response, fault.status, { success: false, error: fault.error ?? 'Not now' });
  }
  const done = work(peer, method, url, body);
  // The record exists, but the caller does not learn of it.
  if (fault === 'lost answer') return void request.socket.destroy();
  send(response, done.status, done.body);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

interface Answer {
  status: number;
  body: Fields;
}

const refuse = (status: number, error: string): Answer => ({ status, body: { success: false, error, data: null } });

function work(peer: PipedriveServer, method: string, url: URL, text: string): Answer {
  const [, version = '', table = '', search] = /^\/api\/(v[12])\/(\w+)(\/search)?$/.exec(url.pathname) ?? [];
  if (!isTable(table) || version !== (table === 'notes' ? 'v1' : 'v2')) return refuse(404, 'Unknown method .');
  if (search && method === 'GET') return find(indexed(peer, table), table, url.searchParams);
  if (method === 'GET') return list(peer.tables[table], table, url.searchParams);
  if (method !== 'POST' || search) return refuse(405, 'Method not allowed');
  let fields: unknown;
  try {
    fields = JSON.parse(text);
  } catch {
    return refuse(400, 'The body is no JSON');
  }
  return typeof fields === 'object' && fields !== null
    ? create(peer, table, { ...fields })
    : refuse(400, 'Bad request');
}

function isTable(name: string): name is PipedriveTable {
  return name in known;
}

function create(peer: PipedriveServer, table: PipedriveTable, fields: Fields): Answer {
  const strange = Object.keys(fields).find((name) => !known[table].includes(name));
  if (strange) return refuse(400, `Validation failed: ${strange}: Parameter is not allowed`);
  const custom =
    typeof fields.custom_fields === 'object' && fields.custom_fields ? Object.keys(fields.custom_fields) : [];
  if (custom.some((key) => key !== peer.dealField)) return refuse(400, 'Validation failed: custom_fields: unknown key');
  const needed = { persons: 'name', organizations: 'name', deals: 'title', notes: 'content' }[table];
  if (typeof fields[needed] !== 'string' || fields[needed] === '') return refuse(400, `Validation failed: ${needed}`);
  for (const [field, target] of Object.entries({
    person_id: 'persons',
    org_id: 'organizations',
    deal_id: 'deals',
  } as const)) {
    const id = fields[field];
    if (id !== undefined && !peer.tables[target].some((one) => one.id === id)) return refuse(400, `${field} not found`);
  }
  const all = peer.tables[table];
  const stored = { ...fields, id: all.length + 1, add_time: new Date().toISOString() };
  all.push(stored);
  return { status: table === 'notes' ? 201 : 200, body: { success: true, data: stored } };
}

function indexed({ indexLagMs, tables }: PipedriveServer, table: PipedriveTable): Stored[] {
  return tables[table].filter((one) => Date.parse(String(one.add_time)) <= Date.now() - indexLagMs);
}

/** Exact search ignores case, as Pipedrive's does. */
function find(all: readonly Stored[], table: PipedriveTable, query: URLSearchParams): Answer {
  const term = (query.get('term') ?? '').toLowerCase();
  if (term.length < 2) return refuse(400, 'Validation failed: term: must have at least 2 characters');
  if (table !== 'persons' && table !== 'organizations') return refuse(404, 'Unknown method .');
  const items = all
    .filter((one) => valuesOf(one, table).some((value) => value.toLowerCase() === term))
    .slice(0, Number(query.get('limit') ?? 100))
    .map((item) => ({ result_score: 1, item: { ...item, type: table.slice(0, -1) } }));
  return { status: 200, body: { success: true, data: { items }, additional_data: { next_cursor: null } } };
}

function valuesOf(one: Stored, table: 'persons' | 'organizations'): string[] {
  if (table === 'organizations') return [String(one.name)];
  const entries: unknown[] = [one.emails, one.phones].flat();
  return entries.map((entry) => (typeof entry === 'object' && entry && 'value' in entry ? String(entry.value) : ''));
}

/** v2 pages by cursor. Here a page of deals has three at most, so that lists often have more than one page. */
function list(all: readonly Stored[], table: PipedriveTable, query: URLSearchParams): Answer {
  const by = table === 'notes' ? 'deal_id' : 'person_id';
  const wanted = query.get(by);
  const since = query.get('updated_since') ?? '';
  if (since !== '' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(since)) return refuse(400, 'updated_since: no RFC3339');
  const found = all.filter(
    (one) =>
      (wanted === null || String(one[by]) === wanted) &&
      Date.parse(String(one.add_time)) >= Date.parse(since || '1970-01-01'),
  );
  if (table === 'notes') return { status: 200, body: { success: true, data: found.length > 0 ? found : null } };
  const from = Number(query.get('cursor') ?? 0);
  const size = table === 'deals' ? 3 : Math.min(500, Number(query.get('limit') ?? 100));
  const next = from + size < found.length ? String(from + size) : null;
  return {
    status: 200,
    body: { success: true, data: found.slice(from, from + size), additional_data: { next_cursor: next } },
  };
}
