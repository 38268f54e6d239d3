import { createServer } from 'node:net';

/**
 * Below the ephemeral ports of the system: a server that is restarted keeps its port, and no outgoing connection takes
 * it in between.
 */
const firstPort = 20_000;
/** Each test worker has its own range, and starts anywhere in it, because others may test on the same machine. */
const portsOfWorker = 1_000;
const workersAtMost = 12;
const worker = Number(process.env.VITEST_POOL_ID ?? 0) % workersAtMost;

let next = Math.floor(Math.random() * portsOfWorker);

/**
 * A free port of this machine, which this process has not handed out before. `except`: ports that are about to be taken,
 * such as those that another process was given.
 */
export async function findFreePort(except: readonly number[] = []): Promise<number> {
  for (let tries = 0; tries < portsOfWorker; tries += 1) {
    const port = firstPort + worker * portsOfWorker + (next % portsOfWorker);
    next += 1;
    if (!except.includes(port) && (await isFree(port))) return port;
  }
  throw new Error(`None of ${portsOfWorker} ports from ${firstPort + worker * portsOfWorker} on is free`);
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const probe = createServer().once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') resolve(false);
    else reject(error);
  });
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  return promise;
}
