import { once } from '@frontage/contract/primitives/once.ts';
import { nothingKnown, openLedger } from '../page-data/ledger.ts';
import { openPageFacts, type PageFacts } from '../page-data/pageFacts.ts';
import { type Addresses, listAddresses } from '../routes/routes.ts';
import { isUnchanged } from './isUnchanged.ts';
import { readShared } from './readShared.ts';
import type { RendererTools } from './rendererTools.ts';

/** The content as it was published last, and where it stands. */
export interface Shown {
  content: PageFacts;
  addresses: Addresses;
  /** False where the page would say something else than it says in the newest release, if there is one. */
  isAsReleased(path: string): Promise<boolean>;
}

/** What single pages are drawn from. */
export interface ShownContent {
  /** Another object after each publication. Rejects while the backend does not answer. */
  get(): Promise<Shown>;
  follow(published: Omit<Shown, 'isAsReleased'>): Promise<void>;
  /** Reads what is published anew, where another host made the newest release. Until then what was read stays. */
  followOther(): Promise<void>;
}

/** ms after a start in which a publication would have begun. */
const warmAfterMs = 3_000;

/** Follows the publications; after a start, and before there was one, it reads what is published. */
export function createShownContent(tools: RendererTools): ShownContent {
  let get = once(() => readShown(tools));
  // Where the renderer alone was started anew, no publication follows, and nobody should wait for the first page.
  setTimeout(() => void get().catch(() => undefined), warmAfterMs).unref();
  return {
    get: () => get(),
    async follow(published) {
      tools.threads.share('drawn', await readShared(published.content.facts));
      get = once(async () => ({ ...published, isAsReleased: async () => true }));
    },
    async followOther() {
      const read = await readShown(tools);
      get = once(async () => read);
    },
  };
}

/** What is read may be newer than every release: the publication that shows it may be the one that was cut short. */
async function readShown({ backend, ground, memory, releases, threads }: RendererTools): Promise<Shown> {
  const newest = await releases.newest();
  // Another version of the code may have written it in another way.
  const made = newest?.summary.code === ground ? await releases.readMade(newest).catch(() => undefined) : undefined;
  if (made) memory.tokens = made.tokens;
  const content = await openPageFacts({ ...backend, memory, moment: new Date() });
  threads.share('drawn', await readShared(content.facts));
  const ledger = openLedger(content, made?.known ?? nothingKnown);
  return {
    content,
    addresses: await listAddresses(content),
    async isAsReleased(path) {
      if (!newest) return true;
      const page = made?.pages.get(path);
      return made !== undefined && page !== undefined && isUnchanged(page, made, ledger);
    },
  };
}
