import type { CollectionSlug } from 'payload';
import { expect, it, onTestFinished } from 'vitest';
import { erasePerson } from '../privacy/erasure/person.ts';
import { databases, startMigratedPostgres } from '../testing/databases.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';

it.each(databases)('brings nothing back of a person erased while their email is being sent: %s', async (name) => {
  const server = name === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const host = await openTestHost({
    ...(server ? { variables: { DATABASE_URL: server.url } } : {}),
    mailer: () => ({
      async send() {
        begun.resolve();
        await released.promise;
        return {};
      },
    }),
  });
  onTestFinished(async () => {
    await host.close();
    await server?.stop();
  });
  const { app, deliver, environment, payload } = host;
  await send(app, { ...typed, name: 'Zweihander', company: 'Zweihander Works' });
  const running = deliver();
  await begun.promise;
  await erasePerson(payload, environment.cms, typed.email);
  released.resolve();
  await running;
  // Makes due what would otherwise be tried again a minute later.
  await payload.update({ collection: 'deliveries', where: {}, data: { nextTryAt: null } });
  await deliver();

  const collections = Object.keys(payload.collections) as CollectionSlug[];
  for (const collection of collections.filter((slug) => slug !== 'removals')) {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, showHiddenFields: true });
    expect(JSON.stringify(docs), collection).not.toMatch(/zweihander|ada@example/i);
  }
  await send(app, { ...typed, email: 'next@example.com' });
  await deliver();
  const { docs } = await payload.find({ collection: 'deliveries', depth: 0 });
  expect(docs.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered']);
});
