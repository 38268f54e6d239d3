import { openPayload } from '@frontage/cms/open.ts';
import { openOutbox } from '../delivery/openOutbox.ts';
import { startWorker } from '../delivery/worker.ts';
import { readEnvironment } from '../environment.ts';
import { openDelivery, openMailer } from '../openDelivery.ts';

/** Run by a test as a separate process: delivers what is owed until it is told to end. Prints a line once it works. */
const environment = readEnvironment();
const payload = await openPayload({ environment: environment.cms });
const mailer = openMailer(environment);
const now = () => new Date();
const onFault = (error: unknown) => console.error(error);
const deliver = openDelivery(environment, mailer, now);
const worker = startWorker(openOutbox({ payload, deliver, now, onFault }), onFault);
process.once('SIGTERM', async () => {
  await worker.stop();
  mailer.close?.();
  await payload.destroy();
});
console.log('works');
