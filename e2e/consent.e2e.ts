import type { Page } from '@playwright/test';
import { dark, expectSound, light } from './support/expectSound.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

/** A page as in a build with ANALYTICS_ID, with the headers of such a page. */
const asking = '/gallery/site-consent';
const tagHosts = /googletagmanager|google-analytics|analytics\.google/;

/** Replaces the tag: reports that it ran, and sets cookies as the tag would. */
const standIn = `
  window.tagRuns = (window.tagRuns ?? 0) + 1;
  document.cookie = '_ga=GA1.1.1234567890.1700000000; path=/';
  document.cookie = '_ga_GALLERY01=GS1.1; path=/';
`;

/** Records every request to the tag's hosts, and answers it. */
async function watchTag(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(tagHosts, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: standIn });
  });
  return asked;
}

const bannerOf = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const button = (page: Page, name: string) => bannerOf(page).getByRole('button', { name });
const readConsent = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('analytics-consent') ?? 'null') as Record<string, unknown> | null,
  );
const readGaCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));

/** The commands and events in the page's data layer, as JSON. */
const layerOf = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((one) => JSON.parse(JSON.stringify(one)) as unknown));

/** Clicks an answer, and waits until the log has stored it. */
async function answer(page: Page, click: () => Promise<void>): Promise<Record<string, unknown>> {
  const logged = page.waitForResponse((response) => new URL(response.url()).pathname === '/consent');
  await click();
  const response = await logged;
  expect(response.status()).toBe(204);
  return response.request().postDataJSON() as Record<string, unknown>;
}

test('asks without blocking the page, at the bottom of the window, and loads nothing before', async ({ page }) => {
  const asked = await watchTag(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(asking);
  await expect(bannerOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await layerOf(page)).toEqual([
    [
      'consent',
      'default',
      { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
    ],
  ]);
  // With focus, the page's last link must be above the sheet.
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' });
  await last.focus();
  const clearance = async () => {
    const [link, sheet] = [await last.boundingBox(), await bannerOf(page).boundingBox()];
    return (sheet?.y ?? Number.NaN) - (link?.y ?? 0) - (link?.height ?? 0);
  };
  await expect.poll(clearance).toBeGreaterThanOrEqual(0);
  expect(asked).toEqual([]);
  expect([...hosts].filter(Boolean), 'nothing goes to other hosts').toEqual([new URL(page.url()).host]);
  expect(await readGaCookies(page)).toEqual([]);
  expect(await readConsent(page)).toBeNull();
});

test(
  'gives yes and no the same size and look, and passes axe on both faces, in light and dark, on a phone and on a desk',
  long,
  async ({ page }) => {
    await page.goto(asking);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const looks = await Promise.all(
        ['Only what is needed', 'Count my visit too'].map((name) =>
          button(page, name).evaluate((one) => {
            const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(one);
            const { height, width } = one.getBoundingClientRect();
            return { backgroundColor, color, fontSize, fontWeight, height, width };
          }),
        ),
      );
      expect(looks[0], `at ${viewport.width} px`).toEqual(looks[1]);
    }
    for (const face of ['ask', 'choose']) {
      if (face === 'choose') await button(page, 'Choose one by one').click();
      const shown = face === 'choose' ? 'Keep my choice' : 'Only what is needed';
      await expect(button(page, shown)).toBeVisible();
      await expectSound(page, [...light(390, 1440), ...dark(390, 1440)], { within: '#consent' });
    }
  },
);

test('after a no, loads nothing on this page or the next, and does not ask again', async ({ page }) => {
  const asked = await watchTag(page);
  await page.goto(asking);
  const logged = await answer(page, () => button(page, 'Only what is needed').click());
  expect(logged).toMatchObject({ answer: 1, version: '2026-11-21', counting: false, campaigns: false });
  await expect(bannerOf(page)).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(bannerOf(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(await readGaCookies(page)).toEqual([]);
});

test('after a yes, loads the tag once under the policy of the page, with an address that reveals nothing', async ({
  page,
}) => {
  const asked = await watchTag(page);
  await page.goto(`${asking}?q=secret&utm_source=letter`);
  const logged = await answer(page, () => button(page, 'Count my visit too').click());
  expect(Object.keys(logged).sort()).toEqual(['answer', 'campaigns', 'counting', 'version', 'visitor']);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRuns') as unknown)).toBe(1);
  expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-GALLERY01']);
  const layer = await layerOf(page);
  expect(layer.map((one) => (one as string[]).slice(0, 2))).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['set', { page_location: `${product.siteUrl}${asking}?utm_source=letter`, page_referrer: '' }],
    ['js', expect.anything()],
    ['config', 'G-GALLERY01'],
  ]);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRuns') as unknown)).toBe(1);
  expect(asked).toHaveLength(2);
  await expect(bannerOf(page)).toBeHidden();
});

/** Shows the page as if another counter were named, with the policy that such a page has. */
async function nameCounter(page: Page, counter: string, changePolicy: (policy: string) => string): Promise<void> {
  await page.route(`**${asking}*`, async (route) => {
    const answer = await route.fetch();
    const policy = changePolicy(String(answer.headers()['content-security-policy']));
    const headers = { ...answer.headers(), 'content-security-policy': policy };
    await route.fulfill({ response: answer, headers, body: (await answer.text()).replace('G-GALLERY01', counter) });
  });
}

/** Clicks an answer that loads the page again, and waits until it is on its way: nobody is left to see it arrive. */
async function leave(page: Page, click: () => Promise<void>): Promise<void> {
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/consent');
  await click();
  await sent;
}

/** Takes the consent to counting back, or gives it again. */
async function turnCounting(
  page: Page,
  give: (page: Page, click: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await bannerOf(page).getByRole('switch', { name: 'Counting' }).click();
  await give(page, () => button(page, 'Keep my choice').click());
}

test(
  'counts by a Matomo after a yes, under a policy that allows its host alone, and forgets the visitor after a no',
  long,
  async ({ page }) => {
    await nameCounter(page, 'https://stats.example/matomo.php?idsite=3', (policy) =>
      policy.replaceAll(/https:\/\/[\w*.]*google[\w.-]*/g, 'https://stats.example'),
    );
    const asked: string[] = [];
    await page.route('https://stats.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: `document.cookie = '_pk_id.3.1=a; path=/';` });
    });
    const commands = () => page.evaluate(() => (Reflect.get(window, '_paq') ?? []) as unknown[][]);
    const cookies = async () =>
      (await page.context().cookies()).map(({ name }) => name).filter((name) => /_pk/.test(name));
    await page.goto(`${asking}?q=secret&utm_source=letter`);
    expect(await commands()).toEqual([]);
    await answer(page, () => button(page, 'Count my visit too').click());
    await expect.poll(cookies).toEqual(['_pk_id.3.1']);
    expect(asked).toEqual(['https://stats.example/matomo.js']);
    expect(await commands()).toEqual(
      expect.arrayContaining([
        ['requireConsent'],
        ['setTrackerUrl', 'https://stats.example/matomo.php'],
        ['setSiteId', '3'],
        ['setCustomUrl', `${product.siteUrl}${asking}?utm_source=letter`],
        ['trackPageView'],
      ]),
    );
    await turnCounting(page, answer);
    await expect.poll(commands).toContainEqual(['forgetConsentGiven']);
    await expect.poll(cookies).toEqual([]);
  },
);

test(
  'lets a container of Tag Manager load tags of Google and nothing else, and is without it after a no',
  long,
  async ({ page, noise }) => {
    await nameCounter(page, 'GTM-GALLERY', (policy) =>
      policy.replace('trusted-types consent', 'trusted-types default'),
    );
    const asked = await watchTag(page);
    await page.route('https://www.googletagmanager.com/gtm.js*', (route) => {
      asked.push(route.request().url());
      const add = (address: string) =>
        `document.head.append(Object.assign(document.createElement('script'), {src: '${address}'}));`;
      return route.fulfill({
        contentType: 'text/javascript',
        body: `${add('https://www.googletagmanager.com/gtag/js?id=G-INSIDE01')} try { ${add('https://other.example/x.js')} } catch { window.isRefused = true; }`,
      });
    });
    await page.goto(asking);
    await answer(page, () => button(page, 'Count my visit too').click());
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRuns') as unknown)).toBe(1);
    expect(asked.map((address) => new URL(address).search)).toEqual(['?id=GTM-GALLERY', '?id=G-INSIDE01']);
    expect(await page.evaluate(() => Reflect.get(window, 'isRefused') as unknown)).toBe(true);
    expect((await layerOf(page)).filter((one) => Object(one).event === 'gtm.js')).toHaveLength(1);
    const reloaded = page.waitForEvent('load');
    await turnCounting(page, leave);
    await reloaded;
    await expect.poll(() => readGaCookies(page)).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'tagRuns') as unknown)).toBeUndefined();
    expect(asked).toHaveLength(2);
    noise.errors = noise.errors.filter((error) => !error.includes('default'));
  },
);

test('takes each choice separately by keyboard, and lets it be changed from the footer', async ({ page }) => {
  const asked = await watchTag(page);
  await page.goto(asking);
  await expect(bannerOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Only what is needed')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const counting = bannerOf(page).getByRole('switch', { name: 'Counting' });
  await expect(counting).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(counting).toBeFocused();
  await page.keyboard.press('Space');
  await expect(counting).toBeChecked();
  const first = await answer(page, () => button(page, 'Keep my choice').press('Enter'));
  expect(first).toMatchObject({ answer: 1, counting: true, campaigns: false });
  await expect.poll(() => readGaCookies(page)).toHaveLength(2);

  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' });
  await opener.press('Enter');
  await expect(counting).toBeChecked();
  await button(page, 'Back').click();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await counting.click();
  const second = await answer(page, () => button(page, 'Keep my choice').click());
  expect(second).toMatchObject({ answer: 2, counting: false, visitor: first.visitor });
  await expect.poll(() => readGaCookies(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ga-disable-G-GALLERY01') as unknown)).toBe(true);
  expect(asked).toHaveLength(1);
});

test('asks again when the words have changed, and resends an answer that the log has not confirmed', async ({
  page,
  noise,
}) => {
  await page.goto(asking);
  await page.route('**/consent', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/consent');
  await button(page, 'Only what is needed').click();
  await expect(bannerOf(page)).toBeHidden();
  await lost;
  await page.unroute('**/consent');
  const again = await answer(page, async () => void (await page.reload()));
  expect(again).toMatchObject({ answer: 1, counting: false });
  await expect.poll(async () => (await readConsent(page))?.isLogged).toBe(true);
  await page.evaluate(() => {
    const consent = JSON.parse(localStorage.getItem('analytics-consent') ?? '{}') as object;
    localStorage.setItem('analytics-consent', JSON.stringify({ ...consent, version: '2020-01-01' }));
  });
  await page.reload();
  await expect(bannerOf(page)).toBeVisible();
  noise.errors = noise.errors.filter((text) => !text.includes('ERR_FAILED'));
});

test('counts a form of ours once after it was sent, repeats it to the tag, and lets no other script in', async ({
  page,
  noise,
}) => {
  await watchTag(page);
  await page.goto(asking);
  await answer(page, () => button(page, 'Count my visit too').click());
  // By then the page has its own policy, and only one.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagRuns') as unknown)).toBe(1);
  await page.evaluate(() => {
    window.dataLayer?.push({ event: 'gaEvent', category: 'contact', action: 'lead', label: '/', value: 1 });
  });
  expect((await layerOf(page)).slice(-2)).toEqual([
    { event: 'gaEvent', category: 'contact', action: 'lead', label: '/', value: 1 },
    ['event', 'lead', { event_category: 'contact', event_label: '/', value: 1 }],
  ]);
  const refused = await page.evaluate(() => {
    const attempts = [
      () => {
        document.createElement('script').src = 'https://www.googletagmanager.com/gtag/js?id=G-OTHER';
      },
      () => Reflect.get(window, 'trustedTypes').createPolicy('consent', {}) as unknown,
      () => Reflect.get(window, 'trustedTypes').createPolicy('other', {}) as unknown,
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'let in';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused', 'refused']);
  noise.errors.length = 0;
});

test('counts a form that the browser sends by itself once, on the page it leads to', async ({ page }) => {
  await watchTag(page);
  await page.goto(asking);
  await answer(page, () => button(page, 'Count my visit too').click());
  // The page it leads to, as this build renders it: with the same question.
  const html = (await (await page.request.get(asking)).text()).replace(
    'data-analytics-id',
    'data-end="lead form_sent" data-analytics-id',
  );
  const headers = (await page.request.get(asking)).headers();
  await page.route(/\/downloads\/ready/, (route) =>
    route.fulfill({
      body: html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': headers['content-security-policy'] ?? '',
      },
    }),
  );
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.dataset.form = 'article-file';
    form.action = '/downloads/ready';
    document.body.append(form);
    form.requestSubmit();
  });
  await page.waitForURL(/\/downloads\/ready/);
  const events = async () => (await layerOf(page)).filter((one) => !Array.isArray(one));
  const counted = { event: 'gaEvent', category: 'article-file', label: asking };
  await expect.poll(events).toEqual([
    { ...counted, action: 'lead' },
    { ...counted, action: 'form_sent' },
  ]);
  await page.reload();
  expect(await events()).toEqual([]);
});

test('does not ask where nothing is configured, and the link in the footer leads to the policy', async ({ page }) => {
  const response = await page.goto(product.contactPath);
  expect(response?.headers()['content-security-policy']).not.toMatch(/google|trusted-types consent/);
  await expect(page.locator('#consent')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByRole('heading', { name: 'Cookies and storage on your device' })).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing appears and nothing is loaded', async ({ page }) => {
    const asked = await watchTag(page);
    await page.goto(asking, { waitUntil: 'networkidle' });
    await expect(page.locator('#consent')).toBeHidden();
    expect(asked).toEqual([]);
  });
});
