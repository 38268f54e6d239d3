import type { Locator, Page } from '@playwright/test';
import { awaitFonts } from './support/awaitFonts.ts';
import { product } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** The example that shows header, hero, accordion and footer together. */
const frame = '/gallery/site-header';
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 800 };

const openPanel = (page: Page) => page.locator('header [popover]:popover-open');
const opacityOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).opacity);

test.describe('the header of a wide screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(frame);
  });

  test('opens a menu by keyboard, moves on into it, returns focus on Escape, and keeps only one open', async ({
    page,
  }) => {
    const services = page.getByRole('button', { name: 'Services' });
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(openPanel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(openPanel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openPanel(page)).toHaveCount(0);
    await expect(services).toBeFocused();
    await services.click();
    await page.getByRole('button', { name: 'Solutions' }).click();
    await expect(openPanel(page)).toHaveCount(1);
    await expect(openPanel(page)).toContainText('Tokenisation');
  });

  test('shows the picture of the link that is hovered over or has focus', async ({ page }) => {
    const shown = openPanel(page).locator('img:visible');
    await page.getByRole('button', { name: 'Services' }).focus();
    for (const key of ['Enter', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
    await expect(openPanel(page).getByRole('link', { name: 'dApps' })).toBeFocused();
    await expect(shown).toHaveAttribute('src', /open-dapps\.svg$/);
    await page.getByRole('button', { name: 'Services' }).click();
    await page.getByRole('button', { name: 'Services' }).click();
    await openPanel(page).getByRole('link', { name: 'Cadence audit' }).hover();
    await expect(shown).toHaveAttribute('src', /open-audit\.svg$/);
  });

  test('takes no more of the screen when it is sticky than scroll targets keep free', async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, 900));
    const header = page.locator('header');
    const keptFree = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
    );
    await expect.poll(() => header.evaluate((one) => one.getBoundingClientRect().bottom)).toBe(keptFree);
    await page.getByRole('button', { name: 'Services' }).click();
    await expect.poll(() => openPanel(page).evaluate((one) => one.getBoundingClientRect().top)).toBe(keptFree);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu of a narrow screen, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: narrow });

    test('opens over the whole screen, one group at a time, takes focus, and returns it on Escape', async ({
      page,
    }) => {
      await page.goto(frame);
      const opener = page.getByRole('button', { name: 'Menu', exact: true });
      await opener.click();
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, ...narrow });
      await expect(sheet.getByRole('button', { name: 'Close the menu' })).toBeFocused();
      await expect(page.getByRole('main')).toBeHidden();
      await sheet.getByText('Services', { exact: true }).click();
      await sheet.getByText('Industries', { exact: true }).click();
      await expect(sheet.locator('details[open]')).toHaveCount(1);
      await expect(sheet.getByRole('link', { name: 'Healthcare' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('keeps focus, and the page under it still, until Escape', async ({ page }) => {
      await page.goto(frame);
      const opener = page.getByRole('button', { name: 'Menu', exact: true });
      await opener.click();
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      const last = sheet.getByRole('link').last();
      // Two times around: behind the last link follow the browser's own buttons, and then the page from its start.
      for (let round = 0; round < 2; round += 1) {
        await last.focus();
        for (let press = 0; press < 4; press += 1) {
          await page.keyboard.press('Tab');
          await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0);
          await expect(page.getByRole('main')).toBeHidden();
        }
      }
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('gets out of the way when its call leads to the form, and opens again', async ({ page }) => {
      await page.goto(frame);
      const opener = page.getByRole('button', { name: 'Menu', exact: true });
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      await opener.click();
      await sheet.getByRole('link', { name: 'Write to us' }).click();
      if (javaScriptEnabled) await expect(sheet).toBeHidden();
      else await expect.poll(() => opacityOf(sheet)).toBe('0');
      await expect(page.locator('#contact-form')).toBeInViewport();
      if (!javaScriptEnabled) await page.locator('#contact-form').click();
      await opener.click();
      await expect.poll(() => opacityOf(sheet)).toBe('1');
    });
  });
}

test('the call is in the header at every width, and nothing overflows the bar', async ({ page }) => {
  await page.goto(frame);
  await awaitFonts(page);
  for (const width of [360, 390, 768, 1024, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const call = page.getByRole('banner').getByRole('link', { name: 'Write to us' }).first();
      await expect(call).toBeInViewport({ ratio: 1 });
      expect(await call.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test('the first view of a laptop contains the quay line and the asset', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(frame);
  const asset = await assetOf(page);
  expect(asset.bottom).toBeLessThan(wide.height);
});

test('the asset moves along its rope once, in 1400 ms, and stays where it arrives', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(wide);
  // They wait at their start: one that has ended is no longer listed.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto(frame);
  /** Seeks every animation of the page to its start or its end. */
  const at = (moment: 'start' | 'end') =>
    page.evaluate((moment) => {
      // Those that follow the scroll position have no time.
      const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      for (const animation of timed) {
        animation.pause();
        animation.currentTime = moment === 'start' ? 0 : (animation.effect?.getComputedTiming().endTime ?? 0);
      }
      return timed.map((animation) => animation.effect?.getComputedTiming());
    }, moment);
  const timings = await at('start');
  expect((await assetOf(page)).left).toBeLessThan(400);
  await at('end');
  expect((await assetOf(page)).left).toBe(1248);
  expect(timings).toContainEqual(expect.objectContaining({ duration: 1400, iterations: 1 }));
});

test('the asset has already arrived where motion is reduced', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(frame, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await expect.poll(async () => (await assetOf(page)).left).toBe(1248);
});

test('the picture beside the services follows the open one, without script', async ({ browser }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: wide,
    reducedMotion: 'reduce',
    baseURL: product.siteUrl,
  });
  await page.goto(frame);
  const services = page.getByRole('region', { name: 'What we build' });
  const shown = () =>
    services
      .locator('img')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.getAttribute('src')),
      );
  expect((await shown()).join()).toContain('open-wallets');
  await services.getByText('Audits and code review').click();
  await expect.poll(async () => (await shown()).join()).toContain('open-audit');
  await expect.poll(async () => (await shown()).join()).not.toContain('open-wallets');
  await services.getByText('Audits and code review').click();
  await expect.poll(async () => (await shown()).join()).toContain('open-wallets');
  await page.close();
});

async function assetOf(page: Page): Promise<{ left: number; bottom: number }> {
  return page
    .locator('main section svg[role=img]:visible g[transform] > rect')
    .first()
    .evaluate((one) => {
      const box = one.getBoundingClientRect();
      return { left: Math.round(box.left), bottom: Math.round(box.bottom) };
    });
}
