import type { ReleaseSummary } from '@frontage/contract/release.ts';
import type { Renderer } from '../Renderer.ts';
import type { ReleaseFolder } from '../releaseFolder.ts';
import type { NewestShared, Sharing } from './Sharing.ts';

interface FollowOptions {
  sharing: Sharing;
  releases: ReleaseFolder;
  renderer: Pick<Renderer, 'code' | 'follow'>;
}

/** Serves at this host what others made. */
export interface Follower {
  /** One look. `away`: what is to be followed could not be had, and what was served stays. */
  look(held: string | undefined): Promise<'away' | 'same' | 'new'>;
  /** The newest release of all hosts. */
  newest(): NewestShared | undefined;
  /** The version of the newest release; undefined where there is none, or where this host has to make it anew. */
  madeVersion(): string | undefined;
  /** This host made and shared a release. */
  noteMade(release: ReleaseSummary, moment: Date): void;
}

export function followShared({ releases, renderer, sharing }: FollowOptions): Follower {
  let newest: NewestShared | undefined;
  /** What this host makes; undefined until the renderer has said so. */
  let ownCode: string | undefined;
  /** True once this host made a release: the next one need not be of its code, or two versions would take turns. */
  let hasMade = false;
  let isRendererTold = true;
  let isTelling = false;

  /** A renderer that is away is told once it is back: what it read meanwhile may be older. */
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
