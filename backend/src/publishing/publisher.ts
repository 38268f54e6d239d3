import type { ReleaseSummary } from '@frontage/contract/release.ts';
import { type BeginSpan, currentSpan, during, inSpan, kindOf } from '@frontage/traces/spans.ts';
import type { Publication, PublishedState } from './Publication.ts';
import { publicationWords } from './publicationWords.ts';
import { type Renderer, RendererFault } from './Renderer.ts';
import type { ReleaseFolder } from './releaseFolder.ts';
import { releaseIdAt } from './releaseIdAt.ts';
import { followShared } from './sharing/followShared.ts';
import type { Sharing } from './sharing/Sharing.ts';
import { openTries } from './tries.ts';

/** Told of each release that was made or could not be made. */
export type MeasurePublication = (outcome: 'published' | 'held' | 'failed', seconds: number) => void;

export interface PublisherOptions {
  publication: Publication;
  releases: ReleaseFolder;
  renderer: Pick<Renderer, 'publish' | 'code' | 'follow'>;
  /** Undefined where this host makes all its releases itself. */
  sharing?: Sharing | undefined;
  now: () => Date;
  report: (line: string) => void;
  /** Told of each release once visitors see it. */
  published?: ((release: ReleaseSummary) => void) | undefined;
  measure?: MeasurePublication | undefined;
  /** Begins the span of each publication; undefined where nothing is traced. */
  trace?: BeginSpan | undefined;
}

export type PublishOutcome = 'nothing to do' | 'published' | 'held' | 'failed';

/** Failures in a row from which on one that passes by itself is reported. */
const reportedFrom = 3;
/** ms between two notes of how far a publication has come. */
const noteEveryMs = 500;

/**
 * Keeps the served release equal to what is published: has one made when content changed, when a moment has come at
 * which content begins or ends, and once after a start. The old release is served until the new one is whole. What
 * fails by something that passes is tried again with growing pauses, everything else once the content is another.
 * Where hosts share releases, one of them makes what is due, and a start brings what is there.
 */
export function createPublisher(options: PublisherOptions): () => Promise<PublishOutcome> {
  const { measure, now, publication, published, releases, renderer, report, sharing, trace } = options;
  const follower = sharing && followShared({ sharing, releases, renderer });
  /** The version of the release that was made last; undefined until one was. */
  let made: string | undefined;
  /** Where the site was held when that was looked at last. */
  let heldAt: string | undefined;
  let nextTurn: Date | undefined;
  const tries = openTries(now);

  /** One look: publishes at most once. */
  return async function publishIfDue(): Promise<PublishOutcome> {
    const state = await publication.state();
    const isLevel = await follow(state);
    if (!isLevel || !(isDue(state) || isUntold(state))) return showWanted(state);
    if (!sharing) return publish(state);
    await serveWanted(state);
    return (await sharing.inTurn(publishInTurn)) ?? 'nothing to do';
  };

  /** What was due may have been made by another host until the turn of this one came. */
  async function publishInTurn(): Promise<PublishOutcome> {
    const state = await publication.state();
    if (!(await follow(state))) return showWanted(state);
    if (isDue(state)) return publish(state);
    return isUntold(state) ? tellAgain(state) : showWanted(state);
  }

  function publish(state: PublishedState): Promise<PublishOutcome> {
    return during(trace?.('publication'), async () => {
      const outcome = await makeRelease(state);
      currentSpan()?.note({ 'frontage.outcome': outcome });
      return outcome;
    });
  }

  async function makeRelease(state: PublishedState): Promise<PublishOutcome> {
    const startedAt = now();
    try {
      nextTurn = await publication.nextTurnOf(startedAt);
      const lastChange = await publication.lastChange();
      const summary = await inSpan('render release', () => render(state, startedAt), { kind: 'client' });
      const { removed, rendered, total } = summary;
      currentSpan()?.note({ 'frontage.pages': total, 'frontage.rendered': rendered, 'frontage.removed': removed });
      if (sharing) await inSpan('share release', () => sharing.share(summary, startedAt, state.heldRelease));
      follower?.noteMade(summary, startedAt);
      if (state.fullVersion) await publication.noteFull(state.fullVersion);
      made = state.version;
      tries.clear();
      await inSpan('serve release', () => tell(summary, lastChange));
      const outcome = state.heldRelease ? 'held' : 'published';
      measure?.(outcome, secondsSince(startedAt));
      report(`Published in ${secondsSince(startedAt).toFixed(1)} s: ${publicationWords(summary)}`);
      await sharing?.tidy();
      published?.(summary);
      return outcome;
    } catch (error) {
      measure?.('failed', secondsSince(startedAt));
      currentSpan()?.fail(kindOf(error));
      await fail(state.version, error);
      return 'failed';
    }
  }

  /** Serves a release that was made, and notes it for editors. */
  async function tell(summary: ReleaseSummary, lastChange: number | undefined): Promise<void> {
    await publication.noteRelease(summary, lastChange);
    await serveWanted(await publication.state(), summary);
    await publication.noteActivity({ kind: 'idle' });
  }

  /** The host that made the newest release was gone before it could say so. */
  async function tellAgain(state: PublishedState): Promise<PublishOutcome> {
    const lastChange = await publication.lastChange();
    const summary = await releases.find(follower?.newest()?.id);
    const isSame = (await publication.state()).version === state.version;
    if (summary && isSame) await tell(summary, lastChange);
    return 'published';
  }

  /** Serves what another host made; false where that cannot be had now. */
  async function follow({ heldRelease }: PublishedState): Promise<boolean> {
    if (!follower) return true;
    const came = await follower.look(heldRelease);
    if (came === 'away') return false;
    made = follower.madeVersion();
    const newest = follower.newest();
    if (came === 'new' && newest) {
      tries.clear();
      nextTurn = await publication.nextTurnOf(newest.moment);
    }
    return true;
  }

  async function showWanted(state: PublishedState): Promise<PublishOutcome> {
    return (await serveWanted(state)) ? 'published' : 'nothing to do';
  }

  function isDue(state: PublishedState): boolean {
    const isTurn = nextTurn !== undefined && nextTurn <= now();
    const isKnown = state.version === made || tries.isRefused(state.version);
    return tries.isDue(state.version) ?? (!isKnown || isTurn);
  }

  /** Nobody but the host that makes a release says that visitors get it. */
  function isUntold({ heldRelease, liveVersion, version }: PublishedState): boolean {
    return !heldRelease && follower?.newest()?.version === version && liveVersion !== version;
  }

  function secondsSince(moment: Date): number {
    return (now().getTime() - moment.getTime()) / 1000;
  }

  function render({ fullVersion, version }: PublishedState, moment: Date): Promise<ReleaseSummary> {
    const id = releaseIdAt(moment, sharing?.kept()[0]);
    let notedAt = 0;
    return renderer.publish(
      { version, id, moment: moment.toISOString(), isFull: fullVersion !== undefined },
      (progress) => {
        if (Date.now() - notedAt < noteEveryMs) return;
        notedAt = Date.now();
        // How far it is may stay untold.
        void publication.noteActivity({ kind: 'rendering', ...progress }).catch(() => undefined);
      },
    );
  }

  /** Serves the release at which the site is held, or the newest; true where visitors get another one now. */
  async function serveWanted({ heldRelease }: PublishedState, summary?: ReleaseSummary): Promise<boolean> {
    if (!summary && heldRelease === heldAt) return false;
    heldAt = heldRelease;
    const wanted = await releases.find(heldRelease ?? summary?.id ?? follower?.newest()?.id);
    if (!wanted) return false;
    const isServed = wanted.id === (await releases.currentId());
    if (!isServed) await releases.makeCurrent(wanted.id);
    if (!isServed || summary)
      await publication.noteLive(wanted, sharing?.kept() ?? (await releases.keepNewest([wanted.id])));
    return !isServed;
  }

  async function fail(version: string, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    const isPassing = !(error instanceof RendererFault) || error.isPassing;
    const nextTryAt = tries.fail(version, isPassing)?.toISOString();
    // A renderer that starts anew is back before anybody has read that it was away.
    if (!isPassing || tries.failures() === reportedFrom) {
      report(`The site was not published, and shows what it showed before:\n${message}`);
    }
    await publication.noteActivity({ kind: 'failed', message, ...(nextTryAt ? { nextTryAt } : {}) });
  }
}
