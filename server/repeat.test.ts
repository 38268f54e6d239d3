import { expect, it } from 'vitest';
import { repeat } from './repeat.ts';

it('reports a failure once while it lasts, and again after a success or if it is another one', async () => {
  const full = () => Object.assign(new Error('A disk'), { code: 'SQLITE_FULL' });
  const busy = () => new Error('Wrapped', { cause: Object.assign(new Error('A lock'), { code: 'SQLITE_BUSY' }) });
  const outcomes = [full(), full(), full(), busy(), busy(), undefined, busy()];
  const faults: unknown[] = [];
  const done = Promise.withResolvers<void>();
  const repeated = repeat(
    async () => {
      const outcome = outcomes.shift();
      if (outcome) throw outcome;
      return 0;
    },
    {
      onFault(error) {
        faults.push(error);
        if (outcomes.length === 0) done.resolve();
      },
      restMs: 0,
    },
  );
  await done.promise;
  await repeated.stop();
  expect(faults.map(String)).toEqual(['Error: A disk', 'Error: Wrapped', 'Error: Wrapped']);
});
