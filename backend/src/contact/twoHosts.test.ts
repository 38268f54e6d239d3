import { startMigratedPostgres } from '@frontage/cms/testing/databases.ts';
import { expect, it, onTestFinished } from 'vitest';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';

it('stores a request once that reaches two hosts of one database at a time, and thanks at both', async () => {
  const postgres = await startMigratedPostgres();
  onTestFinished(() => postgres.stop());
  const variables = { DATABASE_URL: postgres.url };
  const secret = 'one secret for both hosts, as both stand behind one name';
  const open = async () => {
    const host = await openTestHost({ variables, replace: () => ({ secret }) });
    onTestFinished(() => host.close());
    return host;
  };
  const hosts = [await open(), await open()];
  for (let turn = 0; turn < 25; turn += 1) {
    const fields = { ...typed, message: `Request ${turn}` };
    const headers = { 'idempotency-key': `two-hosts-${turn}-0123456789` };
    const answers = await Promise.all(hosts.map(({ app }) => send(app, fields, headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  }
  expect(await hosts[0]?.payload.count({ collection: 'leads' })).toEqual({ totalDocs: 25 });
}, 60_000);
