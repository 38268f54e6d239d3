import { type ContentCall, type ContentClient, createContentClient } from '@frontage/client/contentClient.ts';
import { createHttpClient, type HttpFailure } from '@frontage/client/http.ts';
import { z } from 'zod';
import { ContentError, contentErrorOf } from './ContentError.ts';
import { createRequestCache } from './requestCache.ts';
import { createRequestQueue } from './requestQueue.ts';

interface BackendOptions {
  /** Address of whatever implements the contract. */
  backendUrl: string;
  /** The {namespace} of the content API. */
  namespace: string;
}

/** The calls of a build: one at a time, each made once. Specification §7, decision 35. */
export interface Backend {
  content: ContentClient;
  /** A call outside the content API; the answer as it came. */
  ask(path: string, query: Record<string, unknown>): Promise<unknown>;
}

export function openBackend({ backendUrl, namespace }: BackendOptions): Backend {
  const http = createHttpClient({ baseURL: backendUrl });
  const enqueue = createRequestQueue();
  const cached = createRequestCache();
  const remember = <Answer>({ query, ...call }: ContentCall, ask: () => Promise<Answer>) =>
    cached({ ...call, options: query }, ask);

  function send({ method, path, query }: ContentCall): Promise<unknown> {
    const request = () =>
      method === 'GET' ? http.get<unknown>(path, { params: query }) : http.post<unknown>(path, query);
    return enqueue(request).catch((failure: HttpFailure) => {
      throw new ContentError(`The backend at ${backendUrl} did not answer ${path}: ${failure.message}`);
    });
  }

  return {
    content: createContentClient({
      namespace,
      send,
      remember,
      misfit: (call, raw, error) => contentErrorOf(placeOf(call, raw), raw, error),
    }),
    ask(path, query) {
      const call: ContentCall = { method: 'GET', path, query };
      return remember(call, () => send(call));
    },
  };
}

/** What an answer is, in the words of the person who can mend it. */
function placeOf({ path, query }: ContentCall, raw: unknown): string {
  const call = path.split('/v1/')[1] ?? path;
  if (call === 'page' || call === 'post') {
    const kind = query.type === 'post' || query.type === 'news' ? 'article' : 'page';
    return `The ${kind} ${nameOf(raw)} (id ${String(query.id)})`;
  }
  const asked = Object.entries(query).map(([name, value]) => `${name} ${String(value)}`);
  return `The answer to ${call}${asked.length > 0 ? ` (${asked.join(', ')})` : ''}`;
}

function nameOf(raw: unknown): string {
  const known = z
    .object({ path: z.string() })
    .or(z.object({ slug: z.string() }))
    .safeParse(raw);
  if (!known.success) return 'without an address';
  return 'path' in known.data ? known.data.path : known.data.slug;
}
