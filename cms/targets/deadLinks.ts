import type { PayloadRequest } from 'payload';
import { linksIn, type StoredLink } from './linksIn.ts';
import { standingAt } from './standings.ts';
import { wordsOf } from './target.ts';

/** A link or a name in a document that visitors would follow in vain. */
export interface DeadLink {
  place: string;
  /** As it is stored. */
  value: string;
  /** Why: `Nothing stands at this address of the site`. */
  words: string;
}

/** What leads nowhere in a document, and whether visitors see it as it was saved last. */
export interface LinkReport {
  dead: DeadLink[];
  isPublished: boolean;
}

/** Collections whose documents hold links. */
export const linkingCollections = ['articles', 'events', 'pages'] as const;
export type LinkingCollection = (typeof linkingCollections)[number];

/** What leads nowhere in the newest version of a document, drafts among them. Undefined where there is no such document. */
export async function deadLinksOf(
  req: PayloadRequest,
  collection: LinkingCollection,
  id: number,
): Promise<LinkReport | undefined> {
  const { flattenedFields } = req.payload.collections[collection].config;
  const asked = { collection, id, depth: 0, draft: true, disableErrors: true, req } as const;
  const document = await req.payload.findByID(asked);
  if (!document) return undefined;
  const own = 'address' in document ? document.address : undefined;
  const links = linksIn(flattenedFields, document).filter(({ value }) => value !== own);
  return {
    dead: await deadAmong(req, links),
    isPublished: !('_status' in document) || document._status === 'published',
  };
}

/** The same for the settings of the site: menu, footer and buttons. */
export async function deadLinksOfSettings(req: PayloadRequest): Promise<LinkReport> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, draft: true, req });
  const config = req.payload.config.globals.find(({ slug }) => slug === 'site-settings');
  const isPublished = settings._status !== 'draft';
  return { dead: await deadAmong(req, linksIn(config?.flattenedFields ?? [], settings)), isPublished };
}

async function deadAmong(req: PayloadRequest, links: readonly StoredLink[]): Promise<DeadLink[]> {
  const words = new Map<string, string | undefined>();
  const dead: DeadLink[] = [];
  for (const { place, value, wanted } of links) {
    const key = `${wanted} ${value}`;
    if (!words.has(key)) {
      const standing = wordsOf(await standingAt(req, wanted, value), wanted);
      words.set(key, standing.isWrong ? standing.words : undefined);
    }
    const why = words.get(key);
    if (why && !dead.some((one) => one.place === place && one.value === value)) dead.push({ place, value, words: why });
  }
  return dead;
}
