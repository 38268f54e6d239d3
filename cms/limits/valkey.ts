import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { RedisClientType } from '@redis/client';

const connectMs = 5_000;
/** ms between two tries to connect to a server that is away. */
const againMs = 1_000;

/** A connection to Valkey or Redis that reconnects by itself; commands meanwhile fail at once. */
export async function openValkey(url: string, onFault: (error: unknown) => void): Promise<RedisClientType> {
  const { createClient } = await import('@redis/client');
  const client: RedisClientType = createClient({
    url: protocolOf(url),
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, reconnectStrategy: () => againMs },
  });
  client.on('error', onFault);
  // The first caller waits until the server is connected, or known to be away.
  const isDecided = Promise.withResolvers<void>();
  client.once('ready', isDecided.resolve);
  client.once('error', () => isDecided.resolve());
  // Tries until it is connected; errors meanwhile are reported by the `error` event.
  void client.connect().catch(onFault);
  await isDecided.promise;
  return client;
}

/** Checks that a server answers and accepts the password. Throws EnvironmentFault, naming it, where it does not. */
export async function reachValkey(url: string): Promise<void> {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url: protocolOf(url),
    socket: { connectTimeout: connectMs, socketTimeout: connectMs, reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentFault(
      `VALKEY_URL: the server at ${new URL(url).host} does not count (${reason}). See that it runs and that name, password and port are right, or leave VALKEY_URL out.`,
      { cause: error },
    );
  } finally {
    client.destroy();
  }
}

/** The library knows only the older name of the protocol. */
function protocolOf(url: string): string {
  return url.replace(/^valkey/, 'redis');
}
