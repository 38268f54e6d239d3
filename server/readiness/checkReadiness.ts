import { usualCurrency } from '@frontage/contract/money.ts';
import type { PayloadRequest } from 'payload';
import { readCurrency } from '../estimate/readCurrency.ts';
import { type DeadLink, findDeadLinks, findDeadLinksOfSettings, type LinkingCollection } from '../targets/deadLinks.ts';
import type { HasLayout } from '../texts/textOfLayout.ts';
import type { Finding, Readiness } from './Finding.ts';
import { findPictureFindings } from './findPictureFindings.ts';
import { leftoverFindings } from './leftoverFindings.ts';
import type { Present } from './leftoversIn.ts';
import { outlineFindings } from './outlineFindings.ts';
import { sampleFindings } from './sampleFindings.ts';
import { searchFindings } from './searchFindings.ts';

/** The findings in the newest version of a document, including drafts. Undefined where there is no document. */
export async function checkReadiness(
  req: PayloadRequest,
  collection: LinkingCollection,
  id: number,
): Promise<Readiness | undefined> {
  const asked = { collection, id, depth: 0, draft: true, disableErrors: true, req } as const;
  const document = await req.payload.findByID(asked);
  if (!document) return undefined;
  const dead = await findDeadLinks(req, collection, document);
  const { flattenedFields } = req.payload.collections[collection].config;
  const present = collection === 'pages' ? await readPresent(req) : undefined;
  return {
    findings: [
      ...('layout' in document && hasLayout(collection) ? layoutFindings(req, collection, document.layout) : []),
      ...leftoverFindings(flattenedFields, document, present),
      ...dead.map(linkFinding),
      ...(await findPictureFindings(req, flattenedFields, document)),
      ...('head' in document ? searchFindings(document) : []),
    ],
    isPublished: !('_status' in document) || document._status === 'published',
  };
}

/** The same for the settings of the site: menu, footer and buttons. */
export async function checkReadinessOfSettings(req: PayloadRequest): Promise<Readiness> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, draft: true, req });
  const dead = await findDeadLinksOfSettings(req, settings);
  return { findings: dead.map(linkFinding), isPublished: settings._status !== 'draft' };
}

async function readPresent({ payload }: PayloadRequest): Promise<Present> {
  return { year: new Date().getUTCFullYear(), currency: (await readCurrency(payload)) ?? usualCurrency };
}

function linkFinding({ place, value, words }: DeadLink): Finding {
  return { kind: 'link', place, words: `${value} leads visitors nowhere. ${words}` };
}

const hasLayout = (collection: LinkingCollection): collection is HasLayout =>
  collection === 'pages' || collection === 'articles';

function layoutFindings(req: PayloadRequest, collection: HasLayout, layout: unknown): Finding[] {
  const blocks = blocksOf(req, collection);
  const outline = collection === 'pages' ? outlineFindings(layout, blocks) : [];
  return [...outline, ...sampleFindings(layout, { blocks, collection })];
}

function blocksOf({ payload }: PayloadRequest, collection: HasLayout) {
  const layout = payload.collections[collection].config.flattenedFields.find(({ name }) => name === 'layout');
  return layout?.type === 'blocks' ? layout.blocks : [];
}
