import { type Endpoint, type EndpointName, endpointNames, endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import type { z } from 'zod';

/** One call to the content API before it is sent. */
export interface ContentCall {
  method: 'GET' | 'POST';
  /** With the namespace and every part of the path filled in. */
  path: string;
  /** What goes into the address of a `GET`, or into the body of a `POST`. Empty values are left out. */
  query: Record<string, unknown>;
}

type QueryOf<Name extends EndpointName> = z.input<(typeof endpoints)[Name]['query']>;
type AnswerOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['answer']>;

/** Every reading call of the contract as a function: `content.term({ id: 7 })`. Answers have passed the contract. */
export type ContentClient = {
  [Name in EndpointName]: (query: QueryOf<Name>) => Promise<AnswerOf<Name>>;
};

interface ContentClientOptions {
  /** The {namespace} of the content API. */
  namespace: string;
  /** Sends the call and gives the body of the answer as it came. */
  send: (call: ContentCall) => Promise<unknown>;
  /** Keeps answers that have passed the contract; without it every call is sent. */
  remember?: <Answer>(call: ContentCall, ask: () => Promise<Answer>) => Promise<Answer>;
  /** What of an answer that does not fit the contract is taken all the same; throws where nothing is. */
  misfit?: <Answer>(call: ContentCall, raw: unknown, error: z.ZodError, schema: z.ZodType<Answer>) => Answer;
}

/** The typed client of the content API: a call for each endpoint of the contract. */
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

/** Fills `{name}` in the path from the query; null and undefined are dropped. R53. */
function describeCall(method: 'GET' | 'POST', template: string, given: object): ContentCall {
  const query = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = query[name];
    delete query[name];
    return encodeURIComponent(String(value));
  });
  return { method, path, query };
}
