import { openOutbox } from '../delivery/openOutbox.ts';
import { startWorker } from '../delivery/worker.ts';
import { openDelivery, openMailer } from '../host/openDelivery.ts';
import { readEnvironment } from '../hostEnvironment.ts';
import { openPayload } from '../open.ts';

/** Run by a test as a separate process: delivers what is owed until it is killed. Prints a line once it works. */
const environment = readEnvironment();
const payload = await openPayload({ environment: environment.cms });
const now = () => new Date();
const onFault = (error: unknown) => console.error(error);
const deliver = openDelivery(environment, openMailer(environment), now);
startWorker(openOutbox({ payload, deliver, now, onFault }), onFault);
console.log('works');
