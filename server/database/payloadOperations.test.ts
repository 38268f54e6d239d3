import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEach } from '../testing/databases.ts';
import { payloadOperations } from '../testing/operations/payloadOperations.ts';
import { type Pulse, startPulse } from '../testing/pulse.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { openStage, type Stage } from '../testing/stage.ts';

/**
 * The bound for a write during an operation, in ms of the machine's own time. It guards against an operation that waits
 * for itself: holding the lock of the writer, it needs that lock once more, and hangs for a minute. On an idle machine everything takes a tenth of the bound; on a busy one the clock says nothing.
 */
const boundMs = 2000;

/** The bound in ms by the clock of both, because a blocked process stops its own pulse too. */
const stillMs = 30_000;

describeOnEach('on %s', (name) => {
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
    'lets others write at once during %s, and ends',
    async ([what, { prepare, status }], { annotate }) => {
      const run = await prepare(stage);
      const operation = timed(pulse, run);
      const slowest = await slowestWrite(stage.payload, pulse, operation);
      const { result, ...took } = await operation;
      // Shown by `--reporter=verbose`.
      await annotate(`| ${what} | ${Math.round(took.clockMs)} | ${Math.round(slowest.clockMs)} |`);
      expect(result).toMatchObject({ status });
      expect(slowest.ms).toBeLessThan(boundMs);
      for (const { clockMs } of [took, slowest]) expect(clockMs).toBeLessThan(stillMs);
    },
  );
});

interface Took {
  /** Measured by the pulse. */
  ms: number;
  /** Measured by the clock. */
  clockMs: number;
}

/** Writes repeatedly until the operation has ended. */
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
