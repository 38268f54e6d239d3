import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { selectRows } from '../database/directRows.ts';
import { sidePoolOf } from '../database/sidePool.ts';

/** ms between two beats where the machine keeps up. */
const beatMs = 10;

/** A clock for measuring work on a machine that is shared with other work. */
export interface Pulse {
  /** ms since it began, counting only the time that the machine had for us. */
  nowMs(): number;
  stop(): Promise<void>;
}

/**
 * Beats while some work runs: each beat waits for a timer, for the thread pool and for an answer of the database. Where
 * others use the machine, its beats are delayed as much as the work, and count the same. Where the work waits only for
 * itself, the beats go on, which tells work that hangs from work that is slow. A beat during which this process
 * computed counts as long as it computed.
 */
export function startPulse(payload: Payload): Pulse {
  let ms = 0;
  let isOver = false;
  const beating = (async () => {
    while (!isOver) {
      const before = process.cpuUsage();
      await delay(beatMs);
      await promisify(randomBytes)(16);
      await ask(payload);
      const { system, user } = process.cpuUsage(before);
      ms += Math.max(beatMs, (system + user) / 1000);
    }
  })();
  return {
    nowMs: () => ms,
    stop() {
      isOver = true;
      return beating;
    },
  };
}

/** Never on a connection that the work itself may wait for. */
async function ask(payload: Payload): Promise<void> {
  const side = sidePoolOf(payload);
  if (side) await side.query('SELECT 1');
  else await selectRows(payload, {}, 'SELECT 1');
}
