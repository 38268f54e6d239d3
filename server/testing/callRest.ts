import { randomUUID } from 'node:crypto';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import { createConfig } from '../config/createConfig.ts';
import type { Environment } from '../environment.ts';
import { type DatabaseName, type Filling, openTestDatabase } from './databases.ts';

/** The CMS as the admin's pages reach it: through its REST API. */
export interface Rest {
  payload: Payload;
  /** Sends FormData and bytes as they are, and any other body as JSON. */
  call(method: string, path: string, body?: unknown, token?: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each endpoint answers in a shape of its own, and a test looks at it
  body: any;
  cookies?: string[];
  /** The session that the answer's cookie carries. */
  token?: string;
}

/** Opens the CMS on its own database. The `path` of a call is relative to `/api/`; `token` comes from a sign-in. */
export async function openRest(name: DatabaseName, filling?: Filling): Promise<Rest> {
  const key = randomUUID();
  const open = async (environment: Environment) => getPayload({ config: await createConfig({ environment }), key });
  const { close, environment, payload } = await openTestDatabase(name, { filling, open });
  const { config } = payload;
  return {
    payload,
    async call(method, path, body, token, more = {}) {
      const request = new Request(`${environment.adminUrl}/api/${path}`, {
        method,
        headers: {
          ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
          ...(token ? { Authorization: `JWT ${token}` } : {}),
          ...more,
        },
        ...(body === undefined ? {} : { body: isWritten(body) ? body : JSON.stringify(body) }),
      });
      const response = await handleEndpoints({ config, payloadInstanceCacheKey: key, request });
      const [, session] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? [];
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      return {
        status: response.status,
        body: isJson ? JSON.parse(text) : text,
        cookies: response.headers.getSetCookie(),
        ...(session ? { token: session } : {}),
      };
    },
    close,
  };
}

function isWritten(body: unknown): body is FormData | Uint8Array<ArrayBuffer> {
  return body instanceof FormData || body instanceof Uint8Array;
}

/** A form with a file and its fields, as the admin sends it. */
export function formWith(data: object, file: File): FormData {
  const form = new FormData();
  form.set('_payload', JSON.stringify(data));
  form.set('file', file);
  return form;
}
