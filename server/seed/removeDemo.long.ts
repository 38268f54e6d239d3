import { onTestFinished, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { moveToPostgres } from '../moving/moveToPostgres.ts';
import { openPayload } from '../open.ts';
import { layMigratedSqlite, startMigratedPostgres } from '../testing/databases.ts';
import { expectDemoRemoved } from '../testing/expectDemoRemoved.ts';
import { fillWithQuickDemo } from '../testing/makeQuickDemo.ts';
import { makeTemporaryFolder } from '../testing/openTestPayload.ts';

// Moved there, because seeding it there takes twice as long.
test('the demo is removed completely from PostgreSQL, own documents stay, and an empty site remains', async () => {
  const dataDir = makeTemporaryFolder();
  await layMigratedSqlite(dataDir, fillWithQuickDemo);
  const server = await startMigratedPostgres();
  onTestFinished(() => server.stop());
  const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: server.url });
  await moveToPostgres(environment);
  const payload = await openPayload({ environment });
  onTestFinished(() => payload.destroy());
  await expectDemoRemoved(payload);
});
