import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReleaseFolder } from '../publishing/servedReleases.ts';
import { openEveryRouteHost } from '../testing/everyRouteHost.ts';
import { publishSite } from '../testing/publishSite.ts';
import type { TestHost } from '../testing/testHost.ts';
import { findChangedPaths } from './openCdn.ts';

let host: TestHost;
beforeAll(async () => {
  ({ host } = await openEveryRouteHost());
});
afterAll(() => host.close());

/** Makes a change and publishes it a minute later. Returns the paths that changed for visitors. */
async function publishChange(change: () => Promise<unknown>): Promise<string[] | undefined> {
  const releases = openReleaseFolder(host.environment.releasesDir);
  const before = await releases.currentId();
  await change();
  host.clock.now = new Date(host.clock.now.getTime() + 60_000);
  await publishSite(host);
  const after = await releases.currentId();
  const [from = '', to = ''] = [before, after].map((id) => join(host.environment.releasesDir, id ?? ''));
  return findChangedPaths(from, to, 1000);
}

it('a change of one heading purges the page that shows it, and the sitemap with its date', async () => {
  const { docs } = await host.payload.find({
    collection: 'pages',
    where: { slug: { equals: 'scholarship' } },
    depth: 0,
  });
  const [page] = docs;
  const [block] = page?.layout ?? [];
  if (!page || !block) throw new Error('There is no page to change');
  const layout = [{ ...block, heading: 'Another heading' }];
  const changed = await publishChange(() =>
    host.payload.update({ collection: 'pages', id: page.id, data: { layout, _status: 'published' } }),
  );
  expect(changed).toEqual(['/scholarship', '/sitemap-pages.xml']);
}, 120_000);

it('a publication that changes no page purges nothing', async () => {
  expect(await publishChange(async () => {})).toEqual([]);
}, 120_000);
