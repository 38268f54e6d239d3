import { readdir } from 'node:fs/promises';
import { createServer, type Server, Socket } from 'node:net';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { runStatement } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { onPostgres } from '../testing/databases.ts';
import { send, sendFiles, tokenOf, typed } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

let host: TestHost;
afterEach(() => host.close());

/** Sets a pragma on the writing connection. */
const set = (pragma: string) =>
  inTransaction(host.payload, (req) => runStatement(host.payload, req, `PRAGMA ${pragma}`));
const countLeads = async () => (await host.payload.count({ collection: 'leads' })).totalDocs;
/** The code and number of the innermost error of a log line. */
const codesOf = ({ cause, code, number }: LoggedError): string => (cause ? codesOf(cause) : `${code} ${number}`);
interface LoggedError {
  code?: string;
  number?: number;
  cause?: LoggedError;
}
const longMessage = (index: number) => ({ ...typed, message: `${index} ${'x'.repeat(4900)}` });

describe.skipIf(onPostgres)('a database that cannot be written', () => {
  it('answers 503 with Retry-After while the disk is full, and thanks for nothing that is not stored', async () => {
    host = await openTestHost();
    expect((await send(host.app, longMessage(0))).statusCode).toBe(200);
    // With no more pages available, SQLite reports a full disk.
    await set('max_page_count = 1');
    const together = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(host.app, longMessage(index + 1))),
    );
    expect(together.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after']}`)).toEqual(
      together.map(() => '503 30'),
    );
    expect(await countLeads()).toBe(1);
    expect((await host.payload.count({ collection: 'deliveries' })).totalDocs).toBe(3);
    expect(host.log.join('')).not.toContain(typed.email);
    const faults = host.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a form could not be stored');
    expect(faults.map(({ err }) => codesOf(err))).toEqual(together.map(() => 'SQLITE_FULL 13'));

    await set('max_page_count = 1000000');
    expect((await send(host.app, longMessage(999))).statusCode).toBe(200);
  });

  it('answers 503 while it is read-only, and keeps no file of the request', async () => {
    host = await openTestHost();
    const file = { field: 'file', name: 'brief.txt', content: 'text' };
    await set('query_only = 1');
    const together = await Promise.all([
      sendFiles(host.app, typed, [file]),
      ...Array.from({ length: 10 }, (_, index) => send(host.app, longMessage(index))),
    ]);
    expect(together.map((answer) => `${answer.statusCode} ${answer.headers['retry-after']}`)).toEqual(
      together.map(() => '503 30'),
    );
    expect(together.every((answer) => !answer.json().success)).toBe(true);
    expect(await countLeads()).toBe(0);
    expect(await readdir(host.environment.cms.uploadsDir)).toEqual([]);
  });
});

describe('an answer that is lost after the commit', () => {
  it('is given again: there is one lead, and the visitor sees success', async () => {
    host = await openTestHost();
    const { formToken } = await tokenOf(host.app);
    const target = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }));
    const url = await startProxyThatDropsTheFirstAnswer(Number(target.port));
    const ask = () =>
      fetch(`${url}/send-mail`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'idempotency-key': 'one-key-for-all',
        },
        body: JSON.stringify({ formId: 'contact', formToken, ...typed }),
      });
    await expect(ask()).rejects.toThrow();
    expect(await countLeads()).toBe(1);
    const answer = await ask();
    expect([answer.status, (await answer.json()).success]).toEqual([200, true]);
    expect(await countLeads()).toBe(1);
  });
});

/** Passes everything on, but cuts the first connection as soon as an answer arrives. */
async function startProxyThatDropsTheFirstAnswer(port: number): Promise<string> {
  let isFirst = true;
  const proxy: Server = createServer((client) => {
    const upstream = new Socket().connect(port, '127.0.0.1');
    client.pipe(upstream);
    const drops = isFirst;
    isFirst = false;
    upstream.on('data', (chunk) => void (drops ? client.destroy() : client.write(chunk)));
    upstream.on('end', () => client.end());
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy does not listen');
  return `http://127.0.0.1:${address.port}`;
}
