import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startHostProcess } from '../testing/hostProcess.ts';

it('a website that cannot write its folder when it is started again names it, and says no more', async () => {
  const first = await startHostProcess();
  first.kill();
  await first.ended;
  const lock = join(first.dataDir, 'website.lock');
  rmSync(lock);
  mkdirSync(lock);
  const next = startHostProcess({}, first);
  await expect(next).rejects.toThrow(
    `The host ended before it answered:\nDATA_DIR: ${first.dataDir} cannot be made or written (unable to open database file).`,
  );
});
