import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';
import { join } from 'node:path';
import { adminHeaders } from './adminHeaders.ts';
import { cutIdle } from './cutIdle.ts';
import { holdToHttp, takeFirst } from './holdToHttp.ts';
import { sendBuilt } from './sendBuilt.ts';

/** The channel on which Node announces a server that begins to listen. */
const channel = 'tracing:net.server.listen:asyncStart';

const built = join(import.meta.dirname, '..', '.next', 'static');

/**
 * From now on, servers of this process that begin to listen follow HTTP strictly, cut idle connections, send the files
 * of the build as they were compressed with it, and answer a request to upgrade to another protocol as the ordinary
 * request that it also is: Next takes such a connection over, holds it for a minute without answering, and fails at a
 * request for `*`. Returns a function that stops this for later servers.
 */
export function prepareServers(): () => void {
  subscribe(channel, prepare);
  return () => unsubscribe(channel, prepare);
}

function prepare(message: unknown): void {
  const server = typeof message === 'object' && message !== null && 'server' in message ? message.server : undefined;
  if (!(server instanceof Server)) return;
  // An option of `createServer`, and a property of an existing server; the types know only the option.
  Object.assign(server, { shouldUpgradeCallback: () => false });
  takeFirst(server, sendBuilt(built));
  holdToHttp(server, adminHeaders, { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" });
  cutIdle(server);
}
