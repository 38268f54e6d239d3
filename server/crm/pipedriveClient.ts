import { TryLater, Undeliverable, Unreachable } from '../delivery/Channel.ts';

const timeoutMs = 10_000;
/**
 * ms to wait if Pipedrive asks to come back later and does not say when. Its limits are per two seconds, or per day.
 */
const laterMs = 60_000;
/** The longest pause, in ms: the budget of calls is renewed each day. */
const longestPauseMs = 86_400_000;
/** The most pages of one list: an endless list would hold up everything behind it. */
const maxPages = 100;

export interface PipedriveOptions {
  /** For example https://company.pipedrive.com. */
  apiUrl: string;
  apiToken: string;
  /** Key of the custom field of deals that contains our id. Without it the id is in the title. */
  dealField?: string | undefined;
}

export type PipedriveRecord = Record<string, unknown> & { id: number };

/** Calls Pipedrive's REST API. Faults have messages that sales can read. */
export function createPipedriveClient({ apiUrl, apiToken }: PipedriveOptions) {
  const base = apiUrl.replace(/\/(?:api(?:\/v[12])?\/?)?$/, '');

  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        'x-api-token': apiToken,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // The token must not follow to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new Unreachable('Pipedrive does not answer', { cause });
    });
    const answer = await response.json().catch(() => undefined);
    if (!response.ok || !isRecord(answer) || answer.success !== true) throw faultOf(response, answer);
    return answer;
  }

  return {
    /** Returns the records that an exact search finds. */
    async search(kind: 'persons' | 'organizations', fields: string, term: string): Promise<PipedriveRecord[]> {
      const query = new URLSearchParams({ term, fields, exact_match: 'true', limit: '10' });
      const { data } = await call('GET', `/api/v2/${kind}/search?${query}`);
      const items = isRecord(data) && Array.isArray(data.items) ? data.items : [];
      return items.map((one: unknown) => (isRecord(one) ? one.item : undefined)).filter(isPipedriveRecord);
    },
    /** Returns all records of a list, page by page. */
    async list(path: string, query: Record<string, string>): Promise<PipedriveRecord[]> {
      const found: PipedriveRecord[] = [];
      let cursor: string | undefined;
      let pages = 0;
      do {
        pages += 1;
        if (pages > maxPages) throw new Error(`Pipedrive's list ${path} does not end`);
        const asked = new URLSearchParams({ ...query, ...(cursor ? { cursor } : {}) });
        const { data, additional_data: more } = await call('GET', `${path}?${asked}`);
        if (Array.isArray(data)) found.push(...data.filter(isPipedriveRecord));
        cursor = isRecord(more) && typeof more.next_cursor === 'string' ? more.next_cursor : undefined;
      } while (cursor !== undefined);
      return found;
    },
    async create(path: string, body: object): Promise<PipedriveRecord> {
      const { data } = await call('POST', path, body);
      if (!isPipedriveRecord(data)) throw new Error('Pipedrive answered without the record it made');
      return data;
    },
  };
}

function faultOf({ headers, status }: Response, answer: unknown): Error {
  const said = isRecord(answer) && typeof answer.error === 'string' ? `: ${answer.error}` : '';
  if (status === 429) {
    return new TryLater(
      'Pipedrive asks to come back later: its limit of calls is reached',
      pauseOf(headers) ?? laterMs,
    );
  }
  if (status === 401) return new Error(`Pipedrive refuses our token. Set PIPEDRIVE_API_TOKEN again${said}`);
  if (status === 402) return new Error(`Pipedrive wants to be paid first. Its account is not open${said}`);
  if (status === 403) {
    const mend = 'Let the owner of PIPEDRIVE_API_TOKEN see and make persons, organisations, deals and notes';
    return new TryLater(`Pipedrive does not allow this call. ${mend}${said}`, pauseOf(headers) ?? laterMs);
  }
  if (status === 400 || status === 422) return new Undeliverable(`Pipedrive refuses the fields${said}`);
  const words = `Pipedrive answers with status ${status}${said}`;
  const pauseMs = pauseOf(headers);
  return pauseMs === undefined ? new Error(words) : new TryLater(words, pauseMs);
}

/** ms to wait, which Pipedrive gives as seconds or as a date. Undefined if it gives none, or no valid one. RFC 9110. */
function pauseOf(headers: Headers): number | undefined {
  const asked = headers.get('retry-after') ?? headers.get('x-ratelimit-reset');
  if (asked === null) return undefined;
  const ms = /^\d{1,15}$/.test(asked.trim()) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return ms > 0 ? Math.min(ms, longestPauseMs) : undefined;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPipedriveRecord(value: unknown): value is PipedriveRecord {
  return isRecord(value) && typeof value.id === 'number';
}
