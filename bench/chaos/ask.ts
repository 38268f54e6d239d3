import { randomInt } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** An answer of a host: its status, and what its body holds. */
export interface Answer {
  status: number;
  body: unknown;
}

interface Sending {
  path: string;
  fields: Record<string, string>;
  /** The network address that it comes from: one of the loopback. */
  from: string;
  key: string;
  /** Told of what nobody answers, and whether surely no host has it. */
  onSilence?: (isUnheard: boolean) => void;
}

/** Sends a form as script does; undefined where nobody answers: the host was killed, or is not up yet. */
export async function ask(url: string, { fields, from, key, onSilence, path }: Sending): Promise<Answer | undefined> {
  try {
    const response = await post(`${url}${path}`, from, key, JSON.stringify(fields));
    // A proxy in front whose hosts are away says so itself.
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

/** From a network address of the loopback, so that a proxy sees it, which believes no header. */
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

/** Nobody listens there: it has not come to any host. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

/** The address of somebody else each time it is asked for. */
export function anyAddress(): string {
  return `127.${randomInt(1, 256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
