/** Journeys that change every page of a site, by its releases, its settings, its offices and its languages. */
import type { Locator, Page } from '@playwright/test';
import { load } from 'cheerio';
import { awaitHydration } from './support/awaitHydration.ts';
import { dragTo } from './support/dragTo.ts';
import { dark, expectSound, light } from './support/expectSound.ts';
import { type OwnProduct, serveOwnProduct } from './support/ownProduct.ts';
import { awaitSavedDraft, openFooter } from './support/siteSettings.ts';
import { expect, long, test } from './support/test.ts';

// One small product for all of them: visitors of the shared product would see the releases chosen here, and a change
// would render hundreds of pages there.
test.describe.configure({ mode: 'default' });
let product: OwnProduct | undefined;
const office = {
  address: ['Kai 1'],
  countryCode: 'NO',
  opens: '09:00',
  closes: '17:00',
  timeZone: 'Europe/Oslo',
};
test.beforeAll(async () => {
  product = await serveOwnProduct();
});
test.afterAll(() => product?.end());

/** Signs in as the person of the first start, without the form. */
async function signIn(page: Page, { adminUrl, email, password }: OwnProduct): Promise<void> {
  await send(page, 'POST', `${adminUrl}/api/users/login`, { email, password });
}

/** Without an Origin header the session cookie is ignored. */
async function send(page: Page, method: 'GET' | 'PATCH' | 'POST', address: string, data?: object) {
  const answer = await page.request.fetch(address, { method, headers: { Origin: new URL(address).origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

test(
  'the site returns to the previous release by one click, stays there, goes forward by another, and is rendered again in full',
  long,
  async ({ page }) => {
    test.slow();
    if (!product) throw new Error('Nothing was started');
    const { adminUrl, email, password, siteUrl } = product;
    const shown = () => expect.poll(async () => (await page.request.get(siteUrl)).text());

    await page.goto(`${adminUrl}/admin/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('region', { name: 'Make this site yours' })).toBeVisible();

    await test.step('something is published', async () => {
      const { docs } = await send(page, 'GET', `${adminUrl}/api/pages?where[slug][equals]=home`);
      const layout = [{ ...docs[0].layout[0], heading: 'Published by mistake' }];
      await send(page, 'PATCH', `${adminUrl}/api/pages/${docs[0].id}`, { layout, _status: 'published' });
      await shown().toContain('Published by mistake');
    });

    await page.goto(`${adminUrl}/admin/history`);
    const releases = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(releases.first()).toContainText('What visitors see');
    // The release published by the start contains a “Home” too.
    await expect(releases.first()).toContainText('Admin published “Home”');
    await releases.nth(1).getByRole('button', { name: 'Show visitors this one' }).click();
    await shown().not.toContain('Published by mistake');
    await expect(page.getByText('The site stays at the release that is marked below')).toBeVisible();
    await expect(releases.nth(1)).toContainText('What visitors see');

    await page.getByRole('button', { name: 'Show visitors what is published' }).click();
    await shown().toContain('Published by mistake');
    await expect(releases.first()).toContainText('What visitors see');

    await page.getByRole('button', { name: 'Render every page again' }).click();
    await expect(page.getByText('Every page is rendered again')).toBeVisible();
    const newest = page.getByRole('listitem').filter({ hasText: 'had every page rendered again' }).first();
    await expect(newest).toContainText(/(\d+) of \1 pages rendered/);
  },
);

test(
  'settings that were drafted and reordered are published on every page, and return to their earlier state',
  long,
  async ({ page }) => {
    if (!product) throw new Error('Nothing was started');
    const { adminUrl, siteUrl } = product;
    await signIn(page, product);
    const isOnSite = async (words: string) => (await (await page.request.get(siteUrl)).text()).includes(words);
    await page.setViewportSize({ width: 1440, height: 900 });
    // An empty site has one entry and one column, which cannot be reordered.
    const links = [{ label: 'Home', href: '/' }];
    const two = {
      navigation: [{ label: 'Contact', href: '/contact' }, ...links],
      footerColumns: [
        { heading: 'Pages', links },
        { heading: 'Second column', links },
      ],
    };
    await send(page, 'POST', `${adminUrl}/api/globals/site-settings?draft=true`, two);
    const field = await openFooter(page, adminUrl);
    const before = await field.inputValue();
    const drafted = 'Drafted before';
    const saved = awaitSavedDraft(page, drafted);
    await field.fill(drafted);
    await saved;
    expect(await isOnSite(drafted)).toBe(false);

    await test.step('a column of the footer is dragged below another one, and an entry of the menu moved by keys', async () => {
      const [first, second] = [0, 1].map((row) => page.locator(`#footerColumns-row-${row}`)) as [Locator, Locator];
      await first.locator('button.collapsible__toggle').first().click();
      // While it collapses, the rows below it move.
      await expect(field).toBeHidden();
      const moved = awaitSavedDraft(page, 'Second column');
      await dragTo(first.locator('.collapsible__drag').first(), second.locator('.collapsible__drag').first());
      await expect(page.locator('#field-footerColumns__1__heading')).toHaveValue(drafted);
      await moved;
      await page.getByRole('button', { name: 'Header', exact: true }).click();
      const entry = page.locator('#field-navigation__0__label');
      await expect(entry).toHaveValue('Contact');
      await page.locator('#navigation-row-0 .array-actions__button').first().press('Enter');
      const sorted = awaitSavedDraft(page, 'Second column');
      await page.getByRole('button', { name: 'Move Down' }).press('Enter');
      await expect(entry).toHaveValue('Home');
      await sorted;
    });

    await test.step('publishing shows them on every page', async () => {
      await expect(await openFooter(page, adminUrl)).toHaveValue('Second column');
      await page.getByRole('button', { name: /publish changes/i }).click();
      await expect.poll(() => isOnSite(drafted)).toBe(true);
      const shown = load(await (await page.request.get(siteUrl)).text());
      expect(shown('footer').text()).toMatch(/Second column.*Drafted before/s);
      expect(shown('header').text()).toMatch(/Home.*Contact/s);
      await expect(page.getByLabel('On the site')).toContainText('On the site since');
      await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0);
    });

    await test.step('a version that was published comes back at once', async () => {
      await page.goto(`${adminUrl}/admin/globals/site-settings/versions`);
      const states = page.getByRole('row');
      await expect(states.nth(1)).toContainText('Published last');
      const earlier = page.getByRole('row').filter({ hasText: 'Published then' }).first();
      await earlier.getByRole('link').click();
      await page.getByRole('button', { name: 'Restore this version' }).click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect.poll(() => isOnSite(drafted)).toBe(false);
      expect(await isOnSite(before)).toBe(true);
    });
  },
);

test('an editor moves an office before another one by keys, and it stays there', long, async ({ page }) => {
  if (!product) throw new Error('Nothing was started');
  const { adminUrl } = product;
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, product);
  for (const city of ['Bergen', 'Oslo', 'Tromsø']) {
    await send(page, 'POST', `${adminUrl}/api/offices`, { ...office, city });
  }
  await page.goto(`${adminUrl}/admin/collections/offices`);
  const order = page.getByRole('region', { name: 'Order on the site' });
  const cities = order.getByRole('listitem');
  await expect(cities).toHaveText(['Bergen', 'Oslo', 'Tromsø']);
  const handle = order.getByRole('button', { name: 'Move Tromsø' });
  const move = async (key: 'ArrowUp' | 'ArrowDown', place: number) => {
    await awaitHydration(handle);
    await handle.focus();
    // Both keys in the same task of the page, as on a busy one: neither must be lost.
    await Promise.all([page.keyboard.press('Space'), page.keyboard.press(key)]);
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').filter({ hasText: `Place ${place + 1} of 3.` })).toHaveCount(1);
    await handle.press('Space');
    await expect(page.getByText('The offices are in this order now').first()).toBeVisible();
    await expect(cities.nth(place)).toHaveText('Tromsø');
  };
  await move('ArrowUp', 1);
  await page.reload();
  await expect(cities.nth(1)).toHaveText('Tromsø');
  await move('ArrowDown', 2);
});

test(
  'a page in Arabic runs from right to left, and says so in its form, its errors and its thank-you',
  long,
  async ({ page }) => {
    if (!product) throw new Error('Nothing was started');
    const { adminUrl, siteUrl } = product;
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, product);
    const speak = (isVisible: boolean) => {
      const languages = [{ code: 'en' }, { code: 'ar', isVisible }];
      return send(page, 'POST', `${adminUrl}/api/globals/site-settings`, { languages, _status: 'published' });
    };
    await speak(false);
    const uploaded = await page.request.post(`${adminUrl}/api/media`, {
      headers: { Origin: adminUrl },
      multipart: {
        _payload: JSON.stringify({ alt: 'مربع' }),
        file: { name: 'square.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(square) },
      },
    });
    const { doc: image } = await uploaded.json();
    const titles = ['الأولى', 'الثانية', 'الثالثة', 'الرابعة'];
    const slides = titles.map((title) => ({ title, description: 'نص قصير.', image: image.id }));
    const slider = { blockType: 'slider', heading: 'أعمالنا', ground: 'paper', preset: 'peek', slides };
    const { docs } = await send(page, 'GET', `${adminUrl}/api/pages?depth=0&limit=50`);
    for (const { id, slug } of docs) {
      const { doc: twin } = await send(page, 'POST', `${adminUrl}/api/pages/${id}/translate`, { language: 'ar' });
      const words = slug === 'contact' ? { title: 'تواصل معنا', layout: [...twin.layout, slider] } : {};
      await send(page, 'PATCH', `${adminUrl}/api/pages/${twin.id}`, { ...words, _status: 'published' });
    }
    const settings = `${adminUrl}/api/globals/site-settings`;
    const { doc: wording } = await send(page, 'POST', `${settings}/translate`, { language: 'ar' });
    await send(page, 'PATCH', `${adminUrl}/api/wordings/${wording.id}`, {
      callToAction: { label: 'تواصل معنا', href: '/contact' },
      callToFormText: 'اكتب إلينا',
      navigation: [{ label: 'تواصل', href: '/contact', links: [] }],
      footerColumns: [],
      description: 'نبني البرمجيات.',
      newsletter: { heading: 'رسالة كل شهر', buttonText: 'اشترك', note: 'تصلك في أول الشهر' },
      _status: 'published',
    });
    await speak(true);
    const address = `${siteUrl}/ar/contact`;
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
    await page.goto(address);

    /** The right edge of a part, at which it begins. */
    const beginOf = async (part: Locator) => {
      const { x = Number.NaN, width = 0 } = (await part.boundingBox()) ?? {};
      return Math.round(x + width);
    };
    await test.step('it begins at the right: header, fields and slides', async () => {
      await expect(page.locator('html[lang=ar]')).toHaveAttribute('dir', 'rtl');
      const header = page.getByRole('banner');
      const home = await beginOf(header.getByRole('link', { name: 'الصفحة الرئيسية' }));
      expect(home).toBeGreaterThan(await beginOf(header.getByRole('link', { name: 'البحث' })));
      const form = page.locator('#contact-form');
      expect(await beginOf(form.getByRole('textbox', { name: 'الاسم' }))).toBeGreaterThan(
        await beginOf(form.getByRole('textbox', { name: 'البريد الإلكتروني' })),
      );
      const [first, second] = titles.map((name) => page.getByRole('heading', { name, includeHidden: true }));
      if (!first || !second) throw new Error('There are no slides');
      const begin = await beginOf(first);
      expect(await beginOf(second)).toBeLessThan(begin);
      await page.getByRole('button', { name: 'الشريحة التالية' }).click();
      await expect.poll(() => beginOf(second)).toBe(begin);
    });

    await test.step('it is sound at both ends of the widths', () => expectSound(page, [...light(320), ...dark(1440)]));

    await test.step('errors and the thank-you are in Arabic', async () => {
      const form = page.locator('#contact-form form');
      await form.getByRole('textbox', { name: 'الاسم' }).fill('ليلى حداد');
      await form.getByRole('textbox', { name: 'الرسالة' }).fill('نريد موقعًا جديدًا.');
      await form.getByRole('button', { name: 'Send the message' }).click();
      await expect(form.getByRole('alert')).toContainText('حقل واحد يحتاج إلى مراجعة');
      await expect(page).toHaveTitle(/^خطأ: /);
      await form.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('layla@company.com');
      await form.getByRole('button', { name: 'Send the message' }).click();
      await expect(page.getByText('وصلتنا رسالتك بنجاح.')).toBeVisible();
    });
  },
);

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><path d="M300 150h600v600H300z" fill="#c8005a"/></svg>';
