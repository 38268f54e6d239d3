import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { writeRegistry } from './scripts/registry/writeRegistry.ts';

writeRegistry();

/*
 * For what hangs alone, so they are here once for all tests. What comes late on a busy machine comes all the same, and
 * to wait longer costs nothing where it is there at once.
 */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};

/**
 * Files that ask for a page come last: Vitest ends a worker whose next file has another environment, with Payload and
 * all that it has loaded and compiled. Files of a few lines, whose work lies elsewhere, such as a thousand generated
 * cases, come first: Vitest, which goes by size, would begin them when other workers have nothing left to do.
 */
function placeOf({ moduleId }: TestSpecification): (typeof places)[number] {
  const text = readFileSync(moduleId, 'utf8');
  if (text.includes('@vitest-environment ')) return 'page';
  return text.length < 500 ? 'short' : 'plain';
}

const places = ['short', 'plain', 'page'] as const;

class InPlace extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placed = Map.groupBy(await super.sort(files), placeOf);
    return places.flatMap((place) => placed.get(place) ?? []);
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: InPlace },
    // Every core: nothing else runs beside the tests.
    maxWorkers: '100%',
    // As young objects of a test are many: collected less often, they take a tenth less of the processor.
    execArgv: ['--max-semi-space-size=32'],
    // Modules stay loaded from one file to the next: to load Payload anew for each was half of the time. So a test
    // that changes its process (a global, a variable, a module's state) puts back what it found.
    isolate: false,
    tags: [{ name: 'long', description: 'left to `npm run test:long`: what another test shows for one, for the rest' }],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,traces,design,blocks,kinds,client,demo,checks,scripts,bench,site/src}/**/*.test.{ts,tsx}',
            // What the admin draws, in a syntax that Node does not read.
            'server/**/*.test.tsx',
            'own/**/*.test.tsx',
          ],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,own}/**/*.test.ts'],
          setupFiles: ['server/testing/quickPasswords.ts'],
          globalSetup: ['server/testing/sharedTemplates.ts'],
          // By Node itself, as host and CMS run: its cache of compiled modules serves the tests and all their processes.
          experimental: { viteModuleRunner: false },
          ...patience,
        },
      },
      // Minutes long: `npm run test:long`.
      {
        test: {
          name: 'long',
          include: ['{server,bench,checks,e2e,scripts}/**/*.long.ts'],
          globalSetup: ['server/testing/sharedTemplates.ts'],
          ...patience,
        },
      },
    ],
  },
});
