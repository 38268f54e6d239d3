import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { payloadOperations } from '../testing/operations/payloadOperations.ts';
import { type Pulse, startPulse } from '../testing/pulse.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { openStage, type Stage } from '../testing/stage.ts';

/**
 * ms of the machine's time that an operation, or a write beside it, may take. The fault that this guards against is an
 * operation that waits for itself: it holds the turn of those who write, needs another one, and stands still until a
 * minute has passed. On a quiet machine all of this takes a tenth of the bound; on a busy one the clock tells nothing.
 */
const boundMs = 2000;

/** ms by the clock: what holds the process itself stops its pulse too. */
const stillMs = 30_000;

describe.each(databases)('on %s', (name) => {
  let stage: Stage;
  let pulse: Pulse;
  beforeAll(async () => {
    stage = await openStage(name);
    pulse = startPulse(stage.payload);
  });
  afterAll(async () => {
    await pulse.stop();
    await stage.close();
  });

  test.for(Object.entries(payloadOperations))(
    'lets others write at once during %s, and ends as soon',
    async ([what, { prepare, status }], { annotate }) => {
      const run = await prepare(stage);
      const operation = timed(pulse, run);
      const slowest = await slowestWrite(stage.payload, pulse, operation);
      const { result, ...took } = await operation;
      // Shown by `--reporter=verbose`.
      await annotate(`| ${what} | ${Math.round(took.clockMs)} | ${Math.round(slowest.clockMs)} |`);
      expect(result).toMatchObject({ status });
      for (const { clockMs, ms } of [took, slowest]) {
        expect(ms).toBeLessThan(boundMs);
        expect(clockMs).toBeLessThan(stillMs);
      }
    },
  );
});

interface Took {
  /** By the pulse. */
  ms: number;
  /** By the clock on the wall. */
  clockMs: number;
}

/** Writes again and again until somebody has done. */
async function slowestWrite(payload: Payload, pulse: Pulse, somebody: Promise<unknown>): Promise<Took> {
  const done = somebody.then(() => true);
  const slowest = { ms: 0, clockMs: 0 };
  do {
    const write = () => payload.create({ collection: 'leads', data: sampleLead });
    const { clockMs, ms } = await timed(pulse, write);
    slowest.ms = Math.max(slowest.ms, ms);
    slowest.clockMs = Math.max(slowest.clockMs, clockMs);
  } while (!(await Promise.race([done, nextTurn(false)])));
  return slowest;
}

async function timed<Result>(pulse: Pulse, work: () => Promise<Result>): Promise<Took & { result: Result }> {
  const begun = { ms: pulse.nowMs(), clockMs: performance.now() };
  const result = await work();
  return { ms: pulse.nowMs() - begun.ms, clockMs: performance.now() - begun.clockMs, result };
}
