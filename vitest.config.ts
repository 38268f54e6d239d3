import { defineConfig } from 'vitest/config';

// What comes late on a busy machine comes all the same, and to wait longer costs nothing where it is there at once.
const expectation = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    // Every core: nothing else runs beside the tests.
    maxWorkers: '100%',
    // Modules stay loaded from one file to the next: to load Payload anew for each was half of the time. So a test
    // that changes its process (a global, a variable, a module's state) puts back what it found.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,traces,design,blocks,client,demo,checks,scripts,site/src}/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // For what hangs, as below: some start processes, and what is polled for has longer than a test has by itself.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: expectation,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{backend,cms}/**/*.test.ts'],
          // For what hangs: a busy machine takes its time to start a database or a renderer.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: expectation,
        },
      },
      // Minutes long: `npm run test:long`.
      { test: { name: 'long', include: ['{backend,cms,bench}/**/*.long.ts'] } },
    ],
  },
});
