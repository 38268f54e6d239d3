import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { callOutside, pauseOf } from '../network/callOutside.ts';
import { PrivateAddress } from '../publicAddress.ts';

const maxRedirects = 3;

/** What is wanted cannot be had, or is not as it is needed. The message says why. */
export class FetchFault extends Error {
  override name = 'FetchFault';
  /** Whether its server is to blame, of which more may be asked in vain. */
  readonly isOfHost: boolean;

  constructor(message: string, isOfHost = false) {
    super(message);
    this.isOfHost = isOfHost;
  }
}

interface FetchOptions {
  /** The media type to ask for, such as `image/*`. */
  accept: string;
  maxBytes: number;
  /** From the first request to the last byte of each try. */
  timeoutMs: number;
  /** Hosts that may be in our own network; `all` for people at the server, who can reach any host from it anyway. */
  privateHosts: readonly string[] | 'all';
  /**
   * How long to wait before each further try, where a server is overloaded, restarts or cannot be reached; it may say
   * how long itself.
   */
  pausesMs?: readonly number[];
  /** Whether it is not asked again where no answer comes, or that of a gateway: it may be what ends the server. */
  isFaultFinal?: boolean;
  /** Called with its host before each pause. */
  onWait?: ((host: string) => void) | undefined;
}

/** Statuses of servers that have too much to do, and of gateways whose server does not answer. */
export const overloaded = [429, 503];
const unanswered = [502, 504];
/** The longest that we wait because a server says so. */
const longestPauseMs = 120_000;

/**
 * Fetches what is at an address, following at most three redirects, each of which is checked again: with where it was at
 * last. Throws {@link FetchFault}.
 */
export async function fetchBytes(address: string, options: FetchOptions) {
  const passing = options.isFaultFinal ? overloaded : [...overloaded, ...unanswered];
  for (const pauseMs of options.pausesMs ?? []) {
    const answer = await fetchOnce(address, options).catch((error: unknown) => {
      if (options.isFaultFinal || !(error instanceof FetchFault && error.isOfHost)) throw error;
    });
    if (answer && !passing.includes(answer.status)) return answer;
    options.onWait?.(new URL(address).host);
    await setTimeout(pauseOf(answer?.headers['retry-after'], longestPauseMs) ?? pauseMs);
  }
  return fetchOnce(address, options);
}

async function fetchOnce(address: string, { accept, maxBytes, privateHosts, timeoutMs }: FetchOptions) {
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
        return { url, status, headers: answer.headers, data: await readBytes(answer, maxBytes) };
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
    return new FetchFault(`it did not come within ${timeoutMs / 1000} seconds`, true);
  return new FetchFault(`the server cannot be reached (${String(code ?? name)})`, true);
}
