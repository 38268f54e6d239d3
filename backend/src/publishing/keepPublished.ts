import { setTimeout as pause } from 'node:timers/promises';
import { createPublisher, type PublisherOptions } from './publisher.ts';
import type { Hearing } from './sharing/hearPublication.ts';

/** ms between two looks at what is published: what an editor waits at most before anything happens. */
const intervalMs = 150;

interface KeepPublishedOptions extends PublisherOptions {
  /** The CMS could not be asked; the next look tries again. */
  onFault: (error: unknown) => void;
  /** Tells of what is published, where the database can; then looks are far between. */
  hearing?: Hearing | undefined;
}

/** ms between two looks where the database tells of what is published: what was due by its hour waits so long. */
const unheardMs = 3_000;

/** Looks at what is published until it is stopped. A release that is being made then is made at the next start. */
export function keepPublished({ hearing, onFault, ...options }: KeepPublishedOptions): { stop(): Promise<void> } {
  const publishIfDue = createPublisher(options);
  const stopping = new AbortController();
  let failures = 0;

  async function look(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await publishIfDue();
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures === 1) onFault(error);
      }
      if (hearing?.isHearing() && failures === 0) {
        await hearing.wait(unheardMs, stopping.signal);
        continue;
      }
      // A database that is away is not asked seven times a second.
      await pause(intervalMs * Math.min(2 ** failures, 64), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  }

  void look();
  return {
    async stop() {
      stopping.abort();
    },
  };
}
