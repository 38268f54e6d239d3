/** Tests marked as long, beside those of which they are the rest. `npm run test:long -- marked`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './files.ts';

it('no test that is marked as long fails', async () => {
  const words = ['run', '--project', 'unit', '--project', 'server', '--tags-filter=long'];
  const marked = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...words], {
    cwd: root,
    env: { ...process.env, VITEST: '' },
    stdio: 'inherit',
  });
  expect(await once(marked, 'exit')).toEqual([0, null]);
}, 7_200_000);
