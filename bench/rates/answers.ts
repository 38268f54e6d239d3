import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The answer of our host at a path, to be sent by other servers as well. */
export interface Answer {
  headers: Record<string, string>;
  /** Compressed with brotli. */
  body: Buffer;
}

/** By path. */
export type Answers = Record<string, Answer>;

/** Headers that each server writes itself, or that are for one visitor. */
const own = new Set(['connection', 'keep-alive', 'date', 'content-length', 'etag', 'set-cookie']);

/** Uses a plain request, because `fetch` would decompress the answer. */
export async function answerAt(address: string): Promise<Answer> {
  const { promise, reject, resolve } = Promise.withResolvers<IncomingMessage>();
  get(address, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  const answer = await promise;
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
    throw new Error(`${address} answered ${answer.statusCode} in ${answer.headers['content-encoding']}`);
  const headers = Object.entries(answer.headers).filter(([name]) => !own.has(name));
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: await buffer(answer) };
}
