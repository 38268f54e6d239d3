import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runMigrations } from '../../database/upgradeSchema.ts';
import { openPayload } from '../../open.ts';
import { makeTemporaryEnvironment } from '../../testing/openTestPayload.ts';
import { storePerson } from '../../testing/samplePerson.ts';

test('removes files, emails, deliveries and CRM records with a request that an admin deletes', async () => {
  const environment = await makeTemporaryEnvironment();
  const payload = await openPayload({ environment });
  await runMigrations(payload);
  const ada = await storePerson(payload, environment, { address: 'ada@example.com', word: 'Zweihander' });
  const bo = await storePerson(payload, environment, { address: 'bo@example.com', word: 'Somebody' });

  await payload.delete({ collection: 'leads', id: ada.leadId });

  for (const collection of ['leads', 'lead-files', 'deliveries', 'deals', 'notes', 'persons', 'companies'] as const) {
    expect((await payload.count({ collection })).totalDocs, collection).toBe(1);
  }
  // The subscription is a separate matter: its email stays.
  expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(3);
  expect([...ada.files, ...bo.files].map((file) => existsSync(file))).toEqual([false, false, true, true]);
  const { docs } = await payload.find({ collection: 'removals' });
  expect(docs).toMatchObject([{ rule: 'Deleted by an admin', counts: { leads: 1, 'lead-files': 1, mails: 1 } }]);
  await payload.destroy();
});
