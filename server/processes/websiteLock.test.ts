import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort } from '../testing/findFreePort.ts';
import { startHostProcess } from '../testing/hostProcess.ts';
import { makeTemporaryFolder } from '../testing/openTestPayload.ts';

it('a restarted website that cannot write its folder names it, and nothing more', async () => {
  const dataDir = makeTemporaryFolder();
  mkdirSync(join(dataDir, 'website.lock'));
  const next = startHostProcess({}, { dataDir, port: await findFreePort() });
  await expect(next).rejects.toThrow(
    `The host ended before it answered:\nDATA_DIR: ${dataDir} cannot be made or written (unable to open database file).`,
  );
});
