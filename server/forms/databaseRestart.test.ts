import { expect, it } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { startMigratedPostgres } from '../testing/databases.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';

it('survives a restart of PostgreSQL: answers 503 meanwhile, then stores requests again by itself', async () => {
  const server = await startMigratedPostgres();
  const host = await openTestHost({ variables: { DATABASE_URL: server.url } });
  const sendText = async (message: string) => (await send(host.app, { ...typed, message })).statusCode;
  try {
    expect(await Promise.all(['a', 'b', 'c'].map(sendText))).toEqual([200, 200, 200]);
    const begun = Promise.withResolvers<void>();
    const away = Promise.withResolvers<void>();
    const halfDone = inTransaction(host.payload, async (req) => {
      await host.payload.count({ collection: 'leads', req });
      begun.resolve();
      await away.promise;
      return host.payload.count({ collection: 'leads', req });
    }).then(
      () => 'done',
      () => 'failed',
    );
    await begun.promise;
    await server.interrupt();
    away.resolve();
    expect(await halfDone).toBe('failed');
    expect(await sendText('while it is away')).toBe(503);
    await server.resume();
    expect(await sendText('while it is away')).toBe(200);
    expect(host.log.join('')).not.toContain('ada@example.com');
    const { docs } = await host.payload.find({ collection: 'leads', depth: 0, sort: 'id' });
    expect(docs.map(({ message }) => message).sort()).toEqual(['a', 'b', 'c', 'while it is away']);
  } finally {
    await host.close();
    await server.stop();
  }
});
