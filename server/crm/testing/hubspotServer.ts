import { type Answer, type CrmServer, type Fields, fieldsOf, type Stored, startCrmServer } from './crmServer.ts';

export type HubSpotTable = 'contacts' | 'deals' | 'notes';

export interface HubSpotServer extends CrmServer<HubSpotTable> {
  /** The only property of deals beside HubSpot's own; no two deals share a value. */
  dealProperty: string;
}

/** Properties that HubSpot has; it refuses others. */
const known: Record<HubSpotTable, readonly string[]> = {
  contacts: ['email', 'firstname', 'lastname', 'phone', 'company'],
  deals: ['dealname', 'dealstage', 'pipeline', 'hs_is_closed', 'hs_is_closed_won'],
  notes: ['hs_timestamp', 'hs_note_body'],
};
/** Associations that a new record may have, by the number of their type. */
const associations: Record<number, { from: HubSpotTable; to: HubSpotTable }> = {
  3: { from: 'deals', to: 'contacts' },
  202: { from: 'notes', to: 'contacts' },
  214: { from: 'notes', to: 'deals' },
};
const pipelines = [
  { id: 'renewals', displayOrder: 1, stages: [] },
  {
    id: 'default',
    displayOrder: 0,
    stages: [
      { id: 'closedwon', displayOrder: 0, metadata: { isClosed: 'true', probability: '1.0' } },
      { id: 'contractsent', displayOrder: 2, metadata: { isClosed: 'false', probability: '0.9' } },
      { id: 'appointmentscheduled', displayOrder: 1, metadata: { isClosed: 'false', probability: '0.2' } },
    ],
  },
];

/**
 * A stand-in for the parts of HubSpot that we call, on this machine: CRM objects v3 with batch reads by unique
 * properties, conflicts and searches, associations v4 by pages of two, and pipelines.
 */
export function startHubSpot(): Promise<HubSpotServer> {
  return startCrmServer<HubSpotServer>(
    {
      url: '',
      token: 'pat-eu1-00000000-0000-0000-0000-000000000000',
      dealProperty: 'frontage_id',
      tables: { contacts: [], deals: [], notes: [] },
      indexLagMs: 0,
      calls: [],
      fate: () => undefined,
      close: async () => undefined,
    },
    { isAllowed: ({ token }, { authorization }) => authorization === `Bearer ${token}`, refuse, work },
  );
}

function refuse(status: number, message: string): Answer {
  const category = { 401: 'INVALID_AUTHENTICATION', 409: 'CONFLICT', 429: 'RATE_LIMITS' }[status] ?? 'VALIDATION_ERROR';
  return {
    status,
    body: { status: 'error', message, correlationId: 'aeb5f871-7f07-4993-9211-075dc63e7cbf', category },
  };
}

function work(peer: HubSpotServer, method: string, url: URL, text: string): Answer {
  if (method === 'GET' && url.pathname === '/crm/v3/pipelines/deals') {
    return { status: 200, body: { results: pipelines } };
  }
  const [, deal] = /^\/crm\/v4\/objects\/deals\/(\d+)\/associations\/notes$/.exec(url.pathname) ?? [];
  if (method === 'GET' && deal) return listNotes(peer, Number(deal), url.searchParams);
  const [, table = '', does] = /^\/crm\/v3\/objects\/(\w+)(\/batch\/read|\/search)?$/.exec(url.pathname) ?? [];
  if (method !== 'POST' || !isTable(table)) return refuse(404, 'resource not found');
  const fields = fieldsOf(text);
  if (!fields) return refuse(400, 'Invalid input JSON');
  if (does === '/search') return search(peer, table, fields);
  return does ? readBatch(peer, table, fields) : create(peer, table, fields);
}

function isTable(name: string): name is HubSpotTable {
  return name in known;
}

const listed = (value: unknown): Fields[] => (Array.isArray(value) ? value : []);
const propertiesOf = (one: Fields): Fields => ({ ...Object(one.properties) });
const shown = ({ associations: _, id, ...one }: Stored) => ({ ...one, id: String(id) });

function create(peer: HubSpotServer, table: HubSpotTable, fields: Fields): Answer {
  const properties = propertiesOf(fields);
  const names = [...known[table], ...(table === 'deals' ? [peer.dealProperty] : [])];
  const strange = Object.keys(properties).find((name) => !names.includes(name));
  if (strange) return refuse(400, `Property values were not valid: Property "${strange}" does not exist`);
  const missing = { contacts: 'firstname', deals: 'dealstage', notes: 'hs_timestamp' }[table];
  if (!properties[missing]) return refuse(400, `Property values were not valid: "${missing}" is required`);
  if (String(properties.hs_note_body).length > 65_536) return refuse(400, 'hs_note_body is too long');
  const all = peer.tables[table];
  if (table === 'contacts' && properties.email) {
    const email = String(properties.email).toLowerCase();
    const same = all.find((one) => propertiesOf(one).email === email);
    if (same) return refuse(409, `Contact already exists. Existing ID: ${same.id}`);
    properties.email = email;
  }
  const number = properties[peer.dealProperty];
  if (number && all.some((one) => propertiesOf(one)[peer.dealProperty] === number)) {
    return refuse(400, `Property values were not valid: ${peer.dealProperty} is already taken`);
  }
  const wanted = listed(fields.associations).map(({ to, types }) => ({
    id: Number(Object(to).id),
    type: associations[Number(listed(types)[0]?.associationTypeId)],
  }));
  const wrong = wanted.some(
    ({ id, type }) => type?.from !== table || !peer.tables[type.to].some((one) => one.id === id),
  );
  if (wrong) return refuse(400, 'No association of that type, or no such record');
  const createdAt = new Date().toISOString();
  const stored = { id: 500 + all.length, properties, createdAt, associations: wanted };
  all.push(stored);
  return { status: 201, body: shown(stored) };
}

/** What is not there is told beside what is, with status 207. */
function readBatch({ dealProperty, tables }: HubSpotServer, table: HubSpotTable, asked: Fields): Answer {
  const { idProperty } = asked;
  if (idProperty && idProperty !== dealProperty && idProperty !== 'email') return refuse(400, 'No unique property');
  const ids = listed(asked.inputs).map(({ id }) => String(id));
  if (ids.length === 0 || ids.length > 100) return refuse(400, 'inputs: between 1 and 100');
  const keyOf = (one: Stored) => String(idProperty ? propertiesOf(one)[String(idProperty)] : one.id);
  const results = tables[table].filter((one) => ids.includes(keyOf(one))).map(shown);
  if (results.length === ids.length) return { status: 200, body: { status: 'COMPLETE', results } };
  const errors = [{ status: 'error', category: 'OBJECT_NOT_FOUND', message: 'Could not get some objects' }];
  return { status: 207, body: { status: 'COMPLETE', results, numErrors: 1, errors } };
}

function search({ indexLagMs, tables }: HubSpotServer, table: HubSpotTable, asked: Fields): Answer {
  const [group] = listed(asked.filterGroups);
  const [filter] = listed(group?.filters);
  if (filter?.operator !== 'EQ') return refuse(400, 'There was a problem with the request.');
  const results = tables[table]
    .filter((one) => Date.parse(String(one.createdAt)) <= Date.now() - indexLagMs)
    .filter((one) => propertiesOf(one)[String(filter.propertyName)] === filter.value)
    .map(shown);
  return { status: 200, body: { total: results.length, results } };
}

function listNotes({ tables }: HubSpotServer, deal: number, query: URLSearchParams): Answer {
  const of = tables.notes.filter(({ associations: to }) =>
    listed(to).some(({ id, type }) => id === deal && Object(type).to === 'deals'),
  );
  const from = Number(query.get('after') ?? 0);
  const results = of.slice(from, from + 2).map(({ id }) => ({ toObjectId: id, associationTypes: [] }));
  const more = from + 2 < of.length ? { paging: { next: { after: String(from + 2) } } } : {};
  return { status: 200, body: { results, ...more } };
}
