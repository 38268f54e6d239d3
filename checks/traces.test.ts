import { describe, expect, it } from 'vitest';
import { listProjectFiles, read } from './files.ts';

/** Rooms that belong to the demo or start the product with it, and documents that describe it. */
const mayNameIt = /^(?:demo|docs|e2e)\/|\.md$/;
const name = /quayline/i;

const files = listProjectFiles().filter((file) => !/\.(?:png|woff2?|ico|pdf)$/.test(file));

describe('the agency of the demo', () => {
  it('is named in its own room, otherwise this could not fail', () => {
    expect(files.filter((file) => file.startsWith('demo/') && name.test(read(file))).length).toBeGreaterThan(5);
  });

  it('is named nowhere else: an owner makes the site their own without code', () => {
    // This file must name what it searches for.
    const traces = files.filter((file) => !mayNameIt.test(file) && file !== 'checks/traces.test.ts');
    expect(traces.filter((file) => name.test(read(file)))).toEqual([]);
  });
});
