import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, lookUpPublicly, PrivateAddress } from '../publicAddress.ts';

const maxRedirects = 3;

export class FetchFault extends Error {
  override name = 'FetchFault';
}

export interface FetchRules {
  /** Resolves host names; the usual way by default. */
  lookup?: LookupFunction;
  isAllowed(host: string): boolean;
}

/** Allows the public internet, and nothing in our own network. */
export const publicOnly: FetchRules = {
  lookup: lookUpPublicly,
  isAllowed: (host) => isIP(host) === 0 || isPublicAddress(host),
};

/** Allows any host: for people at the server itself, who can reach any host from it anyway. */
export const anywhere: FetchRules = { isAllowed: () => true };

interface FetchOptions {
  /** The media type to ask for, such as `image/*`. */
  accept: string;
  maxBytes: number;
  /** From the first request to the last byte. */
  timeoutMs: number;
  rules: FetchRules;
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
export async function fetchBytes(address: string, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    try {
      const answer = await sendRequest(url, options, signal);
      const { headers, statusCode: status = 0 } = answer;
      if (status < 300 || status >= 400 || !headers.location)
        return { status, headers, data: await readBytes(answer, options.maxBytes) };
      answer.destroy();
      if (!URL.canParse(headers.location, url)) throw new FetchFault('it leads to an address that cannot be read');
      url = new URL(headers.location, url);
    } catch (error) {
      throw inWords(error, options.timeoutMs);
    }
  }
  throw new FetchFault(`it is redirected more than ${maxRedirects} times`);
}

function sendRequest(url: URL, { accept, rules }: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new FetchFault(`${url.protocol} is not fetched`);
  if (url.username || url.password) throw new FetchFault('an address with a password is not fetched');
  if (!rules.isAllowed(url.hostname.replace(/^\[|\]$/g, ''))) throw new FetchFault('it lies in our own network');
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { accept, 'user-agent': 'Frontage-Import/1' };
  const found = rules.lookup ? { lookup: rules.lookup } : {};
  const call = request(url, { headers, agent: false, signal, ...found }, resolve);
  call.on('error', reject);
  call.end();
  return promise;
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
