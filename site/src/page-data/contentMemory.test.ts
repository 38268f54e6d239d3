import { expect, it } from 'vitest';
import { createKept } from './contentMemory.ts';

it('gives pages with equal headers the same object, and others their own', () => {
  const kept = createKept();
  const [first, second, other] = ["'self'", "'self'", "'none'"].map((policy) => kept({ policy }));
  expect(second).toBe(first);
  expect(other).toEqual({ policy: "'none'" });
});
