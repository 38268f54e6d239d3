import { inTransaction } from '../database/inTransaction.ts';
import { openPayload } from '../open.ts';
import { sampleLead, sampleMail } from './sampleLead.ts';

/** Run by a test as a process of its own, on the DATA_DIR of the environment: stores as many requests as it is told. */
const payload = await openPayload();
for (let index = 0; index < Number(process.argv[2]); index += 1) {
  await inTransaction(payload, async (req) => {
    const lead = await payload.create({ collection: 'leads', data: sampleLead, req });
    await payload.create({ collection: 'mails', data: sampleMail(lead.id), req });
  });
}
await payload.destroy();
