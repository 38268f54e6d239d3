import { onTestFinished, test } from 'vitest';
import { publishSmallRelease } from '../testing/smallRelease.ts';
import { openTestHost } from '../testing/testHost.ts';
import { checkTypedPaths } from '../testing/typedPaths.ts';

test('a redirect works from every one of 20,000 typed addresses that may be stored', async () => {
  const host = await openTestHost();
  onTestFinished(() => host.close());
  publishSmallRelease(host.environment.releasesDir, '20261121000000-aaaaaa', { pages: { '/': '<title>Home</title>' } });
  await checkTypedPaths(host, 20_000);
}, 3_600_000);
