import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, PrivateAddress, publicLookup } from '../../publicAddress.ts';

/** Largest picture, in bytes: what the library takes. */
export const maxPictureBytes = 20_000_000;

const timeoutMs = 20_000;
const maxRedirects = 3;

/** Why a picture was not fetched, for the operator. */
export class FetchFault extends Error {
  override name = 'FetchFault';
}

/** Which hosts are asked; tests have their server on this machine. */
export interface FetchRules {
  lookup: LookupFunction;
  isAllowed(host: string): boolean;
}

const publicOnly: FetchRules = { lookup: publicLookup, isAllowed: (host) => isIP(host) === 0 || isPublicAddress(host) };

/**
 * The bytes at an address of the public internet. At most 20 MB, 20 s and three redirects, each of them looked at
 * anew. Throws {@link FetchFault}.
 */
export async function fetchPicture(address: string, rules: FetchRules = publicOnly): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await get(url, rules, signal);
    const { headers, statusCode = 0 } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy();
      if (!URL.canParse(headers.location, url)) throw new FetchFault('it leads to an address that cannot be read');
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode === 200) return await bytesOf(answer);
    answer.destroy();
    throw new FetchFault(`the server answers with status ${statusCode}`);
  }
  throw new FetchFault(`it is redirected more than ${maxRedirects} times`);
}

function get(url: URL, { isAllowed, lookup }: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new FetchFault(`${url.protocol} is not fetched`);
  if (url.username || url.password) throw new FetchFault('an address with a password is not fetched');
  if (!isAllowed(url.hostname.replace(/^\[|\]$/g, ''))) throw new FetchFault('it lies in our own network');
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { accept: 'image/*', 'user-agent': 'Frontage-Import/1' };
  const call = request(url, { headers, agent: false, lookup, signal }, resolve);
  call.on('error', (error) => reject(inWords(error)));
  call.end();
  return promise;
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      if (length > maxPictureBytes) throw new FetchFault(`it is larger than ${maxPictureBytes / 1_000_000} MB`);
      chunks.push(bytes);
    }
  } catch (error) {
    throw inWords(error);
  }
  return Buffer.concat(chunks);
}

function inWords(error: unknown): Error {
  if (error instanceof FetchFault) return error;
  if (error instanceof PrivateAddress) return new FetchFault('it lies in our own network');
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  if (name === 'AbortError' || name === 'TimeoutError')
    return new FetchFault(`it did not come within ${timeoutMs / 1000} seconds`);
  return new FetchFault(`the server cannot be reached (${String(code ?? name)})`);
}
