import { onTestFinished, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { moveToPostgres } from '../moving/moveToPostgres.ts';
import { openPayload } from '../open.ts';
import { databases, layMigratedSqlite, startMigratedPostgres } from '../testing/databases.ts';
import { expectDemoRemoved } from '../testing/expectDemoRemoved.ts';
import { fillWithQuickDemo } from '../testing/makeQuickDemo.ts';
import { makeTemporaryFolder } from '../testing/openTestPayload.ts';

test.each(databases)(
  'the demo is removed completely from %s, own documents stay, and an empty site remains',
  async (name) => {
    const dataDir = makeTemporaryFolder();
    await layMigratedSqlite(dataDir, fillWithQuickDemo);
    const server = name === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
    onTestFinished(() => server?.stop());
    const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: server?.url });
    // Moved there, because seeding it there takes twice as long.
    if (server) await moveToPostgres(environment);
    const payload = await openPayload({ environment });
    onTestFinished(() => payload.destroy());
    await expectDemoRemoved(payload);
  },
);
