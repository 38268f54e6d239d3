import { addressKeyOf } from '@frontage/contract/contact/cleaned.ts';
import { TryLater, Undeliverable, Unreachable } from '../delivery/Channel.ts';
import { escapeHtml } from '../http/plainPage.ts';
import { isRecord } from '../isRecord.ts';
import { pauseOf } from '../network/callOutside.ts';

export interface CrmRequest {
  /** Our own id, the same for each try. A deal that was made before is found by it. */
  externalId: string;
  /** For example: Northgate Clearing, Q-2611-0412. */
  title: string;
  /** Recognised by the address, however it is written; without one, by name and number. */
  person: { name: string; email: string | undefined; phone: string | undefined };
  companyName: string | undefined;
  /** Plain text. An adapter whose notes are HTML escapes it. */
  note: string;
}

/** The four records made of a request, by the CRM's own ids. R43. */
export interface CrmIds {
  dealId: string;
  personId: string;
  noteId: string;
  companyId: string | undefined;
}

export interface CrmNote {
  /** Our own id, the same for each try. */
  externalId: string;
  text: string;
}

/** How sales ended a deal. */
export type CrmState = 'won' | 'lost';

/**
 * The store of deals. The first two calls may be repeated after an answer was lost: they find what already exists and duplicate
 * nothing. They are made one at a time. They throw the faults of `delivery/Channel.ts`.
 */
export interface CrmAdapter {
  saveRequest(request: CrmRequest): Promise<CrmIds>;
  addNote(ids: Pick<CrmIds, 'dealId' | 'personId'>, note: CrmNote): Promise<string>;
  /** How deals ended, by our own ids; without those that are open, or not there. At most 100 at once. */
  readStates(asked: readonly { dealId: string; externalId: string }[]): Promise<ReadonlyMap<string, CrmState>>;
}

/** The records of a CRM by its own ids: each is found, or else made. */
interface CrmRecords {
  /** Undefined where there is none, or where the CRM makes companies by itself. */
  findOrMakeCompany(request: CrmRequest): Promise<string | undefined>;
  findOrMakePerson(request: CrmRequest, companyId: string | undefined): Promise<string>;
  findOrMakeDeal(request: CrmRequest, personId: string, companyId: string | undefined): Promise<string>;
  findOrMakeNote(dealId: string, personId: string, note: CrmNote): Promise<string>;
}

/** How a request and an addition to it become records of any CRM. */
export const savingAs = (records: CrmRecords): Pick<CrmAdapter, 'addNote' | 'saveRequest'> => ({
  async saveRequest(given) {
    const { email, ...person } = given.person;
    const request = { ...given, person: { ...person, email: email && addressKeyOf(email) } };
    const companyId = await records.findOrMakeCompany(request);
    const personId = await records.findOrMakePerson(request, companyId);
    const dealId = await records.findOrMakeDeal(request, personId, companyId);
    const note = { externalId: request.externalId, text: request.note };
    return { dealId, personId, companyId, noteId: await records.findOrMakeNote(dealId, personId, note) };
  },
  addNote: ({ dealId, personId }, note) => records.findOrMakeNote(dealId, personId, note),
});

const timeoutMs = 10_000;
/** ms to wait if a CRM asks to come back later and does not say when. Limits are per seconds, or per day. */
const laterMs = 60_000;
/** The longest pause, in ms: the budget of calls is renewed each day. */
const longestPauseMs = 86_400_000;
/** The most pages of one list: an endless list would hold up everything behind it. */
const maxPages = 100;

/** A CRM as its REST API is called. */
interface CrmPeer {
  name: string;
  baseUrl: string;
  /** They carry the token. */
  headers: Record<string, string>;
  tokenVariable: string;
  /** What its token has to be allowed. */
  allowed: string;
  /** What a refusal says; undefined where it says nothing. */
  reasonOf: (answer: Record<string, unknown>) => unknown;
  /** False for an answer that failed in spite of its status. */
  isDone?: (answer: Record<string, unknown>) => boolean;
}

/** What is to be made exists already: status 409. */
export class CrmConflict extends Error {
  override name = 'CrmConflict';
}

/** Calls the REST API of a CRM. Faults have messages that sales can read. */
export function createCrmCalls(peer: CrmPeer) {
  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${peer.baseUrl}${path}`, {
      method,
      headers: {
        ...peer.headers,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // The token must not follow to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new Unreachable(`${peer.name} does not answer`, { cause });
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok || !isRecord(answer) || peer.isDone?.(answer) === false) throw faultOf(peer, response, answer);
    return answer;
  }

  return {
    call,
    /** Everything of a list, page by page. `read`: what a page has, and the query of the next one. */
    async list<One>(
      path: string,
      query: Record<string, string>,
      read: (page: Record<string, unknown>) => { found: One[]; next: Record<string, string> | undefined },
    ): Promise<One[]> {
      const all: One[] = [];
      let more: Record<string, string> | undefined = {};
      for (let pages = 0; more; pages += 1) {
        if (pages === maxPages) throw new Error(`${peer.name}'s list ${path} does not end`);
        const { found, next } = read(await call('GET', `${path}?${new URLSearchParams({ ...query, ...more })}`));
        all.push(...found);
        more = next;
      }
      return all;
    },
  };
}

function faultOf({ allowed, name, reasonOf, tokenVariable }: CrmPeer, { headers, status }: Response, answer: unknown) {
  const reason = isRecord(answer) ? reasonOf(answer) : undefined;
  const said = typeof reason === 'string' ? `: ${reason}` : '';
  const pauseMs = pauseOf(headers.get('retry-after') ?? headers.get('x-ratelimit-reset'), longestPauseMs);
  if (status === 429) {
    return new TryLater(`${name} asks to come back later: its limit of calls is reached`, pauseMs ?? laterMs);
  }
  if (status === 401) return new Error(`${name} refuses our token. Set ${tokenVariable} again${said}`);
  if (status === 402) return new Error(`${name} wants to be paid first. Its account is not open${said}`);
  if (status === 403) {
    return new TryLater(`${name} does not allow this call. ${allowed}${said}`, pauseMs ?? laterMs);
  }
  if (status === 400 || status === 422) return new Undeliverable(`${name} refuses the fields${said}`);
  const words = `${name} answers with status ${status}${said}`;
  if (status === 409) return new CrmConflict(words);
  return pauseMs === undefined ? new Error(words) : new TryLater(words, pauseMs);
}

export function recordsIn(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/**
 * A note as HTML in which nothing that a visitor typed is markup. Its last line, `sign`, identifies it; `longest`: where
 * the text before it is cut, never within an entity, so that the note has no more characters.
 */
export function noteHtml(text: string, sign: string, longest = Number.POSITIVE_INFINITY): string {
  const end = `<br><br>${escapeHtml(sign)}`;
  const words = escapeHtml(text).replaceAll('\n', '<br>');
  const kept =
    words.length + end.length > longest ? words.slice(0, longest - end.length).replace(/[&<][^&<;>]*$/, '') : words;
  return kept + end;
}

/** The form in which names of companies and persons are compared. */
export function normalizedName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
