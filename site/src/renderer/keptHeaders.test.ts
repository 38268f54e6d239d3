import { expect, it } from 'vitest';
import { createKeptHeaders } from './keptHeaders.ts';

it('gives pages that have the same headers the same ones, and others their own', () => {
  const headersOf = createKeptHeaders();
  const [first, second, other] = ["'self'", "'self'", "'none'"].map((policy) => headersOf({ policy }));
  expect(second).toBe(first);
  expect(other).toEqual({ policy: "'none'" });
});
