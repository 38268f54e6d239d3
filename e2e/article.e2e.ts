import { endpoints } from '@frontage/contract/endpoints.ts';
import { boxOf, everySizeKeys } from '@frontage/contract/primitives/picture.ts';
import { dark, expectSound, light } from './support/expectSound.ts';
import { expect, test } from './support/test.ts';

const path = '/blockchain/what-an-account-pays-for-when-it-stores-a-thing';

test.describe('an article', () => {
  test('leads its reader by its contents, to a footnote and back, through an accordion, and to the contact form', async ({
    page,
  }) => {
    await page.goto(path);

    await test.step('marks in the contents where the reader is', async () => {
      const contents = page.getByRole('navigation', { name: 'In this article' });
      const current = contents.locator('a[aria-current]:visible');
      await expect(current).toHaveText('The reserve nobody budgets');
      await page.getByRole('heading', { name: 'Where the bytes go' }).evaluate((heading) => heading.scrollIntoView());
      await expect(current).toHaveText('Where the bytes go');
      await contents.getByRole('link', { name: 'Who fills the tank' }).click();
      await expect(current).toHaveText('Who fills the tank');
      await expect(page.getByRole('heading', { name: 'Who fills the tank' })).toBeInViewport();
    });

    await test.step('draws what is to come in the colours of the system, where somebody has chosen these', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      const last = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').last();
      const [ring, line, words] = await last.evaluate((link) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(link, '::before');
        return [backgroundColor, borderTopColor, getComputedStyle(link).color];
      });
      expect([ring, line]).toEqual([await page.evaluate(() => getComputedStyle(document.body).backgroundColor), words]);
      await page.emulateMedia({ forcedColors: 'none' });
    });

    await test.step('leads to a footnote and back to the place that called it', async () => {
      const call = page.getByRole('link', { name: 'Footnote 1', exact: true }).first();
      await call.click();
      const footnote = page.locator('#footnote-1');
      await expect(footnote).toBeInViewport();
      await footnote.getByRole('link', { name: 'Back to the text' }).click();
      await expect(call).toBeInViewport();
      await expect(page).toHaveURL(/#footnote-1-reference$/);
    });

    await test.step('opens one point of an accordion at a time', async () => {
      const first = page.locator('details', { hasText: 'Why not keep everything off the chain?' });
      await expect(first).toHaveAttribute('open', '');
      await page.getByText('Does deleting data return the FLOW?').click();
      await expect(first).not.toHaveAttribute('open');
    });

    await test.step('leads from its offer to the contact form of the same page', async () => {
      await page.getByRole('link', { name: 'Ask for the table' }).click();
      await expect(page.locator('#contact-form').getByRole('heading', { level: 2 })).toBeInViewport();
    });
  });

  test('copies code as it was written, and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // The confirmation shows for two seconds, which a busy machine may miss.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(path);
    const button = page.getByRole('button', { name: 'Copy' }).first();
    await button.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r', '').split('\n').slice(0, 3)).toEqual([
      'access(all) fun main(address: Address): UFix64 {',
      '    let account = getAccount(address)',
      '    let used = UFix64(account.storage.used)',
    ]);
  });

  test('sends at most 100 KB and 3 KB of script before the reader scrolls, passes axe in light and dark, and folds its contents on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let [total, script] = [0, 0];
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      total += encodedDataLength;
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    console.log(`article before scroll: ${JSON.stringify({ total, script })}`);
    expect(total).toBeLessThanOrEqual(100 * 1024);
    expect(script).toBeLessThanOrEqual(3 * 1024);

    await expectSound(page, [...light(390, 1440), ...dark(390, 1440)]);

    await test.step('the contents are folded below the breadcrumbs on a narrow screen', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const contents = page.getByRole('navigation', { name: 'In this article' });
      const link = contents.getByRole('link', { name: 'What a thing weighs' });
      await expect(link).toBeHidden();
      await contents.getByText(/In this article, \w+ parts/).click();
      await link.click();
      await expect(page.getByRole('heading', { name: 'What a thing weighs' })).toBeInViewport();
    });
  });
});

test.describe('an article without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is complete: contents are links, no button does nothing, and the browser can send its forms', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What an account pays for when it stores a thing');
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'In this article' })
      .getByRole('link', { name: 'What a thing weighs' })
      .click();
    await expect(page.getByRole('heading', { name: 'What a thing weighs' })).toBeInViewport();
    await expect(page.getByRole('table', { name: 'Ten thousand of each, measured on the emulator' })).toBeVisible();
    const document = page.getByRole('form', { name: 'The storage worksheet' });
    await expect(document).toHaveAttribute('action', /\/send-mail\/article-file$/);
    await expect(document.locator('input[name=type]')).toHaveValue('storage-worksheet');
    await expect(page.getByRole('form', { name: /One letter a month/ })).toHaveAttribute('action', /\/subscribe$/);
  });
});

test.describe('every published article', () => {
  test('has its preview in all eight boxes, and for screens of three widths none that is narrower', async ({
    page,
    request,
  }) => {
    const answer = await request.get('/wp-json/frontage/v1/news?count=100');
    const articles = endpoints.news.answer.parse(await answer.json());
    expect(articles.length).toBeGreaterThan(30);
    const wanted = new Map<string, { width: number; height: number }>();
    for (const { preview, preview320, preview500, preview768, slug } of articles) {
      expect(Object.keys(preview.sizes), slug).toEqual(expect.arrayContaining([...everySizeKeys]));
      for (const key of everySizeKeys) wanted.set(preview.sizes[key]?.webp ?? slug, boxOf(key));
      expect([preview768, preview500, preview320], slug).toEqual(
        (['1000-510', '690-517', '375-280'] as const).map((key) => preview.sizes[key]?.webp),
      );
    }
    await page.goto('/');
    const sizes = await page.evaluate(
      (addresses) =>
        Promise.all(
          addresses.map(async (address) => {
            const { height, width } = await createImageBitmap(await (await fetch(address)).blob());
            return { width, height };
          }),
        ),
      [...wanted.keys()],
    );
    expect(sizes).toEqual([...wanted.values()]);
  });
});
