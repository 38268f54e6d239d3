import type { TaskConfig, TaskHandler } from 'payload';

/** Tries what is due of a request, or one delivery. Runs in the backend, which hands it to the configuration. */
export type Deliver = TaskHandler<'deliver'>;

/** A delivery that fails is no failed job: the handler queues the next try. These are for a database that is away. */
const retries = { attempts: 1000, backoff: { type: 'fixed', delay: 60_000 } } as const;

/** The task that delivers what is owed. Queued in the transaction that owes it. */
export function deliverTask(handler: Deliver = refuseToDeliver): TaskConfig<'deliver'> {
  return {
    slug: 'deliver',
    label: 'Deliver what is owed',
    retries,
    inputSchema: [
      // Everything that is owed for it.
      { name: 'lead', type: 'number' },
      // One alone, for what belongs to no request.
      { name: 'delivery', type: 'number' },
    ],
    handler,
  };
}

const refuseToDeliver: Deliver = () => {
  throw new Error('The backend delivers what is owed: this process was started without a way to');
};
