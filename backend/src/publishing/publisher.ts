import { randomBytes } from 'node:crypto';
import type { PublisherActivity } from '@frontage/cms/publication/publicationState.ts';
import type { ReleaseSummary } from '@frontage/contract/release.ts';
import type { MeasurePublication } from '../metrics/publicationMetrics.ts';
import { type Renderer, RendererFault } from './Renderer.ts';
import type { ReleaseFolder } from './releaseFolder.ts';

/** What is published, and the mark by which a newer state is known. */
export interface PublishedState {
  /** Changes with every published change. */
  version: string;
  /** The release that the site is to stay at, whatever is published. */
  heldRelease: string | undefined;
}

/** What the publisher asks of the CMS, and notes in it. */
export interface Publication {
  state(): Promise<PublishedState>;
  /** The last change that was noted; undefined where none was. */
  lastChange(): Promise<number | undefined>;
  /** When published content next begins or ends by itself, such as an event that ends; undefined when nothing will. */
  nextTurnOf(after: Date): Promise<Date | undefined>;
  noteActivity(activity: PublisherActivity): Promise<void>;
  /** A release was made, or turned out to show later changes too; `lastChange` is the last that it contains. */
  noteRelease(summary: ReleaseSummary, lastChange: number | undefined): Promise<void>;
  /** Visitors get this release from now on; one can go back to those that are kept, newest first. */
  noteLive(summary: ReleaseSummary, kept: readonly string[]): Promise<void>;
}

export interface PublisherOptions {
  publication: Publication;
  releases: ReleaseFolder;
  renderer: Pick<Renderer, 'publish'>;
  now: () => Date;
  report: (line: string) => void;
  /** Told of each release that was made or could not be made, with the seconds it took. */
  measure?: MeasurePublication | undefined;
}

export type PublishOutcome = 'nothing to do' | 'published' | 'held' | 'failed';

/** ms before another try after a passing fault: the first pause, which doubles each time, and the longest. */
const pausesMs = { first: 1_000, longest: 60_000 };
/** Failures in a row from which on one that passes by itself is reported. */
const reportedFrom = 3;
/** ms between two notes of how far a publication has come. */
const noteEveryMs = 500;

/**
 * Keeps the served release equal to what is published: has one made when content changed, when a moment has come at
 * which content begins or ends, and once after a start. The old release is served until the new one is whole. What
 * fails by something that passes is tried again with growing pauses, everything else once the content is another.
 */
export function createPublisher({ measure, now, publication, releases, renderer, report }: PublisherOptions) {
  /** The version of the release that was made last; undefined until one was. */
  let made: string | undefined;
  /** The version that could not be published. */
  let refused: string | undefined;
  /** Where the site was held when that was looked at last. */
  let heldAt: string | undefined;
  let nextTurn: Date | undefined;
  let nextTry: Date | undefined;
  let failures = 0;

  /** One look: publishes at most once. */
  return async function publishIfDue(): Promise<PublishOutcome> {
    const state = await publication.state();
    const isTurn = nextTurn !== undefined && nextTurn <= now();
    if (nextTry ? nextTry > now() && state.version === refused : isUpToDate(state) && !isTurn) {
      return (await serveWanted(state)) ? 'published' : 'nothing to do';
    }
    const startedAt = now();
    try {
      nextTurn = await publication.nextTurnOf(startedAt);
      const lastChange = await publication.lastChange();
      const summary = await render(state.version, startedAt);
      made = state.version;
      [refused, nextTry, failures] = [undefined, undefined, 0];
      await publication.noteRelease(summary, lastChange);
      await serveWanted(await publication.state(), summary);
      await publication.noteActivity({ kind: 'idle' });
      const outcome = state.heldRelease ? 'held' : 'published';
      measure?.(outcome, secondsSince(startedAt));
      report(`Published in ${secondsSince(startedAt).toFixed(1)} s: ${wordsOf(summary)}`);
      return outcome;
    } catch (error) {
      measure?.('failed', secondsSince(startedAt));
      await fail(state.version, error);
      return 'failed';
    }
  };

  function secondsSince(moment: Date): number {
    return (now().getTime() - moment.getTime()) / 1000;
  }

  function isUpToDate({ version }: PublishedState): boolean {
    return version === made || version === refused;
  }

  function render(version: string, moment: Date): Promise<ReleaseSummary> {
    const second = moment
      .toISOString()
      .replace(/[^0-9]/g, '')
      .slice(0, 14);
    // Two releases may be made within one second, and the newer one must be known by its name.
    const place = moment.getMilliseconds().toString(16).padStart(3, '0');
    const id = `${second}-${place}${randomBytes(2).toString('hex')}`;
    let notedAt = 0;
    return renderer.publish({ version, id, moment: moment.toISOString() }, (progress) => {
      if (Date.now() - notedAt < noteEveryMs) return;
      notedAt = Date.now();
      // How far it is may stay untold.
      void publication.noteActivity({ kind: 'rendering', ...progress }).catch(() => undefined);
    });
  }

  /** Serves the release at which the site is held, or the newest; true where visitors get another one now. */
  async function serveWanted({ heldRelease }: PublishedState, newest?: ReleaseSummary): Promise<boolean> {
    if (!newest && heldRelease === heldAt) return false;
    heldAt = heldRelease;
    const wanted = await releases.find(heldRelease ?? newest?.id);
    if (!wanted) return false;
    const isServed = wanted.id === (await releases.currentId());
    if (!isServed) await releases.makeCurrent(wanted.id);
    if (!isServed || newest) await publication.noteLive(wanted, await releases.keepNewest([wanted.id]));
    return !isServed;
  }

  async function fail(version: string, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    const isPassing = !(error instanceof RendererFault) || error.isPassing;
    refused = version;
    nextTry = undefined;
    failures += 1;
    if (isPassing) {
      const pauseMs = Math.min(pausesMs.first * 2 ** (failures - 1), pausesMs.longest);
      nextTry = new Date(now().getTime() + pauseMs);
    }
    // A renderer that starts anew is back before anybody has read that it was away.
    if (!isPassing || failures === reportedFrom) {
      report(`The site was not published, and shows what it showed before:\n${message}`);
    }
    await publication.noteActivity({
      kind: 'failed',
      message,
      ...(nextTry ? { nextTryAt: nextTry.toISOString() } : {}),
    });
  }
}

function wordsOf({ faults, removed, rendered, total }: ReleaseSummary): string {
  const gone = removed > 0 ? `, ${removed} taken away` : '';
  const unshown = faults.filter(({ isShown }) => !isShown).length;
  const missed = unshown > 0 ? `, ${unshown} could not be shown` : '';
  return `${rendered === 0 ? 'none' : rendered} of ${total} pages rendered${gone}${missed}`;
}
