import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What our host answers at a path, to be sent by others as well. */
export interface Answer {
  headers: Record<string, string>;
  /** In brotli. */
  body: Buffer;
}

/** By their paths. */
export type Answers = Record<string, Answer>;

/** What each server says itself, and what is for one visitor. */
const own = new Set(['connection', 'keep-alive', 'date', 'content-length', 'etag', 'set-cookie']);

/** Asks by hand: `fetch` would unpack it. */
export async function answerAt(address: string): Promise<Answer> {
  const { promise, reject, resolve } = Promise.withResolvers<IncomingMessage>();
  get(address, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  const answer = await promise;
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
    throw new Error(`${address} answered ${answer.statusCode} in ${answer.headers['content-encoding']}`);
  const headers = Object.entries(answer.headers).filter(([name]) => !own.has(name));
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: await buffer(answer) };
}
