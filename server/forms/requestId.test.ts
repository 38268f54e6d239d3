import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { send, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
afterEach(() => host.close());

it('connects email, lead, answer and log lines by one id', async () => {
  host = await openTestHost();
  const answer = await send(host.app, typed);
  const id = String(answer.headers['x-request-id']);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const { docs } = await host.payload.find({ collection: 'leads', where: { requestId: { equals: id } } });
  expect(docs).toHaveLength(1);
  const lines = host.log.map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ reqId: id, route: '/send-mail', outcome: 'stored' }));
  await host.deliver();
  const { mailboxDir } = host.environment.cms;
  const mails = readdirSync(mailboxDir).map((name) => readFileSync(join(mailboxDir, name), 'utf8'));
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(mail).toMatch(new RegExp(`^X-Request-ID: ${id}\\r$`, 'im'));
});
