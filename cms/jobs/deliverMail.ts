import type { TaskConfig, TaskHandler } from 'payload';

/** Delivers one mail. Throws to be tried again later. Runs in the backend, which hands it to the configuration. */
export type DeliverMail = TaskHandler<'deliverMail'>;

/** The first try at once, the last about 34 hours later: 30 s, 1 min, 2 min ... doubled each time. */
const retries = { attempts: 12, backoff: { type: 'exponential', delay: 30_000 } } as const;

/** After so many tries a mail counts as failed. */
export const maxDeliveryTries = retries.attempts + 1;

/** The task that delivers a mail of the collection `mails`. Queued in the transaction that stores the mail. */
export function deliverMailTask(handler: DeliverMail = refuseToDeliver): TaskConfig<'deliverMail'> {
  return {
    slug: 'deliverMail',
    label: 'Deliver a mail',
    retries,
    inputSchema: [{ name: 'mailId', type: 'number', required: true }],
    handler,
  };
}

const refuseToDeliver: DeliverMail = () => {
  throw new Error('Mails are delivered by the backend: this process was started without a way to deliver them');
};
