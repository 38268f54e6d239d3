import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from './findFreePort.ts';

/** A Valkey or Redis server for tests, which stores nothing on disk. */
export interface ValkeyServer {
  url: string;
  /** Makes it hang: it accepts connections and answers nothing, until {@link ValkeyServer.goOn}. */
  freeze(): void;
  goOn(): void;
  stop(): Promise<void>;
  /** Starts it again after {@link ValkeyServer.stop}, at the same address. */
  start(): Promise<void>;
}

const password = 'a password of the test';

/** Starts the server that VALKEY_SERVER names, or `redis-server`, on a free port of this machine. */
export async function startValkey(): Promise<ValkeyServer> {
  const port = await findFreePort();
  let running: ChildProcess | undefined;
  const server: ValkeyServer = {
    url: `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    freeze: () => void running?.kill('SIGSTOP'),
    goOn: () => void running?.kill('SIGCONT'),
    async stop() {
      const ending = running;
      running = undefined;
      if (!ending) return;
      const ended = once(ending, 'exit');
      ending.kill('SIGKILL');
      await ended;
    },
    async start() {
      running = await begin(port);
    },
  };
  await server.start();
  return server;
}

async function begin(port: number): Promise<ChildProcess> {
  const settings = { port, bind: '127.0.0.1', requirepass: password, save: '', appendonly: 'no', daemonize: 'no' };
  const given = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(process.env.VALKEY_SERVER ?? 'redis-server', given, { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(server, 'spawn').catch((error: unknown) => {
    throw new Error(
      'The tests of VALKEY_URL need a Valkey or Redis. Install it (on Debian: sudo apt-get install redis-server), or name one in VALKEY_SERVER.',
      { cause: error },
    );
  });
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.includes('Ready to accept connections')) break;
  }
  // Further output is read and discarded, because a full pipe would block the server.
  server.stdout.resume();
  return server;
}
