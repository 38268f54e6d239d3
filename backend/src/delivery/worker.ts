import { queueForgotten } from '@frontage/cms/deliveries/queueForgotten.ts';
import { releaseInterruptedJobs } from '@frontage/cms/jobs/releaseInterruptedJobs.ts';
import type { Payload } from 'payload';

/** ms between two looks into the queue. */
const restMs = 1000;
/** While there is more, it rests for so many times what it worked: visitors who send something come first. */
const restShare = 2;
const jobsAtOnce = 20;

export interface Worker {
  /** Resolves once what was begun is finished; nothing is begun afterwards. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  /** Told of a fault of the queue itself; a delivery that fails is noted at the delivery. */
  onFault: (error: unknown) => void;
}

/** Runs what is due in the queue, once a second, until it is stopped. One worker for a database. */
export async function startWorker(payload: Payload, { onFault }: WorkerOptions): Promise<Worker> {
  await releaseInterruptedJobs(payload);
  await queueForgotten(payload);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    const begun = performance.now();
    let hasMore = false;
    try {
      const { jobStatus } = await payload.jobs.run({ limit: jobsAtOnce, silent: true });
      hasMore = Object.keys(jobStatus ?? {}).length === jobsAtOnce;
    } catch (error) {
      onFault(error);
    }
    const busyMs = (performance.now() - begun) * restShare;
    if (!isStopped) timer = setTimeout(begin, hasMore ? Math.min(restMs, busyMs) : restMs);
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
