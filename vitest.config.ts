import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every core: nothing else runs beside the tests.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,design,blocks,client,demo,checks,scripts,site/src}/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'server',
          include: ['{backend,cms}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Minutes long: `npm run test:long`.
      { test: { name: 'long', include: ['{backend,cms,bench}/**/*.long.ts'] } },
    ],
  },
});
