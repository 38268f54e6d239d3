import { isOfSite } from '@frontage/contract/hostPaths.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { addressOfPath, faultOfPath, plainPath } from '../redirects/redirectPath.ts';
import type { TestHost } from './testHost.ts';

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.constantFrom(
    ...['.html', '.php', '.br', '%', '%41', '%2F', '%E9', ' ', '.', ';a=b', '+', '@', ':'],
    ...['e\u0301', 'ü', '\u200c', '\ud800'],
  ),
);
/** What people type as an old address, or copy from an address bar. */
const typedPaths = fc
  .array(fc.array(piece, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .map((segments) => `/${segments.map((pieces) => pieces.join('')).join('/')}`);

/** Of so many typed addresses, each that may be stored leads on when it is asked for as a browser does. */
export async function checkTypedPaths({ app, clock, payload }: TestHost, numRuns: number): Promise<void> {
  const paths = fc
    .sample(typedPaths, { numRuns, seed: 20_261_127 })
    .map((path) => plainPath(path))
    .filter((path) => faultOfPath(path) === undefined && !isOfSite(path) && path !== '/');
  expect(paths.length).toBeGreaterThan(numRuns / 4);
  const stored = new Set(paths);
  for (const from of stored) await payload.db.create({ collection: 'redirects', data: { from, to: '/ziel/ü%20b' } });
  // The list is read at most every five seconds.
  clock.now = new Date(clock.now.getTime() + 6_000);
  for (const from of stored) {
    expect(plainPath(from), 'a second pass changes nothing').toBe(from);
    const { pathname } = new URL(addressOfPath(from), 'https://site.invalid');
    const { headers, statusCode } = await app.inject({ url: pathname });
    expect([from, statusCode, headers.location]).toEqual([from, 308, '/ziel/%C3%BC%20b']);
  }
}
