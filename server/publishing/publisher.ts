import { randomBytes } from 'node:crypto';
import type { ReleaseSummary } from '@frontage/contract/release.ts';
import { type BeginSpan, currentSpan, during, inSpan, kindOf } from '@frontage/traces/spans.ts';
import { isWithin } from '../isWithin.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Publication, PublishedState } from './payloadPublication.ts';
import { type Renderer, RendererFault } from './rendererClient.ts';
import type { ReleaseFolder } from './servedReleases.ts';
import { followShared } from './sharing/followShared.ts';
import type { Hearing } from './sharing/hearPublication.ts';
import type { Sharing } from './sharing/openSharing.ts';

/** Called for each release that was made or failed. */
export type MeasurePublication = (outcome: 'published' | 'held' | 'failed', seconds: number) => void;

interface PublisherOptions {
  publication: Publication;
  releases: ReleaseFolder;
  renderer: Pick<Renderer, 'publish' | 'code' | 'follow'>;
  /** Undefined if this host makes all its releases itself. */
  sharing?: Sharing | undefined;
  now: () => Date;
  report: (line: string) => void;
  /** Called after each new release. */
  published?: ((release: ReleaseSummary) => void) | undefined;
  measure?: MeasurePublication | undefined;
  /** Begins the span of each publication; undefined if nothing is traced. */
  trace?: BeginSpan | undefined;
}

export type PublishOutcome = 'nothing to do' | 'published' | 'held' | 'failed';

interface CompleteRelease {
  summary: ReleaseSummary;
  startedAt: Date;
  /** The last change that it contains. */
  lastChange: number | undefined;
  /** The version at which somebody asked for every page of it. */
  fullVersion: string | undefined;
}

/** Number of failures in a row from which a passing fault is reported. */
const reportedFrom = 3;
/** ms between two notes of a publication's progress. */
const noteEveryMs = 500;

/**
 * Keeps the served release up to date with what is published: makes a release when content changed, at the time when
 * content begins or ends by itself, and once after a start. The old release is served until the new one is complete.
 * Passing faults are retried with growing pauses, all others once the content changes. If hosts share releases, one of
 * them makes what is due, and a start fetches what exists.
 */
export function createPublisher(options: PublisherOptions): () => Promise<PublishOutcome> {
  const { measure, now, publication, published, releases, renderer, report, sharing, trace } = options;
  const follower = sharing && followShared({ sharing, releases, renderer });
  /** The version of the last release; undefined until one was made, and while pages of it are to follow in another. */
  let made: string | undefined;
  /** The release at which the site was held at the last check. */
  let heldAt: string | undefined;
  let nextTurn: Date | undefined;
  /** A complete release that the CMS does not know of, because it was away. */
  let unnoted: CompleteRelease | undefined;
  const tries = openTries(now);

  /** One check; publishes at most once. */
  return async function publishIfDue(): Promise<PublishOutcome> {
    const state = await publication.state();
    if (!sharing && unnoted) return note(unnoted);
    const isLevel = await follow(state);
    if (!isLevel || !(unnoted || isDue(state) || isUntold(state))) return showWanted(state);
    if (!sharing) return publish(state);
    await serveWanted(state);
    return (await sharing.inTurn(publishInTurn)) ?? 'nothing to do';
  };

  /** By the time this host gets its turn, another one may have made what was due. */
  async function publishInTurn(): Promise<PublishOutcome> {
    const state = await publication.state();
    if (!(await follow(state))) return showWanted(state);
    if (unnoted && follower?.newest()?.id === unnoted.summary.id) return note(unnoted);
    // Another host has made a newer one.
    unnoted = undefined;
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
    let release: CompleteRelease;
    try {
      nextTurn = await publication.nextTurnOf(startedAt);
      const lastChange = await publication.lastChange();
      const summary = await inSpan('render release', () => render(state, startedAt), { kind: 'client' });
      const { removed, rendered, total } = summary;
      currentSpan()?.note({ 'frontage.pages': total, 'frontage.rendered': rendered, 'frontage.removed': removed });
      if (sharing) await inSpan('share release', () => sharing.share(summary, startedAt, state.heldRelease));
      follower?.noteMade(summary, startedAt);
      made = summary.later ? undefined : state.version;
      tries.clear();
      release = { fullVersion: state.fullVersion, lastChange, startedAt, summary };
    } catch (error) {
      measure?.('failed', secondsSince(startedAt));
      currentSpan()?.fail(kindOf(error));
      await fail(state.version, error);
      return 'failed';
    }
    return inSpan('serve release', () => note(release));
  }

  /** Rejects while the CMS is away: then nothing is rendered again, and the next check tries to note it. */
  async function note(release: CompleteRelease): Promise<PublishOutcome> {
    const { fullVersion, lastChange, startedAt, summary } = release;
    try {
      if (fullVersion) await publication.noteFull(fullVersion);
      await tell(summary, lastChange);
    } catch (error) {
      if (unnoted !== release) {
        measure?.('failed', secondsSince(startedAt));
        report(`A complete release is not shown or noted yet, which is tried again:\n${messageOf(error)}`);
      }
      unnoted = release;
      // A disk may be full, which the CMS can tell.
      const nextTryAt = new Date(now().getTime() + awayMs).toISOString();
      await publication.noteActivity({ kind: 'failed', message: messageOf(error), nextTryAt });
      throw error;
    }
    unnoted = undefined;
    const outcome = heldAt ? 'held' : 'published';
    measure?.(outcome, secondsSince(startedAt));
    report(`Published in ${secondsSince(startedAt).toFixed(1)} s: ${describePublication(summary)}`);
    await sharing?.tidy();
    published?.(summary);
    return outcome;
  }

  /** Serves a new release, and notes it for editors. */
  async function tell(summary: ReleaseSummary, lastChange: number | undefined): Promise<void> {
    await publication.noteRelease(summary, lastChange);
    await serveWanted(await publication.state(), summary);
    await publication.noteActivity({ kind: 'idle' });
  }

  /** Notes the newest release for the host that made it, which stopped before it could. */
  async function tellAgain(state: PublishedState): Promise<PublishOutcome> {
    const lastChange = await publication.lastChange();
    const summary = await releases.find(follower?.newest()?.id);
    const isSame = (await publication.state()).version === state.version;
    if (summary && isSame) await tell(summary, lastChange);
    return 'published';
  }

  /** Serves what another host made; false if that is unavailable now. */
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

  /** True if the newest release was not noted as live, which its host does: that host must have stopped before. */
  function isUntold({ heldRelease, liveVersion, version }: PublishedState): boolean {
    return !heldRelease && follower?.newest()?.version === version && liveVersion !== version;
  }

  function secondsSince(moment: Date): number {
    return (now().getTime() - moment.getTime()) / 1000;
  }

  async function render({ fullVersion, version }: PublishedState, moment: Date): Promise<ReleaseSummary> {
    const id = releaseIdAt(moment, sharing?.kept()[0] ?? (await releases.find(undefined))?.id);
    let notedAt = 0;
    let isNoting = false;
    return renderer.publish(
      { version, id, moment: moment.toISOString(), isFull: fullVersion !== undefined },
      (progress) => {
        if (isNoting || Date.now() - notedAt < noteEveryMs) return;
        notedAt = Date.now();
        isNoting = true;
        const noted = publication.noteActivity({ kind: 'rendering', ...progress });
        // Progress that cannot be noted is no fault.
        void noted
          .catch(() => undefined)
          .finally(() => {
            isNoting = false;
          });
      },
    );
  }

  /**
   * Serves the release at which the site is held, otherwise the newest. Returns true if visitors get another one now.
   */
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
    const message = messageOf(error);
    const isPassing = !(error instanceof RendererFault) || error.isPassing;
    const nextTryAt = tries.fail(version, isPassing)?.toISOString();
    // A restarting renderer is back before anybody has read that it was away.
    if (!isPassing || tries.failures() === reportedFrom) {
      report(`The site was not published, and shows what it showed before:\n${message}`);
    }
    await publication.noteActivity({ kind: 'failed', message, ...(nextTryAt ? { nextTryAt } : {}) });
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The result of a publication, for operators. */
function describePublication({ faults, later, removed, rendered, total }: ReleaseSummary): string {
  const gone = removed > 0 ? `, ${removed} taken away` : '';
  const follow = later ? `, ${later} follow` : '';
  const unshown = faults.filter(({ isShown }) => !isShown).length;
  const missed = unshown > 0 ? `, ${unshown} could not be shown` : '';
  return `${rendered === 0 ? 'none' : rendered} of ${total} pages rendered${gone}${missed}${follow}`;
}

/**
 * Returns the id of a release made at `moment`. Ids sorted by name are sorted by time. The id sorts after `newest`,
 * which may be from the same second, or from a clock that was ahead.
 */
function releaseIdAt(moment: Date, newest = ''): string {
  const second = moment
    .toISOString()
    .replace(/[^0-9]/g, '')
    .slice(0, 14);
  const own = `${second}-${moment.getMilliseconds().toString(16).padStart(3, '0')}`;
  if (own > newest.slice(0, own.length)) return `${own}${randomBytes(2).toString('hex')}`;
  const [at, rest = ''] = newest.split('-');
  return `${at}-${(Number.parseInt(rest, 16) + 1).toString(16).padStart(rest.length, '0')}`;
}

/** ms before the next attempt after a passing fault: the first pause, which doubles each time, and the longest. */
const pausesMs = { first: 1_000, longest: 60_000 };

/** Tracks what could not be published, and when to retry it. */
function openTries(now: () => Date) {
  let refused: string | undefined;
  let nextTry: Date | undefined;
  let failures = 0;
  return {
    /** Whether to try a version now; undefined if no pause is running. */
    isDue: (version: string) =>
      nextTry && (!isWithin(pausesMs.longest + 1, nextTry, now()) || nextTry <= now() || version !== refused),
    isRefused: (version: string) => version === refused,
    /** Notes a failure. Returns when to retry; undefined if only another version can help. */
    fail(version: string, isPassing: boolean): Date | undefined {
      refused = version;
      failures += 1;
      const pauseMs = Math.min(pausesMs.first * 2 ** (failures - 1), pausesMs.longest);
      nextTry = isPassing ? new Date(now().getTime() + pauseMs) : undefined;
      return nextTry;
    },
    failures: () => failures,
    clear() {
      [refused, nextTry, failures] = [undefined, undefined, 0];
    },
  };
}

/** ms between two checks of what is published: the longest that an editor waits before anything happens. */
const intervalMs = 150;
/** The same where the CMS did not answer. */
const awayMs = 2_000;
/** The same if the database notifies of what is published: scheduled content may be that late. */
const unheardMs = 3_000;

interface KeepPublishedOptions extends PublisherOptions {
  /** Called when the CMS could not be read; the next check tries again. */
  onFault: (error: unknown) => void;
  /** Notifications of what is published, if the database sends them; then checks are rare. */
  hearing?: Hearing | undefined;
}

/** Publishes what is due until it is stopped. A release that is interrupted by that is made at the next start. */
export function keepPublished({ hearing, onFault, ...options }: KeepPublishedOptions): Repeated {
  const publishIfDue = createPublisher(options);
  const looking = repeat(
    async (ending) => {
      await publishIfDue();
      if (!hearing?.isHearing()) return intervalMs;
      await hearing.wait(unheardMs, ending);
      return 0;
    },
    { onFault, restMs: awayMs },
  );
  return {
    async stop() {
      // Not awaited: a release may take a minute.
      void looking.stop();
    },
  };
}
