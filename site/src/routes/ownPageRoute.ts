import { newsletterFormId, popularArticles } from '@frontage/contract/constants.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import { bookingPaths, downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { searchPages } from '@frontage/contract/search.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { frameTexts, letterTexts, missedTexts } from '@frontage/contract/words/pageTexts.ts';
import { sayAny } from '@frontage/contract/words/siteTexts.ts';
import { groupSitemap } from '../machines/indexedPages.ts';
import { readBlockData } from '../page-data/blockData.ts';
import type { Facts } from '../page-data/facts.ts';
import { factsIn, readLanguage } from '../page-data/languages.ts';
import type { AnswerPath, Drawing, OwnContext } from '../views.ts';
import { type Address, createContext, type Route, toPageContent } from './Route.ts';

interface OwnPage {
  path: string;
  /** The id of the sentence that names it. */
  title: keyof typeof frameTexts | keyof typeof letterTexts | keyof typeof missedTexts;
  draw: Draw;
  /** Visitors look for it by its address. */
  isListed?: boolean;
  /** It is empty without its visitor: no release contains it. */
  isOnDemand?: boolean;
}

type Draw = (facts: Facts, context: OwnContext) => Promise<Drawing>;

const ownPagesOf: readonly OwnPage[] = [
  { ...ownPages.search, title: 'page.search', draw: drawSearch, isListed: true },
  { ...ownPages.sitemap, title: 'page.sitemap', draw: drawMap, isListed: true },
  { path: '/404', title: 'missed.title', draw: async (_, context) => ({ view: 'not-found', props: {}, context }) },
  ...[paths.thanks, paths.thanksAdded].map((path): OwnPage => {
    const props = { isAddition: path === paths.thanksAdded };
    return { path, title: 'page.thanks', draw: async (_, context) => ({ view: 'thank-you', props, context }) };
  }),
  { path: ownPages.letter.path, title: 'letter.title', draw: drawSubscribe },
  ...[
    newsletterPaths.waiting,
    newsletterPaths.confirm,
    newsletterPaths.entered,
    newsletterPaths.runOut,
    newsletterPaths.leave,
    newsletterPaths.left,
  ].map((path) => answerAt(path, 'letter.title')),
  ...[bookingPaths.confirmedPage, bookingPaths.cancelPage, bookingPaths.cancelledPage, bookingPaths.overPage].map(
    (path) => answerAt(path, 'page.yourCall'),
  ),
  {
    path: bookingPaths.movePage,
    title: 'page.yourCall',
    draw: async (_, context) => ({ view: 'booking-move', props: {}, context }),
    isOnDemand: true,
  },
  ...[downloadPaths.ready, downloadPaths.runOut].map((path) => answerAt(path, 'page.yourDocument')),
];

function answerAt(path: AnswerPath, title: OwnPage['title']): OwnPage {
  const draw: Draw = async (facts, context) => {
    return { view: 'answer', props: { path, articles: await findArticles(facts, context) }, context };
  };
  return { path, title, draw, isOnDemand: true };
}

/** Pages of the site itself, without a document: each in every language. */
export const ownPageRoute: Route = async ({ facts, inventory }) => {
  const addresses: Address[] = [];
  for (const lang of [undefined, ...inventory.languages]) {
    const words = wordsOf(await facts.site(lang));
    for (const { draw, isListed, isOnDemand = false, path: plain, title } of ownPagesOf) {
      const path = inventory.pathIn(lang, plain);
      addresses.push({
        path,
        isOnDemand,
        ...(isListed ? { listed: [{ path, title: sayAny(words, title) }] } : {}),
        async load(every) {
          const facts = factsIn(every, lang);
          const context = createContext(path, sayAny(wordsOf(await facts.site()), title));
          return toPageContent(await draw(facts, { ...context, ...(await readLanguage({ path, lang }, every)) }));
        },
      });
    }
  }
  return addresses;
};

async function drawMap(facts: Facts, context: OwnContext): Promise<Drawing> {
  return { view: 'sitemap', props: { groups: await groupSitemap(facts, context.language) }, context };
}

async function drawSearch(facts: Facts, context: OwnContext): Promise<Drawing> {
  const list = await facts.list(context.path);
  const popular = (await facts.articles()).filter(({ isPopular }) => isPopular).slice(0, popularArticles);
  return { view: 'search', props: { list, popular }, context };
}

async function drawSubscribe(facts: Facts, context: OwnContext): Promise<Drawing> {
  const blockData = await readBlockData(facts, `The page ${context.path}`, [{ formId: newsletterFormId }]);
  return { view: 'subscribe', props: {}, context: { ...context, ...blockData } };
}

/** Where readers find articles; the first page where the language has no list of them. */
async function findArticles(facts: Facts, { home = '/', language }: OwnContext): Promise<string> {
  const of = language ?? (await facts.site()).language ?? usualLanguage;
  const found = (await facts.twin(of, searchPages.insights.path)) ?? (await facts.twin(of, '/blog'));
  return found ?? home;
}
