import type { Releases } from './releases.ts';

/** What the publisher asks of the CMS. */
export interface Publication {
  /** A mark that changes with every published change. */
  version(): Promise<string>;
  /** When published content next begins or ends by itself, such as an event that ends; undefined when nothing will. */
  nextTurnOf(after: Date): Promise<Date | undefined>;
  /** Notes for editors how the last build went. */
  record(outcome: { version: string; error?: string }): Promise<void>;
}

/** Builds the site into a directory. Rejects with a message for editors. */
export type BuildSite = (directory: string) => Promise<void>;

export interface PublisherOptions {
  publication: Publication;
  releases: Releases;
  buildSite: BuildSite;
  now?: () => Date;
  report: (line: string) => void;
}

export type PublishOutcome = 'nothing to do' | 'published' | 'failed';

/**
 * Keeps the served release equal to what is published: builds when content changed or when a moment has come at which
 * content begins or ends. The old release is served until the new one is whole; a failed build changes nothing.
 */
export function createPublisher({
  publication,
  releases,
  buildSite,
  now = () => new Date(),
  report,
}: PublisherOptions) {
  let builtVersion: string | undefined;
  let nextTurn: Date | undefined;

  /** One look: builds at most once. A version that failed is not tried again until content changes. */
  return async function publishIfDue(): Promise<PublishOutcome> {
    const version = await publication.version();
    const isTurn = nextTurn !== undefined && nextTurn <= now();
    if (version === builtVersion && !isTurn) return 'nothing to do';
    builtVersion = version;
    const startedAt = now();
    nextTurn = await publication.nextTurnOf(startedAt);
    const release = releases.begin();
    try {
      await buildSite(release.directory);
      await releases.makeCurrent(release.id);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      report(`The site was not published, and shows what it showed before:\n${message}`);
      await releases.discard(release.id);
      await publication.record({ version, error: message });
      return 'failed';
    }
    await publication.record({ version });
    report(`Published in ${((now().getTime() - startedAt.getTime()) / 1000).toFixed(1)} s`);
    return 'published';
  };
}
