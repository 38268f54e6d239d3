import { setTimeout as pause } from 'node:timers/promises';
import { createPublisher, type PublisherOptions } from './publisher.ts';

/** ms between two looks at what is published: what an editor waits at most before anything happens. */
const intervalMs = 150;

interface KeepPublishedOptions extends PublisherOptions {
  /** The CMS could not be asked; the next look tries again. */
  onFault: (error: unknown) => void;
}

/** Looks at what is published until it is stopped. A release that is being made then is made at the next start. */
export function keepPublished({ onFault, ...options }: KeepPublishedOptions): { stop(): Promise<void> } {
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
