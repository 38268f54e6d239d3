import { releaseInterruptedJobs } from '@frontage/cms/jobs/releaseInterruptedJobs.ts';
import type { Payload } from 'payload';

const intervalMs = 1000;

export interface Worker {
  /** Resolves once what was begun is finished; nothing is begun afterwards. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** Told of a fault of the queue itself; a mail that fails is noted at the mail. */
  onFault: (error: unknown) => void;
}

/** Runs what is due in the queue, once a second, until it is stopped. One worker for a database. */
export async function startWorker(payload: Payload, { onFault }: WorkerOptions): Promise<Worker> {
  await releaseInterruptedJobs(payload);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      await payload.jobs.run({ limit: 20, silent: true });
    } catch (error) {
      onFault(error);
    }
    if (!isStopped) timer = setTimeout(begin, intervalMs);
  }
  function begin(): void {
    running = run();
  }

  begin();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
