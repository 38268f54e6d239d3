import type { SendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { paths } from '@frontage/contract/paths.ts';
import { expect, it, onTestFinished } from 'vitest';
import { databases, startMigratedPostgres } from '../testing/databases.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';

it.each(databases)('tells sales once about an addition that is sent five times at once: %s', async (name) => {
  const server = name === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
  const { app, close, payload } = await openTestHost(server ? { variables: { DATABASE_URL: server.url } } : {});
  onTestFinished(async () => {
    await close();
    await server?.stop();
  });
  const handles = (await send(app, typed)).json<SendMailSuccess>().data;
  const add = () =>
    app.inject({
      method: 'POST',
      url: paths.update,
      headers: { accept: 'application/json' },
      payload: { ...handles, note: 'It may wait.' },
    });
  const answers = await Promise.all(Array.from({ length: 5 }, add));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  const owed = await payload.find({ collection: 'deliveries', where: { body: { exists: true } } });
  expect(owed.docs.map(({ kind }) => kind).sort()).toEqual(['crm-note', 'sales-notice']);
});
