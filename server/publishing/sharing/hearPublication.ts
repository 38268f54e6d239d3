import type { Payload } from 'payload';
import { isPostgres } from '../../database/sidePool.ts';
import { type Repeated, repeat } from '../../repeat.ts';
import { publicationChannel } from '../releases.ts';

export type Hearing = ReturnType<typeof hearPublication>;

/** ms between two checks of the connection. */
const lookEveryMs = 1_000;

/** Waits for notifications of PostgreSQL that something was published, or that a release is available. */
export function hearPublication(payload: Payload) {
  const { db } = payload;
  if (!isPostgres(db)) throw new Error('PostgreSQL alone tells its hosts');
  const { poolOptions, pg } = db;
  let client: InstanceType<typeof pg.Client> | undefined;
  let isTold = false;
  let wake = () => {};

  function tell(): void {
    isTold = true;
    wake();
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...poolOptions, keepAlive: true });
    const lose = () => {
      if (client === next) client = undefined;
      void next.end().catch(() => undefined);
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', tell);
    await next.connect();
    await next.query(`LISTEN ${publicationChannel}`);
    client = next;
    // Notifications before this point were missed.
    tell();
  }

  const keeping: Repeated = repeat(async () => {
    // While the database is down, the checks of what is published report it.
    if (!client) await connect().catch(() => undefined);
    return lookEveryMs;
  });

  return {
    /** False while the connection is down: then callers must check often. */
    isHearing: () => client !== undefined,
    /** Resolves once a notification has arrived since the last call, or after `ms`, or when `signal` aborts. */
    async wait(ms: number, signal: AbortSignal): Promise<void> {
      if (!isTold && !signal.aborted) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, ms);
        const end = () => resolve();
        signal.addEventListener('abort', end);
        wake = end;
        await promise;
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
      }
      isTold = false;
    },
    async stop(): Promise<void> {
      await keeping.stop();
      await client?.end();
    },
  };
}
