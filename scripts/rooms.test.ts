import { expect, it } from 'vitest';
import { countRooms, kindOf } from './rooms.ts';

it.each([
  ['server/host/app.ts', 'product'],
  ['site/src/pages/index.astro', 'product'],
  ['blocks/Hero/Hero.module.css', 'styles'],
  ['server/seed/seed.test.ts', 'tests'],
  ['server/testing/findFreePort.ts', 'tests'],
  ['e2e/support/crawl.ts', 'tests'],
  ['blocks/Hero/Hero.examples.ts', 'examples'],
  ['site/src/gallery/exampleSite.ts', 'examples'],
  ['server/migrations/20261129_151016_what_forms_become.ts', 'generated'],
  ['server/payload-types.ts', 'generated'],
  ['server/public/blocks/hero.webp', undefined],
  ['server/package.json', undefined],
])('counts %s as %s', (file, kind) => {
  expect(kindOf(file)).toBe(kind);
});

it('counts the working tree, and a commit', () => {
  expect(countRooms().get('contract product')?.files).toBeGreaterThan(50);
  expect(countRooms('HEAD').get('contract product')?.lines).toBeGreaterThan(1000);
});
