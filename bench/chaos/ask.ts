import { randomInt } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** An answer of a host: its status and its body. */
export interface Answer {
  status: number;
  body: unknown;
}

interface Sending {
  path: string;
  fields: Record<string, string>;
  /** The network address from which it is sent, a loopback address. */
  from: string;
  key: string;
  /** Called if nobody answers, with whether certainly no host received it. */
  onSilence?: (isUnheard: boolean) => void;
}

/** Sends a form as a script does. Undefined if nobody answers, because the host was killed or is not up yet. */
export async function ask(url: string, { fields, from, key, onSilence, path }: Sending): Promise<Answer | undefined> {
  try {
    const response = await post(`${url}${path}`, from, key, JSON.stringify(fields));
    // A proxy reports by itself that its hosts are away.
    const said = await text(response);
    return {
      status: response.statusCode ?? 0,
      body: response.headers['content-type']?.includes('json') ? JSON.parse(said) : said,
    };
  } catch (error) {
    onSilence?.(isRefused(error));
    return undefined;
  }
}

/** Sends from a loopback address, so that a proxy sees it; the proxy trusts no header. */
function post(url: string, from: string, key: string, body: string): Promise<IncomingMessage> {
  const { promise, reject, resolve } = Promise.withResolvers<IncomingMessage>();
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'idempotency-key': key,
    'x-forwarded-for': from,
  };
  const signal = AbortSignal.timeout(20_000);
  request(url, { method: 'POST', headers, localAddress: from, signal, agent: false }, resolve)
    .on('error', reject)
    .end(body);
  return promise;
}

/** Whether nobody was listening, so that no host received the request. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

/** Returns a different address at each call, as of another visitor. */
export function pickAddress(): string {
  return `127.${randomInt(1, 256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
