import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The header in which Next and Payload look for the address of the sender. */
export const addressHeader = 'x-forwarded-for';

/**
 * Sets the address of every request to this process to a single one: that of the sender, as far as `trustedProxies`
 * proxies vouch for it. Next passes on whatever the header says, and anybody can write it.
 */
export function believeProxies(trustedProxies: number): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const forwarded = request.headers[addressHeader];
    request.headers[addressHeader] = addressOf(request.socket.remoteAddress, forwarded, trustedProxies);
  });
}

/**
 * The address that the farthest trusted proxy saw. Counted from the nearest: first the socket, then the header from its
 * end.
 */
export function addressOf(
  socketAddress: string | undefined,
  forwarded: string | string[] | undefined,
  trustedProxies: number,
): string {
  const named = [forwarded ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const hops = [socketAddress ?? '', ...named.reverse()];
  return hops[Math.min(trustedProxies, hops.length - 1)] ?? '';
}
