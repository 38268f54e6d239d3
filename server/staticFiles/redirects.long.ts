import { onTestFinished, test } from 'vitest';
import { openTestHost } from '../testing/testHost.ts';
import { checkTypedPaths } from '../testing/typedPaths.ts';

test('a redirect works from every one of 50,000 typed addresses that may be stored', async () => {
  const host = await openTestHost();
  onTestFinished(() => host.close());
  await checkTypedPaths(host, 50_000);
}, 3_600_000);
