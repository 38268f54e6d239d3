/**
 * Loaded before everything else by what the supervisor starts (`node --import`). Between the two is a channel that the
 * system closes with either of them, by whatever it ends: a child without parent ends itself and what it has started.
 * It also tells where it listens, so that the parent never takes a stranger on the port for its child.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { AddressInfo } from 'node:net';
import { isMainThread } from 'node:worker_threads';

/** ms that a process without parent may take to finish what it is doing. */
const patienceMs = 8_000;

if (isMainThread && process.connected) {
  process.once('disconnect', () => {
    setTimeout(() => signalGroup('SIGKILL'), patienceMs);
    signalGroup('SIGTERM');
  });
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const { server } = message as { server: { address(): AddressInfo | string | null } };
    // The parent may be gone by now; then there is nobody to tell.
    if (process.connected) process.send?.({ listensAt: server.address() }, undefined, undefined, () => undefined);
  });
  // Nothing is waited for here: what has done its work ends.
  process.channel?.unref();
}

/** To the group that a child of the supervisor leads, itself included; to itself where it leads none. */
function signalGroup(name: NodeJS.Signals): void {
  try {
    process.kill(-process.pid, name);
  } catch {
    process.kill(process.pid, name);
  }
}
