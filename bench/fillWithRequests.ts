import { insertRows } from '@frontage/cms/database/directRows.ts';
import { inTransaction } from '@frontage/cms/database/inTransaction.ts';
import { type Environment, readEnvironment } from '@frontage/cms/environment.ts';
import { openPayload } from '@frontage/cms/open.ts';
import { prepareDatabase } from '@frontage/cms/seed/prepareDatabase.ts';
import { quickDemo } from '@frontage/cms/testing/quickDemo.ts';
import { sampleLead, sampleMail } from '@frontage/cms/testing/sampleLead.ts';

const atOnce = 200;
const message = 'Two contracts and a bridge, and what else a visitor writes in three or four sentences. '.repeat(5);

/** Lays a DATA_DIR with SQLite: the demo, and so many requests with an email and a delivery each. */
export async function fillWithRequests(dataDir: string, leads: number): Promise<Environment> {
  const environment = readEnvironment({ DATA_DIR: dataDir });
  const payload = await openPayload({ environment });
  await prepareDatabase(payload, { dataDir, content: await quickDemo() });
  await inTransaction(payload, async (req) => {
    for (let from = 0; from < leads; from += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, leads - from) }, (_, index) => from + index);
      const rows = some.map((index) => ({ ...sampleLead, email: `visitor${index}@example.com`, message }));
      const ids = await insertRows(payload, req, 'leads', rows);
      await insertRows(payload, req, 'mails', ids.map(sampleMail));
      const owed = ids.map((lead) => ({ lead, label: 'CRM', kind: 'crm', status: 'delivered', attempts: 1 }));
      await insertRows(payload, req, 'deliveries', owed);
    }
  });
  await payload.destroy();
  return environment;
}
