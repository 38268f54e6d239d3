import { addressKeyOf } from '@frontage/contract/contact/cleaned.ts';
import { isRecord } from '../isRecord.ts';
import {
  type CrmAdapter,
  type CrmNote,
  type CrmRequest,
  type CrmState,
  createCrmCalls,
  normalizedName,
  noteHtml,
  recordsIn,
  savingAs,
} from './CrmAdapter.ts';

/** ms that the search index may lag behind, with a wide margin. */
const indexLagMs = 5 * 60_000;

/**
 * The adapter for Pipedrive. Searches persons by email and organisations by name before it makes them. The search index
 * lags behind, so recent records are also looked for in a list: a process that was killed after it had made a person
 * tries again within seconds. A deal carries our id and is looked for in the list of the person's deals.
 */
export function createPipedriveCrm(options: PipedriveOptions): CrmAdapter {
  const client = createPipedriveClient(options);
  const { dealField } = options;

  return {
    ...savingAs({ findOrMakeCompany, findOrMakePerson, findOrMakeDeal, findOrMakeNote }),
    async readStates(asked) {
      const ids = asked.map(({ dealId }) => dealId).join(',');
      const deals = await client.list('/api/v2/deals', { ids, limit: '500' });
      return new Map(
        asked.flatMap(({ dealId, externalId }) => {
          const deal = deals.find(({ id }) => String(id) === dealId);
          // A deal with the number of one of ours may be another: of a CRM that was connected before.
          const isOurs = deal && (numberIn(deal) === externalId || String(deal.title).includes(`[${externalId}]`));
          return isOurs && isEnd(deal.status) ? [[externalId, deal.status] as const] : [];
        }),
      );
    },
  };

  function numberIn(deal: PipedriveRecord): unknown {
    return dealField && isRecord(deal.custom_fields) ? deal.custom_fields[dealField] : undefined;
  }

  async function findOrMakeCompany({ companyName }: CrmRequest): Promise<string | undefined> {
    const name = companyName?.trim();
    if (name === undefined) return undefined;
    // The search refuses shorter terms.
    const found = name.length < 2 ? [] : await client.search('organizations', 'name', name);
    const isSame = (one: PipedriveRecord) => normalizedName(String(one.name)) === normalizedName(name);
    const same = found.find(isSame) ?? (await listMadeLately('organizations')).find(isSame);
    return idIn(same ?? (await client.create('/api/v2/organizations', { name })));
  }

  async function findOrMakePerson({ person: { email, name, phone } }: CrmRequest, orgId: string | undefined) {
    const found = email === undefined ? await findByNumber(name, phone) : await findByAddress(email);
    const person = {
      name,
      ...(email === undefined ? {} : { emails: [{ value: email, primary: true, label: 'work' }] }),
      ...(phone ? { phones: [{ value: phone, primary: true, label: 'work' }] } : {}),
      ...(orgId === undefined ? {} : { org_id: Number(orgId) }),
    };
    return idIn(found ?? (await client.create('/api/v2/persons', person)));
  }

  async function findByAddress(address: string): Promise<PipedriveRecord | undefined> {
    const [searched] = await client.search('persons', 'email', address);
    return searched ?? (await listMadeLately('persons')).find(({ emails }) => valuesIn(emails).includes(address));
  }

  /** A whole household may share one number, so the name counts too. */
  async function findByNumber(name: string, phone: string | undefined): Promise<PipedriveRecord | undefined> {
    // The search refuses shorter terms.
    if (phone === undefined || phone.length < 2) return undefined;
    const isSame = (one: PipedriveRecord) => normalizedName(String(one.name)) === normalizedName(name);
    const searched = await client.search('persons', 'phone', phone);
    return (
      searched.find(isSame) ??
      (await listMadeLately('persons')).find((one) => isSame(one) && valuesIn(one.phones).includes(phone))
    );
  }

  /** Records that searches may not find yet. Lists read the records themselves. */
  function listMadeLately(kind: 'organizations' | 'persons'): Promise<PipedriveRecord[]> {
    const since = new Date(Date.now() - indexLagMs).toISOString().replace(/\.\d+Z$/, 'Z');
    return client.list(`/api/v2/${kind}`, { updated_since: since, limit: '500' });
  }

  async function findOrMakeDeal({ externalId, title }: CrmRequest, personId: string, orgId: string | undefined) {
    const numbered = dealField ? title : `${title} [${externalId}]`;
    const deals = await client.list('/api/v2/deals', { person_id: personId, limit: '500' });
    const isOurs = (deal: PipedriveRecord) => (dealField ? numberIn(deal) === externalId : deal.title === numbered);
    const deal = {
      title: numbered,
      person_id: Number(personId),
      ...(orgId === undefined ? {} : { org_id: Number(orgId) }),
      ...(dealField ? { custom_fields: { [dealField]: externalId } } : {}),
    };
    return idIn(deals.find(isOurs) ?? (await client.create('/api/v2/deals', deal)));
  }

  /** Notes in Pipedrive are HTML. The last line identifies them, so that one whose answer was lost is found again. */
  async function findOrMakeNote(dealId: string, personId: string, { externalId, text }: CrmNote): Promise<string> {
    const sign = `Entry ${externalId}`;
    const notes = await client.list('/api/v1/notes', { deal_id: dealId, limit: '500' });
    const known = notes.find(({ content }) => typeof content === 'string' && content.endsWith(noteHtml('', sign)));
    const note = { content: noteHtml(text, sign), deal_id: Number(dealId), person_id: Number(personId) };
    return idIn(known ?? (await client.create('/api/v1/notes', note)));
  }
}

const idIn = ({ id }: PipedriveRecord) => String(id);

/** Addresses or numbers of a person, in the form in which they are compared. */
function valuesIn(entries: unknown): string[] {
  return Array.isArray(entries)
    ? entries.flatMap((one) => (isRecord(one) ? [addressKeyOf(String(one.value))] : []))
    : [];
}

const isEnd = (status: unknown): status is CrmState => status === 'won' || status === 'lost';

interface PipedriveOptions {
  /** For example https://company.pipedrive.com. */
  apiUrl: string;
  apiToken: string;
  /** Key of the custom field of deals that contains our id. Without it the id is in the title. */
  dealField?: string | undefined;
}

type PipedriveRecord = Record<string, unknown> & { id: number };

function createPipedriveClient({ apiUrl, apiToken }: PipedriveOptions) {
  const { call, list } = createCrmCalls({
    name: 'Pipedrive',
    baseUrl: apiUrl.replace(/\/(?:api(?:\/v[12])?\/?)?$/, ''),
    headers: { 'x-api-token': apiToken },
    tokenVariable: 'PIPEDRIVE_API_TOKEN',
    allowed: 'Let the owner of PIPEDRIVE_API_TOKEN see and make persons, organisations, deals and notes',
    reasonOf: ({ error }) => error,
    isDone: ({ success }) => success === true,
  });

  return {
    async search(kind: 'persons' | 'organizations', fields: string, term: string): Promise<PipedriveRecord[]> {
      const query = new URLSearchParams({ term, fields, exact_match: 'true', limit: '10' });
      const { data } = await call('GET', `/api/v2/${kind}/search?${query}`);
      return recordsIn(isRecord(data) ? data.items : [])
        .map(({ item }) => item)
        .filter(isPipedriveRecord);
    },
    /** Returns all records of a list, page by page. */
    list: (path: string, query: Record<string, string>): Promise<PipedriveRecord[]> =>
      list(path, query, ({ additional_data: more, data }) => {
        const cursor = isRecord(more) && typeof more.next_cursor === 'string' ? more.next_cursor : undefined;
        return {
          found: recordsIn(data).filter(isPipedriveRecord),
          next: cursor === undefined ? undefined : { cursor },
        };
      }),
    async create(path: string, body: object): Promise<PipedriveRecord> {
      const { data } = await call('POST', path, body);
      if (!isPipedriveRecord(data)) throw new Error('Pipedrive answered without the record it made');
      return data;
    },
  };
}

function isPipedriveRecord(value: unknown): value is PipedriveRecord {
  return isRecord(value) && typeof value.id === 'number';
}
