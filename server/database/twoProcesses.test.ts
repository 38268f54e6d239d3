import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openPayload } from '../open.ts';
import { openHomeDatabase } from '../testing/openHomeDatabase.ts';
import { makeTemporaryEnvironment } from '../testing/openTestPayload.ts';

const run = promisify(execFile);

test('lets the admin and the backend write at the same time without losing a request', async () => {
  const environment = await makeTemporaryEnvironment();
  const payload = await openPayload({ environment });
  const script = join(import.meta.dirname, '../testing/writeLeads.ts');
  const env = { ...process.env, DATA_DIR: environment.dataDir, ...(await openHomeDatabase(environment.dataDir)) };
  await Promise.all([1, 2].map(() => run(process.execPath, [script, '60'], { env })));
  expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(120);
  expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(120);
  await payload.destroy();
});
