/**
 * The pictures in documents, from a running `npm start` with the demo (PORT, ADMIN_PORT, DATA_DIR): `npm run
 * picture-pages`, or some of them `npm run picture-pages -- --grep 'home|search'`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { readProductVariables } from '../../scripts/processes.ts';
import { contactFormOf, fieldsOf, wakeForm } from '../support/contactForm.ts';
import { untilDrawn } from '../support/untilDrawn.ts';
import { keep, toWebp } from './keep.ts';

const { ADMIN_PORT, DATA_DIR, PORT } = readProductVariables('data');

/** Views from the top of the page in px, side by side in one picture: light, dark, and on a phone. */
const views = [
  { colorScheme: 'light', width: 1440, height: 1800 },
  { colorScheme: 'dark', width: 1440, height: 1800 },
  { colorScheme: 'light', width: 390, height: 1170 },
] as const;
/** In px. */
const shown = { height: 450, gap: 12 };
const maxBytes = 22 * 1024;

/** An entry of docs/marks.md: a page, or a state of a page. */
interface PicturedPage {
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
const picturedPages: Record<string, PicturedPage> = {
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

for (const [name, pictured] of Object.entries(picturedPages)) {
  test(name, async ({ browser }) => keep(`docs/marks/${name}.webp`, await picturePage(browser, pictured)));
}

test('README: landing', async ({ page }) => {
  await page.goto(picturedPages.landing?.path ?? '/', { waitUntil: 'networkidle' });
  keep('docs/landing-1440.png', await toPng(await page.screenshot({ animations: 'disabled' })));
});

/** The form of the home page beside its preview, as on a first sign-in. */
test('README: admin', async ({ page }) => {
  const address = `http://localhost:${ADMIN_PORT}`;
  const [email = '', password = ''] = readFileSync(join(DATA_DIR, 'first-sign-in.txt'), 'utf8').split('\n');
  await page.goto(`${address}/admin/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${address}/admin/collections/pages?search=Home`, { waitUntil: 'networkidle' });
  await page.locator('table').getByRole('link', { name: 'Home', exact: true }).click();
  await page.locator('#live-preview-toggler').waitFor();
  // The admin remembers for each editor whether the preview was open.
  const preview = page.locator('#live-preview-iframe');
  if ((await preview.count()) === 0) await page.locator('#live-preview-toggler').click();
  await preview.contentFrame().getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  keep('docs/admin-1440.png', await toPng(await page.screenshot({ animations: 'disabled' })));
});

async function picturePage(browser: Browser, pictured: PicturedPage): Promise<Buffer> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let left = 0;
  for (const view of views) {
    const width = Math.round((view.width * shown.height) / view.height);
    const input = await sharp(await pictureView(browser, pictured, view))
      .resize({ width, height: shown.height })
      .toBuffer();
    parts.push({ input, left, top: 0 });
    left += width + shown.gap;
  }
  const size = { width: left - shown.gap, height: shown.height, channels: 3, background: '#808080' } as const;
  return toWebp(sharp({ create: size }).composite(parts), maxBytes);
}

async function pictureView(
  browser: Browser,
  { path, reach }: PicturedPage,
  { colorScheme, height, width }: (typeof views)[number],
): Promise<Buffer> {
  // Whatever opens over the page fills the window, so the window is as high as the picture; for a plain page it is as
  // high as a screen.
  const viewport = { width, height: reach ? height : 900 };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' });
  if (reach) await reach(page);
  else await untilDrawn(page);
  const clip = reach ? {} : { clip: { x: 0, y: 0, width, height }, fullPage: true };
  const bytes = await page.screenshot({ ...clip, animations: 'disabled' });
  await page.close();
  return bytes;
}

function toPng(screenshot: Buffer): Promise<Buffer> {
  return sharp(screenshot).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}
