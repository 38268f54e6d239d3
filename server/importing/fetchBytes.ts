import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { callOutside } from '../network/callOutside.ts';
import { PrivateAddress } from '../publicAddress.ts';

const maxRedirects = 3;

export class FetchFault extends Error {
  override name = 'FetchFault';
}

interface FetchOptions {
  /** The media type to ask for, such as `image/*`. */
  accept: string;
  maxBytes: number;
  /** From the first request to the last byte. */
  timeoutMs: number;
  /** Hosts that may be in our own network; `all` for people at the server, who can reach any host from it anyway. */
  privateHosts: readonly string[] | 'all';
}

export interface Fetched {
  status: number;
  headers: IncomingHttpHeaders;
  data: Buffer;
}

/**
 * Fetches what is at an address, following at most three redirects, each of which is checked again. Throws
 * {@link FetchFault}.
 */
export async function fetchBytes(
  address: string,
  { accept, maxBytes, privateHosts, timeoutMs }: FetchOptions,
): Promise<Fetched> {
  const until = performance.now() + timeoutMs;
  const headers = { accept, 'user-agent': 'Frontage-Import/1' };
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (!/^https?:$/.test(url.protocol)) throw new FetchFault(`${url.protocol} is not fetched`);
    if (url.username || url.password) throw new FetchFault('an address with a password is not fetched');
    try {
      const leftMs = Math.max(0, Math.round(until - performance.now()));
      const call = { method: 'GET', headers, timeoutMs: leftMs, privateHosts, isPlainAllowed: true };
      const answer = await callOutside(url, call);
      const { statusCode: status = 0 } = answer;
      const { location } = answer.headers;
      if (status < 300 || status >= 400 || !location)
        return { status, headers: answer.headers, data: await readBytes(answer, maxBytes) };
      answer.destroy();
      if (!URL.canParse(location, url)) throw new FetchFault('it leads to an address that cannot be read');
      url = new URL(location, url);
    } catch (error) {
      throw inWords(error, timeoutMs);
    }
  }
  throw new FetchFault(`it is redirected more than ${maxRedirects} times`);
}

async function readBytes(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > maxBytes) throw new FetchFault(`it is larger than ${maxBytes / 1_000_000} MB`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function inWords(error: unknown, timeoutMs: number): Error {
  if (error instanceof FetchFault) return error;
  if (error instanceof PrivateAddress) return new FetchFault('it lies in our own network');
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError')
    return new FetchFault(`it did not come within ${timeoutMs / 1000} seconds`);
  return new FetchFault(`the server cannot be reached (${String(code ?? name)})`);
}
