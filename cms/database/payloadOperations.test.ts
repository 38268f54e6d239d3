import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { payloadOperations } from '../testing/payloadOperations.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { openStage, type Stage } from '../testing/stage.ts';

/** ms that an operation, or a write beside it, may take on a busy machine. Who waits for themselves waits for a minute. */
const boundMs = 30_000;

describe.each(databases)('on %s', (name) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(name);
  });
  afterAll(() => stage.close());

  test.each(Object.entries(payloadOperations))(
    'lets others write at once during %s, and ends as soon',
    async (_, { prepare, status }) => {
      const run = await prepare(stage);
      const operation = timed(run);
      const slowestMs = await slowestWriteMs(stage.payload, operation);
      const { ms, result } = await operation;
      expect(result).toMatchObject({ status });
      expect(ms).toBeLessThan(boundMs);
      expect(slowestMs).toBeLessThan(boundMs);
    },
    // A fault shall be told by its ms, not by a test that was cut short.
    100_000,
  );
});

/** Writes again and again until somebody has done. */
async function slowestWriteMs(payload: Payload, somebody: Promise<unknown>): Promise<number> {
  const done = somebody.then(() => true);
  let slowest = 0;
  do {
    const { ms } = await timed(() => payload.create({ collection: 'leads', data: sampleLead }));
    slowest = Math.max(slowest, ms);
  } while (!(await Promise.race([done, nextTurn(false)])));
  return slowest;
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
}
