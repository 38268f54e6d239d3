import type { Page } from '@playwright/test';
import type { Sharp, WebpOptions } from 'sharp';
import { contactFormOf, fieldsOf, wakeForm } from '../e2e/support/contactForm.ts';

/** An entry of docs/marks.md: a page, or a state of a page. */
export interface PicturedPage {
  path: string;
  /** Brings the page into its state, in each of the views. */
  reach?: (page: Page) => Promise<void>;
}

/** Functions that bring a page into a state that visitors see, at any width. */
const pageStates = {
  async menuOpen(page: Page): Promise<void> {
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const isNarrow = await opener.isVisible();
    await (isNarrow ? opener : page.getByRole('button', { name: 'Services' })).click();
    if (isNarrow) await page.getByRole('dialog', { name: 'Menu' }).getByText('Services', { exact: true }).click();
    await page.getByRole('link', { name: 'Cadence audit' }).locator('visible=true').first().waitFor();
  },

  async formWrong(page: Page): Promise<void> {
    const form = contactFormOf(page);
    await wakeForm(form.section);
    await form.email.fill('ada@');
    await form.send.click();
    await form.summary.waitFor();
    await form.section.evaluate((section) => section.scrollIntoView());
  },

  async formOpen(page: Page): Promise<void> {
    await page.getByText('Get in touch').first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Get in touch' }).click();
    await fieldsOf(page.getByRole('dialog')).name.waitFor();
  },

  async hourChosen(page: Page): Promise<void> {
    await page.getByRole('table').getByRole('button').first().waitFor();
    await page.getByRole('radio', { disabled: false }).last().check({ force: true });
    await page.getByRole('button', { name: /^Take / }).waitFor();
  },

  async twoAnswered(page: Page): Promise<void> {
    const form = page.locator('form[data-form=estimate]');
    for (const label of ['Web product', 'A bridge']) await form.getByLabel(label, { exact: true }).check();
    await form.getByRole('row', { name: /^Sum/ }).locator('visible=true').first().waitFor();
  },

  inForcedColours: (page: Page): Promise<void> => page.emulateMedia({ forcedColors: 'active' }),

  printed: (page: Page): Promise<void> => page.emulateMedia({ media: 'print' }),

  /** As for visitors who have set text to 200 % in the browser. */
  async inLargeText(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
};

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

/** Loads pictures that would otherwise load only when they come near. */
export async function loadPictures(page: Page): Promise<void> {
  await page.locator('img[loading="lazy"]:visible').evaluateAll((all) => {
    for (const picture of all) picture.setAttribute('loading', 'eager');
  });
  await page.waitForLoadState('networkidle');
}

/** The best WebP of a picture that has at most so many bytes. */
export async function toWebp(picture: Sharp, maxBytes: number, options: WebpOptions = {}): Promise<Buffer> {
  for (let quality = 80; quality >= 10; quality -= 10) {
    const bytes = await picture
      .clone()
      .webp({ quality, effort: 6, ...options })
      .toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`A picture stays above ${maxBytes} bytes`);
}
