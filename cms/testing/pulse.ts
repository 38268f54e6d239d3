import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { selectRows } from '../database/directRows.ts';
import { sidePoolOf } from '../database/sidePool.ts';

/** ms between two beats where the machine keeps up. */
const beatMs = 10;

/** Time by which work is measured that shares its machine with other work. */
export interface Pulse {
  /** ms since it began, as far as the machine had time for us. */
  nowMs(): number;
  stop(): Promise<void>;
}

/**
 * Beats beside some work: each beat waits for a timer, for the pool of threads and for an answer of the database. Where
 * others take the machine, its beats come late as the work does, and count the same. Where the work waits for itself
 * alone, they go on, and so what stands still is told from what is slow. A beat that this process computed through
 * counts as long as it computed.
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

/** Never by a connection that the work itself may wait for. */
async function ask(payload: Payload): Promise<void> {
  const side = sidePoolOf(payload);
  if (side) await side.query('SELECT 1');
  else await selectRows(payload, {}, 'SELECT 1');
}
