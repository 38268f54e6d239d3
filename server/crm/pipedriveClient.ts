import { isRecord } from '../isRecord.ts';
import { createCrmCalls, recordsIn } from './crmCalls.ts';

export interface PipedriveOptions {
  /** For example https://company.pipedrive.com. */
  apiUrl: string;
  apiToken: string;
  /** Key of the custom field of deals that contains our id. Without it the id is in the title. */
  dealField?: string | undefined;
}

export type PipedriveRecord = Record<string, unknown> & { id: number };

/** Calls Pipedrive's REST API. */
export function createPipedriveClient({ apiUrl, apiToken }: PipedriveOptions) {
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
    /** Returns the records that an exact search finds. */
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
