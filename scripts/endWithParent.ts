/**
 * Loaded before everything else by processes that the supervisor starts (`node --import`). The system closes the
 * channel between the two when either ends, for whatever reason: a child without its parent ends itself and everything
 * it has started. The child also reports where it listens, so that the parent never takes another program on the port
 * for its child.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { AddressInfo } from 'node:net';
import { isMainThread } from 'node:worker_threads';

/** Time in ms that a process without its parent has to finish its work. */
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
  // This channel must not keep the process alive: it ends once its work is done.
  process.channel?.unref();
}

/** Signals the group that a child of the supervisor leads, including itself; only itself if it leads none. */
function signalGroup(name: NodeJS.Signals): void {
  try {
    process.kill(-process.pid, name);
  } catch {
    process.kill(process.pid, name);
  }
}
