import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { adminHeaders } from './adminHeaders.ts';
import { cutIdle } from './cutIdle.ts';
import { holdToHttp } from './holdToHttp.ts';

/** What Node tells with a server that begins to listen. */
const channel = 'tracing:net.server.listen:asyncStart';

/**
 * From now on, servers of this process that begin to listen are held to HTTP, cut who stands still, and answer a request
 * that asks to go on in another protocol as the ordinary request it also is: Next takes such a connection over, holds it
 * for a minute without a word, and fails at a request for `*`. The function that is returned ends it for servers to come.
 */
export function prepareServers(): () => void {
  subscribe(channel, prepare);
  return () => unsubscribe(channel, prepare);
}

function prepare(message: unknown): void {
  const server = typeof message === 'object' && message !== null && 'server' in message ? message.server : undefined;
  if (!(server instanceof Server)) return;
  // An option of a server that is to be made, and a property of one that is; types know the first alone.
  Object.assign(server, { shouldUpgradeCallback: () => false });
  holdToHttp(server, adminHeaders, { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" });
  cutIdle(server);
}
