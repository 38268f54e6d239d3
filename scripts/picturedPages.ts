import type { Page } from '@playwright/test';
import { pageStates } from './pageStates.ts';

/** An entry of docs/marks.md: a page, or a state of a page. */
export interface PicturedPage {
  path: string;
  /** Brings the page into its state, in each of the views. */
  reach?: (page: Page) => Promise<void>;
}

/** One page of each kind that visitors see, and states of pages, by the names of their pictures in docs/marks. */
export const picturedPages: Record<string, PicturedPage> = {
  home: { path: '/' },
  landing: { path: '/services/flow-blockchain-development-company' },
  'landing-canton': { path: '/services/canton-network-development-company' },
  services: { path: '/services' },
  service: { path: '/services/solana-development' },
  solutions: { path: '/solutions' },
  solution: { path: '/services/settlement' },
  industries: { path: '/industries' },
  industry: { path: '/industries/fintech-banking' },
  work: { path: '/work' },
  case: { path: '/work/tidemark' },
  about: { path: '/about-us' },
  team: { path: '/team' },
  careers: { path: '/careers' },
  'engagement-models': { path: '/engagement-models' },
  scholarship: { path: '/scholarship' },
  events: { path: '/events' },
  contacts: { path: '/contacts' },
  booking: { path: '/book' },
  estimate: { path: '/estimate' },
  blog: { path: '/blog' },
  category: { path: '/blockchain' },
  tag: { path: '/blog/tag/cadence' },
  news: { path: '/news' },
  article: { path: '/blockchain/what-an-account-pays-for-when-it-stores-a-thing' },
  'news-article': { path: '/news/two-lines-of-our-price-list-have-changed' },
  glossary: { path: '/glossary' },
  search: { path: '/search' },
  'search-results': { path: '/search?q=storage' },
  'search-nothing': { path: '/search?q=zzyzx' },
  sitemap: { path: '/sitemap' },
  privacy: { path: '/privacy-policy' },
  'thank-you': { path: '/thank-you' },
  'not-found': { path: '/no-such-page' },
  'menu-open': { path: '/contacts', reach: pageStates.menuOpen },
  'form-wrong': { path: '/services/digital-identity', reach: pageStates.formWrong },
  'form-over-the-page': { path: '/services/canton-network-development-company', reach: pageStates.formOpen },
  'booking-hour-chosen': { path: '/book', reach: pageStates.hourChosen },
  'estimate-answered': { path: '/estimate', reach: pageStates.twoAnswered },
  'forced-colours': { path: '/services/flow-blockchain-development-company', reach: pageStates.inForcedColours },
  print: { path: '/services/flow-blockchain-development-company', reach: pageStates.printed },
  'large-text': { path: '/services/flow-blockchain-development-company', reach: pageStates.inLargeText },
};
