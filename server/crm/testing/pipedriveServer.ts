import { type Answer, type CrmServer, type Fields, fieldsOf, type Stored, startCrmServer } from './crmServer.ts';

export type PipedriveTable = 'persons' | 'organizations' | 'deals' | 'notes';

export interface PipedriveServer extends CrmServer<PipedriveTable> {
  /** Key of the only custom field of deals that it knows. */
  dealField: string;
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
 * for notes; unknown fields, exact searches and pages by cursor.
 */
export function startPipedrive(): Promise<PipedriveServer> {
  return startCrmServer<PipedriveServer>(
    {
      url: '',
      token: 'a-token-of-forty-characters-for-the-tests',
      dealField: 'd'.repeat(40),
      tables: { persons: [], organizations: [], deals: [], notes: [] },
      indexLagMs: 0,
      calls: [],
      fate: () => undefined,
      close: async () => undefined,
    },
    { isAllowed: ({ token }, headers) => headers['x-api-token'] === token, refuse, work },
  );
}

const refuse = (status: number, error: string): Answer => ({ status, body: { success: false, error, data: null } });

function work(peer: PipedriveServer, method: string, url: URL, text: string): Answer {
  const [, version = '', table = '', search] = /^\/api\/(v[12])\/(\w+)(\/search)?$/.exec(url.pathname) ?? [];
  if (!isTable(table) || version !== (table === 'notes' ? 'v1' : 'v2')) return refuse(404, 'Unknown method .');
  if (search && method === 'GET') return find(indexed(peer, table), table, url.searchParams);
  if (method === 'GET') return list(peer.tables[table], table, url.searchParams);
  if (method !== 'POST' || search) return refuse(405, 'Method not allowed');
  const fields = fieldsOf(text);
  return fields ? create(peer, table, fields) : refuse(400, 'The body is no JSON');
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
  const stored = {
    ...(table === 'deals' ? { status: 'open' } : {}),
    ...fields,
    id: all.length + 1,
    add_time: new Date().toISOString(),
  };
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
  const ids = query.get('ids')?.split(',');
  const found = all.filter(
    (one) =>
      (!ids || ids.includes(String(one.id))) &&
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
