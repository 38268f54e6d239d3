import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';

/** What Node tells with a server that begins to listen. */
const channel = 'tracing:net.server.listen:asyncStart';

/**
 * From now on, servers of this process that begin to listen answer a request that asks to go on in another protocol as
 * the ordinary request it also is. Next takes such a connection over, and holds it for a minute without a word.
 * The function that is returned ends it for servers to come.
 */
export function answerUpgradesAsRequests(): () => void {
  subscribe(channel, tell);
  return () => unsubscribe(channel, tell);
}

function tell(message: unknown): void {
  const server = typeof message === 'object' && message !== null && 'server' in message ? message.server : undefined;
  // An option of a server that is to be made, and a property of one that is; types know the first alone.
  if (server instanceof Server) Object.assign(server, { shouldUpgradeCallback: () => false });
}
