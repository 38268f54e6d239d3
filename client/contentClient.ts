import { type Endpoint, type EndpointName, endpointNames, endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import type { z } from 'zod';

export interface ContentCall {
  method: 'GET' | 'POST';
  /** With the namespace and every parameter of the path filled in. */
  path: string;
  /** The query of a `GET`, or the body of a `POST`. Empty values are left out. */
  query: Record<string, unknown>;
}

type QueryOf<Name extends EndpointName> = z.input<(typeof endpoints)[Name]['query']>;
type AnswerOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['answer']>;

/**
 * Every reading call of the contract as a function: `content.term({ id: 7 })`. Answers are validated by the contract.
 */
export type ContentClient = {
  [Name in EndpointName]: (query: QueryOf<Name>) => Promise<AnswerOf<Name>>;
};

interface ContentClientOptions {
  /** The {namespace} of the content API. */
  namespace: string;
  /** Sends the call and returns the raw body of the answer. */
  send: (call: ContentCall) => Promise<unknown>;
  /** Caches validated answers; without it every call is sent. */
  remember?: <Answer>(call: ContentCall, ask: () => Promise<Answer>) => Promise<Answer>;
  /** Returns what can be used of an answer that does not fit the contract; throws if nothing can. */
  misfit?: <Answer>(call: ContentCall, raw: unknown, error: z.ZodError, schema: z.ZodType<Answer>) => Answer;
}

/** Creates the typed client of the content API: a function for each endpoint of the contract. */
export function createContentClient({ namespace, send, remember, misfit }: ContentClientOptions): ContentClient {
  function callerOf<Name extends EndpointName>(name: Name): (query: QueryOf<Name>) => Promise<AnswerOf<Name>> {
    const endpoint: Endpoint<unknown, unknown> = endpoints[name];
    async function ask(call: ContentCall): Promise<AnswerOf<Name>> {
      const raw = await send(call);
      const result = endpoint.answer.safeParse(raw);
      if (result.success) return result.data as AnswerOf<Name>;
      if (misfit) return misfit(call, raw, result.error, endpoint.answer) as AnswerOf<Name>;
      throw result.error;
    }
    return async (query) => {
      const call = describeCall(endpoint.method, pathOf(endpoint, namespace), query);
      return remember ? remember(call, () => ask(call)) : ask(call);
    };
  }
  return Object.fromEntries(endpointNames.map((name) => [name, callerOf(name)])) as ContentClient;
}

/** Fills in `{name}` in the path from the query, and drops null and undefined. R53. */
function describeCall(method: 'GET' | 'POST', template: string, given: object): ContentCall {
  const query = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = query[name];
    delete query[name];
    return encodeURIComponent(String(value));
  });
  return { method, path, query };
}
