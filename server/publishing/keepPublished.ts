import { setTimeout as pause } from 'node:timers/promises';
import { createPublisher, type PublisherOptions } from './publisher.ts';
import type { Hearing } from './sharing/hearPublication.ts';

/** ms between two checks of what is published: the longest that an editor waits before anything happens. */
const intervalMs = 150;

interface KeepPublishedOptions extends PublisherOptions {
  /** Called when the CMS could not be read; the next check tries again. */
  onFault: (error: unknown) => void;
  /** Notifications of what is published, if the database sends them; then checks are rare. */
  hearing?: Hearing | undefined;
}

/** ms between two checks if the database notifies of what is published: scheduled content may be that late. */
const unheardMs = 3_000;

/** Publishes what is due until it is stopped. A release that is interrupted by that is made at the next start. */
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
      // A database that does not answer is not asked seven times a second.
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
