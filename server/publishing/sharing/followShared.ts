import type { ReleaseSummary } from '@frontage/contract/release.ts';
import type { Renderer } from '../rendererClient.ts';
import type { ReleaseFolder } from '../servedReleases.ts';

/** The newest release of all hosts, of which this host has a copy. */
interface NewestShared {
  id: string;
  version: string;
  /** The version of the code that made it. */
  code: string;
  /** The time by which it decides what has begun and what has ended. */
  moment: Date;
}

export type Brought =
  /** Everything is here. */
  | { kind: 'level'; newest: NewestShared }
  /** No host has made a release, or the bucket lacks part of it. */
  | { kind: 'nothing' }
  /** It could not be fetched, and will be retried. */
  | { kind: 'away' };

/**
 * Shares releases between hosts on one database through one bucket: one of them makes a release, all others fetch it.
 */
export interface Sharing {
  /** Fetches the newest release, and the one at which the site is held. Always resolves. */
  bring(held: string | undefined): Promise<Brought>;
  /** Runs work that only one host may do at a time; undefined if another host is doing it. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  /**
   * Shares a complete release of this host with all others; only in its turn. Rejects if the bucket does not accept it.
   */
  share(release: ReleaseSummary, moment: Date, held: string | undefined): Promise<void>;
  /** Ids of the releases that all hosts keep, newest first. */
  kept(): string[];
  /** Removes what nobody needs any more from the bucket; only in its turn. Always resolves. */
  tidy(): Promise<void>;
  /** ms for which nothing could be fetched or stored; 0 if all is well. */
  failsForMs(): number;
}

interface FollowOptions {
  sharing: Sharing;
  releases: ReleaseFolder;
  renderer: Pick<Renderer, 'code' | 'follow'>;
}

export interface Follower {
  /** Checks once. `away`: the release could not be fetched, and the served one stays. */
  look(held: string | undefined): Promise<'away' | 'same' | 'new'>;
  newest(): NewestShared | undefined;
  /** The version of the newest release; undefined if there is none, or if this host has to make it again. */
  madeVersion(): string | undefined;
  noteMade(release: ReleaseSummary, moment: Date): void;
}

export function followShared({ releases, renderer, sharing }: FollowOptions): Follower {
  let newest: NewestShared | undefined;
  /** The code of this host's releases; undefined until the renderer has reported it. */
  let ownCode: string | undefined;
  /**
   * True once this host has made a release. From then on it accepts releases of other code, otherwise two versions
   * would keep replacing each other's.
   */
  let hasMade = false;
  let isRendererTold = true;
  let isTelling = false;

  /** Tells the renderer to follow; if it is unavailable, again later, since what it read meanwhile may be outdated. */
  function tellRenderer(): void {
    if (isRendererTold || isTelling) return;
    isTelling = true;
    isRendererTold = true;
    void renderer
      .follow()
      .catch(() => {
        isRendererTold = false;
      })
      .finally(() => {
        isTelling = false;
      });
  }

  return {
    async look(held) {
      const brought = await sharing.bring(held);
      if (brought.kind === 'away') return 'away';
      const before = newest;
      newest = brought.kind === 'level' ? brought.newest : undefined;
      ownCode ??= await renderer.code().catch(() => undefined);
      const isSame = newest?.id === before?.id && newest?.version === before?.version;
      if (newest && !isSame) {
        const wanted = await releases.find(held ?? newest.id);
        if (wanted && wanted.id !== (await releases.currentId())) await releases.makeCurrent(wanted.id);
        isRendererTold = false;
      }
      tellRenderer();
      return isSame ? 'same' : 'new';
    },
    newest: () => newest,
    madeVersion() {
      const isOurs = hasMade || ownCode === undefined || newest?.code === ownCode;
      return isOurs ? newest?.version : undefined;
    },
    noteMade({ code, id, version }, moment) {
      newest = { id, version, code, moment };
      hasMade = true;
    },
  };
}
