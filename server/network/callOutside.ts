import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, lookUpPublicly, PrivateAddress } from '../publicAddress.ts';

/** Thrown for an address without TLS, which only an allowed host of our own network may have. */
export class PlainAddress extends Error {
  override name = 'PlainAddress';
}

interface OutsideCall {
  method: string;
  headers: OutgoingHttpHeaders;
  body?: string | undefined;
  timeoutMs: number;
  /** Hosts, with the port if the address has one, that may be in our own network and need no TLS. */
  privateHosts: readonly string[] | 'all';
  /** Whether public hosts need none either. */
  isPlainAllowed?: boolean;
}

/**
 * Calls an address that people typed, and resolves with the head of the answer. The connection itself resolves the name
 * and refuses our own network. Redirects are not followed. Rejects with {@link PlainAddress}, {@link PrivateAddress}, or
 * what the connection says.
 */
export async function callOutside(
  url: URL,
  { body, headers, isPlainAllowed = false, method, privateHosts, timeoutMs }: OutsideCall,
): Promise<IncomingMessage> {
  const isAllowed = privateHosts === 'all' || privateHosts.includes(url.host);
  if (!isAllowed && !isPlainAllowed && url.protocol !== 'https:') throw new PlainAddress();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const options = {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(isAllowed ? {} : { lookup: lookUpPublicly }),
  };
  const call = request(url, options, resolve);
  call.on('error', reject);
  call.end(body);
  return promise;
}

/**
 * ms to wait, which a peer asks for as seconds or as a date (Retry-After, RFC 9110, 10.2.3), at most `longestMs`.
 * Undefined if it asks for none, or for no valid one.
 */
export function pauseOf(asked: string | null | undefined, longestMs: number): number | undefined {
  const said = asked?.trim() ?? '';
  const ms = /^\d{1,15}$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return ms > 0 ? Math.min(ms, longestMs) : undefined;
}
