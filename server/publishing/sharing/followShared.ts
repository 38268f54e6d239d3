import type { ReleaseSummary } from '@frontage/contract/release.ts';
import type { Renderer } from '../rendererClient.ts';
import type { ReleaseFolder } from '../servedReleases.ts';
import type { NewestShared, Sharing } from './openSharing.ts';

interface FollowOptions {
  sharing: Sharing;
  releases: ReleaseFolder;
  renderer: Pick<Renderer, 'code' | 'follow'>;
}

export function followShared({ releases, renderer, sharing }: FollowOptions) {
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
    /** Checks once. `away`: the release could not be fetched, and the served one stays. */
    async look(held: string | undefined): Promise<'away' | 'same' | 'new'> {
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
    /**
     * The version of the newest release; undefined if there is none, if this host has to make it again, or if pages of it
     * are to follow.
     */
    madeVersion(): string | undefined {
      const isOurs = hasMade || ownCode === undefined || newest?.code === ownCode;
      return isOurs && !newest?.later ? newest?.version : undefined;
    },
    noteMade({ code, id, later, version }: ReleaseSummary, moment: Date): void {
      newest = { id, version, code, later, moment };
      hasMade = true;
    },
  };
}
