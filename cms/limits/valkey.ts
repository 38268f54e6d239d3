import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { RedisClientType } from '@redis/client';

const connectMs = 5_000;
/** ms between two tries to reach a server that is away. */
const againMs = 1_000;

/** A connection to Valkey or Redis that comes back by itself; what is asked while it is away fails at once. */
export async function openValkey(url: string, onFault: (error: unknown) => void): Promise<RedisClientType> {
  const { createClient } = await import('@redis/client');
  const client: RedisClientType = createClient({
    url: protocolOf(url),
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, reconnectStrategy: () => againMs },
  });
  client.on('error', onFault);
  // Whoever asks first waits until it is there, or is known to be away.
  const isDecided = Promise.withResolvers<void>();
  client.once('ready', isDecided.resolve);
  client.once('error', () => isDecided.resolve());
  // Tries until it is there; what fails meanwhile is told by `error`.
  void client.connect().catch(onFault);
  await isDecided.promise;
  return client;
}

/** Sees that a server answers and takes the password. Throws EnvironmentFault, naming it, where it does not. */
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

/** The library knows the older name alone. */
function protocolOf(url: string): string {
  return url.replace(/^valkey/, 'redis');
}
