import { defineConfig } from 'vitest/config';

/** As the journeys: a busy machine may cost a try, and the report says so. */
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,design,blocks,client,demo,checks,scripts,site/src}/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          retry,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{backend,cms}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          retry,
        },
      },
      // Minutes long: `npm run test:long`.
      { test: { name: 'long', include: ['{backend,cms,bench}/**/*.long.ts'] } },
    ],
  },
});
