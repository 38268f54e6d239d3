import { newsletterFormId, popularArticles } from '@frontage/contract/constants.ts';
import { pathIn } from '@frontage/contract/language.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import { bookingPaths, downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { searchPages } from '@frontage/contract/search.ts';
import { groupSitemap } from '../machines/groupSitemap.ts';
import { readBlockData } from '../page-data/blockData.ts';
import type { Facts } from '../page-data/facts.ts';
import { factsIn, readLanguage } from '../page-data/languages.ts';
import type { Drawing, OwnContext } from '../views.ts';
import { type Address, createContext, type Route, toPageContent } from './Route.ts';

/** Pages of the site itself, without a document. */
export const ownPageRoute: Route = async ({ inventory }) => [
  createListed(ownPages.search, async (facts, context) => {
    const list = await facts.list(searchPages.search.path);
    const popular = (await facts.articles()).filter(({ isPopular }) => isPopular).slice(0, popularArticles);
    return { view: 'search', props: { list, popular }, context };
  }),
  createListed(ownPages.sitemap, drawMap),
  ...inventory.languages.map((language) => createMapIn(language)),
  createUnlisted('/404', 'No page here', async (_facts, context) => ({ view: 'not-found', props: {}, context })),
  createUnlisted(paths.thanks, 'Thank you', async (_facts, context) => {
    return { view: 'thank-you', props: { isAddition: false }, context };
  }),
  createUnlisted(paths.thanksAdded, 'Thank you', async (_facts, context) => {
    return { view: 'thank-you', props: { isAddition: true }, context };
  }),
  createUnlisted(ownPages.letter.path, ownPages.letter.title, async (facts, context) => {
    const blockData = await readBlockData(facts, `The page ${context.path}`, [{ formId: newsletterFormId }]);
    return { view: 'subscribe', props: {}, context: { ...context, ...blockData } };
  }),
  ...[
    newsletterPaths.waiting,
    newsletterPaths.confirm,
    newsletterPaths.entered,
    newsletterPaths.runOut,
    newsletterPaths.leave,
    newsletterPaths.left,
  ].map((path) =>
    createOnDemand(path, 'The letter', async (_facts, context) => ({ view: 'letter', props: { path }, context })),
  ),
  ...[bookingPaths.confirmedPage, bookingPaths.cancelPage, bookingPaths.cancelledPage, bookingPaths.overPage].map(
    (path) =>
      createOnDemand(path, 'Your call', async (_facts, context) => ({ view: 'booking', props: { path }, context })),
  ),
  createOnDemand(bookingPaths.movePage, 'Your call', async (_facts, context) => ({
    view: 'booking-move',
    props: {},
    context,
  })),
  ...[downloadPaths.ready, downloadPaths.runOut].map((path) =>
    createOnDemand(path, 'Your document', async (_facts, context) => ({ view: 'download', props: { path }, context })),
  ),
];

async function drawMap(facts: Facts, context: OwnContext): Promise<Drawing> {
  return { view: 'sitemap', props: { groups: await groupSitemap(facts, context.language) }, context };
}

function createMapIn(lang: string): Address {
  const path = pathIn(lang, ownPages.sitemap.path);
  return createUnlisted(path, ownPages.sitemap.title, async (every, context) =>
    drawMap(factsIn(every, lang), { ...context, ...(await readLanguage({ path, lang }, every)) }),
  );
}

type Draw = (facts: Facts, context: OwnContext) => Promise<Drawing>;

/** A page that only answers a visitor, and that nobody looks for by its address. */
function createUnlisted(path: string, title: string, draw: Draw): Address {
  return { path, load: async (facts) => toPageContent(await draw(facts, createContext(path, title))) };
}

/** The same, for a page that is empty without its visitor. */
function createOnDemand(path: string, title: string, draw: Draw): Address {
  return { ...createUnlisted(path, title, draw), isOnDemand: true };
}

function createListed({ path, title }: { path: string; title: string }, draw: Draw): Address {
  return { ...createUnlisted(path, title, draw), listed: [{ path, title }] };
}
