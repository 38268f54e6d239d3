import { insertRows } from '@frontage/server/database/directRows.ts';
import { inTransaction } from '@frontage/server/database/inTransaction.ts';
import { type Environment, readEnvironment } from '@frontage/server/environment.ts';
import { openPayload } from '@frontage/server/open.ts';
import { prepareDatabase } from '@frontage/server/seed/prepareDatabase.ts';
import { makeQuickDemo } from '@frontage/server/testing/makeQuickDemo.ts';
import { sampleLead, sampleMail } from '@frontage/server/testing/sampleLead.ts';
import type { Payload } from 'payload';

const atOnce = 200;
const message = 'Two contracts and a bridge, and what else a visitor writes in three or four sentences. '.repeat(5);

/** Creates a DATA_DIR with SQLite: the demo, and the given number of requests with an email and a delivery each. */
export async function fillWithRequests(dataDir: string, leads: number): Promise<Environment> {
  const environment = readEnvironment({ DATA_DIR: dataDir });
  const payload = await openWithDemo(environment);
  await addRequests(payload, 0, leads);
  await payload.destroy();
  return environment;
}

/** Stores the demo in an empty database of either kind. */
export async function openWithDemo(environment: Environment): Promise<Payload> {
  const payload = await openPayload({ environment });
  await prepareDatabase(payload, { dataDir: environment.dataDir, content: await makeQuickDemo() });
  return payload;
}

/** Adds requests from one number up to another, with an email and a delivery each, in one transaction. */
export async function addRequests(payload: Payload, from: number, upTo: number): Promise<void> {
  await inTransaction(payload, async (req) => {
    for (let first = from; first < upTo; first += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, upTo - first) }, (_, index) => first + index);
      const rows = some.map((index) => ({
        ...sampleLead,
        email: `visitor${index}@example.com`,
        message,
        payloadHash: `hash of ${index}`,
        idempotencyKey: `key of ${index}`,
      }));
      const ids = await insertRows(payload, req, 'leads', rows);
      await insertRows(payload, req, 'mails', ids.map(sampleMail));
      const owed = ids.map((lead) => ({ lead, label: 'CRM', kind: 'crm', status: 'delivered', attempts: 1 }));
      await insertRows(payload, req, 'deliveries', owed);
    }
  });
}
