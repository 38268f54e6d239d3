import { inTransaction } from '../database/inTransaction.ts';
import { openPayload } from '../open.ts';
import { sampleLead, sampleMail } from './sampleLead.ts';

/**
 * A test runs this in a separate process, on the DATA_DIR of the environment: stores the number of requests given as
 * its argument.
 */
const payload = await openPayload();
for (let index = 0; index < Number(process.argv[2]); index += 1) {
  await inTransaction(payload, async (req) => {
    const lead = await payload.create({ collection: 'leads', data: sampleLead, req });
    await payload.create({ collection: 'mails', data: sampleMail(lead.id), req });
  });
}
await payload.destroy();
