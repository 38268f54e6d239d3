import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

test('a check that hangs is not repeated until it counts as lost', async () => {
  let asked = 0;
  let now = 0;
  const check = () => {
    asked += 1;
    return asked === 1 ? new Promise<never>(() => undefined) : Promise.resolve();
  };
  const logger = { warn: () => undefined };
  const later = () => {
    now += 2_000;
    return new Date(now);
  };
  const options = { now: later, logger, lostMs: 2_000 };
  const readiness = createReadiness([{ name: 'database', isNeeded: true, check }], options);
  expect((await readiness()).parts.database?.state).toBe('slow');
  const second = await readiness();
  expect([second.parts.database?.state, asked]).toEqual(['slow', 1]);
  expect(second.parts.database?.ms).toBeGreaterThan(2_900);
  expect([(await readiness()).status, asked]).toEqual(['ready', 2]);
});

test('a host that is about to close says so, whatever its last checks found', async () => {
  let isEnding = false;
  const logger = { warn: () => undefined };
  const readiness = createReadiness([], { now: () => new Date(0), logger, isEnding: () => isEnding });
  expect((await readiness()).status).toBe('ready');
  isEnding = true;
  expect((await readiness()).status).toBe('ending');
});
