import { once } from '@frontage/contract/primitives/once.ts';
import { nothingKnown, openLedger } from '../page-data/ledger.ts';
import { openPageFacts, type PageFacts } from '../page-data/pageFacts.ts';
import { type Addresses, listAddresses } from '../routes/routes.ts';
import { isUnchanged } from './madeFile.ts';
import type { RendererTools } from './rendererTools.ts';
import { readShared } from './viewContext.ts';

/** The content as it was last published, and its addresses. */
export interface Shown {
  content: PageFacts;
  addresses: Addresses;
  /** False if the page would differ from that in the newest release, if there is one. */
  isAsReleased(path: string): Promise<boolean>;
}

export type ShownContent = ReturnType<typeof createShownContent>;

/** Time in ms after a start by which a publication would have begun. */
const warmAfterMs = 3_000;

/** Follows publications. After a start, until the first publication, it reads the published content. */
export function createShownContent(tools: RendererTools) {
  let get = once(() => readShown(tools));
  // If only the renderer was restarted, no publication follows, and nobody should wait for the first page.
  setTimeout(() => void get().catch(() => undefined), warmAfterMs).unref();
  return {
    /** Returns a new object after each publication. Rejects while the backend does not answer. */
    get: () => get(),
    async follow(published: Omit<Shown, 'isAsReleased'>): Promise<void> {
      tools.threads.share('drawn', await readShared(published.content.facts));
      get = once(async () => ({ ...published, isAsReleased: async () => true }));
    },
    /**
     * Reads the published content again, because another host made the newest release. Until then the old content stays.
     */
    async followOther(): Promise<void> {
      const read = await readShown(tools);
      get = once(async () => read);
    },
  };
}

/**
 * Reads the published content. It may be newer than every release: the publication that shows it may have been cut
 * short.
 */
async function readShown({ backend, ground, memory, releases, threads }: RendererTools): Promise<Shown> {
  const newest = await releases.newest();
  // Another version of the code may have written it in another format.
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
