import { newsletterFormId, popularArticles } from '@frontage/contract/constants.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import { bookingPaths, downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { frameTexts, letterTexts, missedTexts } from '@frontage/contract/words/pageTexts.ts';
import { sayAny } from '@frontage/contract/words/siteTexts.ts';
import { groupSitemap } from '../machines/groupSitemap.ts';
import { readBlockData } from '../page-data/blockData.ts';
import type { Facts } from '../page-data/facts.ts';
import { factsIn, readLanguage } from '../page-data/languages.ts';
import type { Drawing, OwnContext } from '../views.ts';
import { type Address, createContext, type Route, toPageContent } from './Route.ts';

const titles = { ...frameTexts, ...letterTexts, ...missedTexts };

/** Pages of the site itself, without a document. */
export const ownPageRoute: Route = async ({ inventory }) => [
  createListed(ownPages.search, 'page.search', drawSearch),
  createListed(ownPages.sitemap, 'page.sitemap', drawMap),
  ...inventory.languages.flatMap((language) => [
    createIn(language, inventory.pathIn(language, ownPages.sitemap.path), 'page.sitemap', drawMap),
    createIn(language, inventory.pathIn(language, ownPages.search.path), 'page.search', drawSearch),
  ]),
  createUnlisted('/404', 'missed.title', async (_facts, context) => ({ view: 'not-found', props: {}, context })),
  createUnlisted(paths.thanks, 'page.thanks', async (_facts, context) => {
    return { view: 'thank-you', props: { isAddition: false }, context };
  }),
  createUnlisted(paths.thanksAdded, 'page.thanks', async (_facts, context) => {
    return { view: 'thank-you', props: { isAddition: true }, context };
  }),
  createUnlisted(ownPages.letter.path, 'letter.title', async (facts, context) => {
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
    createOnDemand(path, 'letter.title', async (_facts, context) => ({ view: 'letter', props: { path }, context })),
  ),
  ...[bookingPaths.confirmedPage, bookingPaths.cancelPage, bookingPaths.cancelledPage, bookingPaths.overPage].map(
    (path) =>
      createOnDemand(path, 'page.yourCall', async (_facts, context) => ({ view: 'booking', props: { path }, context })),
  ),
  createOnDemand(bookingPaths.movePage, 'page.yourCall', async (_facts, context) => ({
    view: 'booking-move',
    props: {},
    context,
  })),
  ...[downloadPaths.ready, downloadPaths.runOut].map((path) =>
    createOnDemand(path, 'page.yourDocument', async (_facts, context) => ({
      view: 'download',
      props: { path },
      context,
    })),
  ),
];

/** The id of the sentence that names the page. */
type Title = keyof typeof titles;

async function drawMap(facts: Facts, context: OwnContext): Promise<Drawing> {
  return { view: 'sitemap', props: { groups: await groupSitemap(facts, context.language) }, context };
}

async function drawSearch(facts: Facts, context: OwnContext): Promise<Drawing> {
  const list = await facts.list(context.path);
  const popular = (await facts.articles()).filter(({ isPopular }) => isPopular).slice(0, popularArticles);
  return { view: 'search', props: { list, popular }, context };
}

/** The same page in a further language. */
function createIn(lang: string, path: string, said: Title, draw: Draw): Address {
  return {
    path,
    async load(every) {
      const facts = factsIn(every, lang);
      const title = sayAny(wordsOf(await facts.site()), said);
      const context = { ...createContext(path, title), ...(await readLanguage({ path, lang }, every)) };
      return toPageContent(await draw(facts, context));
    },
  };
}

type Draw = (facts: Facts, context: OwnContext) => Promise<Drawing>;

/** A page that only answers a visitor, and that nobody looks for by its address. */
function createUnlisted(path: string, title: Title, draw: Draw): Address {
  return {
    path,
    async load(facts) {
      const words = wordsOf(await facts.site());
      return toPageContent(await draw(facts, createContext(path, sayAny(words, title))));
    },
  };
}

/** The same, for a page that is empty without its visitor. */
function createOnDemand(path: string, title: Title, draw: Draw): Address {
  return { ...createUnlisted(path, title, draw), isOnDemand: true };
}

function createListed({ path, title }: { path: string; title: string }, said: Title, draw: Draw): Address {
  const drawIn: Draw = async (facts, context) => draw(facts, { ...context, ...(await readLanguage({ path }, facts)) });
  return { ...createUnlisted(path, said, drawIn), listed: [{ path, title }] };
}
