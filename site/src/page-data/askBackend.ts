import { type ContentCall, createContentClient } from '@frontage/client/contentClient.ts';
import { createHttpClient, type HttpFailure } from '@frontage/client/http.ts';
import { originSecretHeader } from '@frontage/contract/originSecret.ts';
import { inOrder } from '@frontage/contract/primitives/members.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { BackendAway } from './ContentError.ts';
import { contentErrorOf } from './contentErrorOf.ts';

export interface BackendOptions {
  /** Address of a server that implements the contract. */
  backendUrl: string;
  /** The {namespace} of the content API. */
  namespace: string;
  /** The secret that the backend demands from clients that reach it past the CDN. */
  originSecret?: string | undefined;
}

/** Calls whose documents are kept one by one (`readWholes`, `rememberCards`). */
const keptElsewhere = ['posts/whole', 'news'];

/** The calls of a publication: one at a time, and each made once. R56. */
export function openBackend({ backendUrl, namespace, originSecret }: BackendOptions) {
  const http = createHttpClient({ baseURL: backendUrl });
  const headers = originSecret === undefined ? {} : { [originSecretHeader]: originSecret };
  const enqueue = createRequestQueue();
  const cached = createRequestCache();
  /** Entries found so far that do not fit, in sentences for editors. */
  const misfits: string[] = [];
  const remember = <Answer>(call: ContentCall, ask: () => Promise<Answer>) =>
    keptElsewhere.includes(callName(call)) ? ask() : cached(call, ask);

  function send({ method, path, query }: ContentCall): Promise<unknown> {
    const request = () =>
      method === 'GET'
        ? http.get<unknown>(path, { headers, params: query })
        : http.post<unknown>(path, query, { headers });
    return enqueue(request).catch((failure: HttpFailure) => {
      throw new BackendAway(`The backend at ${backendUrl} did not answer ${path}: ${failure.message}`);
    });
  }

  /** An answer goes on without the documents of its lists that do not fit. A single one that does not fit is rejected. */
  function withoutMisfits<Answer>(
    call: ContentCall,
    raw: unknown,
    error: z.ZodError,
    schema: z.ZodType<Answer>,
  ): Answer {
    const tell = (one: unknown, fault: z.ZodError) => {
      misfits.push(contentErrorOf(`${nameOf(one)} in the answer to ${callName(call)}`, one, fault).message);
    };
    const fit = schema.safeParse(keepFitting(schema, raw, tell));
    if (fit.success) return fit.data;
    throw contentErrorOf(placeOf(call, raw), raw, error);
  }

  return {
    /** Entries of a list that do not fit the contract are left out and reported in `misfits`. */
    content: createContentClient({ namespace, send, remember, misfit: withoutMisfits }),
    /** A call whose answer is returned unchecked. */
    ask(path: string, query: Record<string, unknown>): Promise<unknown> {
      const call: ContentCall = { method: 'GET', path, query };
      return remember(call, () => send(call));
    },
    misfits,
  };
}

/**
 * Returns an answer without the entries of its lists that do not fit, each of which is told; the same where it has no
 * lists. What has an id is a document, and fits as a whole or not at all.
 */
export function keepFitting(schema: unknown, raw: unknown, tell: (entry: unknown, error: z.ZodError) => void): unknown {
  const isFit = (entry: z.core.$ZodType, one: unknown): boolean => {
    const { error } = z.safeParse(entry, one);
    if (error) tell(one, error);
    return !error;
  };
  // By slugs, or in order: the same documents.
  if (schema instanceof z.ZodUnion)
    return keepFitting(
      schema.options.find((one) => one instanceof z.ZodArray === Array.isArray(raw)),
      raw,
      tell,
    );
  if (Array.isArray(raw)) return schema instanceof z.ZodArray ? raw.filter((one) => isFit(schema.element, one)) : raw;
  if (typeof raw !== 'object' || raw === null) return raw;
  const parts = Object.entries(raw);
  if (schema instanceof z.ZodRecord) return Object.fromEntries(parts.filter(([, one]) => isFit(schema.valueType, one)));
  if (!(schema instanceof z.ZodObject) || 'id' in schema.shape) return raw;
  return Object.fromEntries(parts.map(([name, one]) => [name, keepFitting(schema.shape[name], one, tell)]));
}

/** Names an answer in words for the person who can fix it. */
export function placeOf(call: ContentCall, raw: unknown): string {
  const name = callName(call);
  const { query } = call;
  if (name === 'page' || name === 'post') {
    const kind = query.type === 'post' || query.type === 'news' ? 'article' : 'page';
    return `The ${kind} ${nameOf(raw)} (id ${String(query.id)})`;
  }
  const asked = Object.entries(query).map(([field, value]) => `${field} ${String(value)}`);
  return `The answer to ${name}${asked.length > 0 ? ` (${asked.join(', ')})` : ''}`;
}

const callName = ({ path }: ContentCall) => path.split('/v1/')[1] ?? path;

function nameOf(raw: unknown): string {
  const known = z
    .object({ path: z.string() })
    .or(z.object({ slug: z.string() }))
    .safeParse(raw);
  if (!known.success) return 'without an address';
  return 'path' in known.data ? known.data.path : known.data.slug;
}

/** Most answers that are kept. Answers that every page needs are used often enough to stay. */
const maxAnswers = 1_000;

/**
 * Remembers answers for one publication, including pending ones, whatever the order of a query's names. A failure is
 * forgotten. R56.
 */
export function createRequestCache(limit = maxAnswers) {
  const answers = new LRUCache<string, Promise<unknown>>({ max: limit });
  return <Answer>(call: ContentCall, ask: () => Promise<Answer>) => {
    const name = JSON.stringify(call, inOrder);
    const answer = answers.get(name) ?? ask();
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer as Promise<Answer>;
  };
}

/**
 * Runs tasks one at a time, in the order they were added, so that a publication asks the backend no faster than it
 * answers. A task that fails does not stop those behind it. R56.
 */
export function createRequestQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
