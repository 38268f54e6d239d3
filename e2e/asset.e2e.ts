import type { Page } from '@playwright/test';
import { awaitFonts } from './support/awaitFonts.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

/** The centre of the visible asset. */
async function assetOf(page: Page) {
  const box = await page.locator('[data-asset]:visible').boundingBox();
  if (!box) throw new Error('No asset is to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('the asset of the landing page', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await page.goto(product.landingPath);
    await awaitFonts(page);
  });

  test('moves to the other account by a key and back, and cannot be copied by a button or by keys', async ({
    page,
  }) => {
    const before = await assetOf(page);
    await page.getByRole('button', { name: 'Move the asset' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Moved' })).toBeVisible();
    await expect.poll(async () => (await assetOf(page)).x).toBeLessThan(before.x - 900);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await assetOf(page)).x).toBeCloseTo(before.x, 0);

    const assets = page.locator('[data-asset]:visible');
    await page.getByRole('button', { name: 'Try to copy it' }).click();
    await expect(page.getByText('Refused: it can only be in one place')).toBeVisible();
    await page.getByRole('button', { name: 'Move the asset' }).click();
    await expect(page.getByText('Moved, not copied')).toBeVisible();
    await page.keyboard.press('Control+c');
    await expect(page.getByText('Refused: it can only be in one place')).toBeVisible();
    await expect(assets).toHaveCount(1);
  });

  test('a copy that is refused comes out beside it, at every width', long, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const refuse = page.getByRole('button', { name: 'Try to copy it' });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.reload();
      await awaitFonts(page);
      const arrived = page.locator('[data-asset]:visible');
      await expect.poll(() => arrived.evaluate((asset) => asset.getAnimations().length)).toBe(0);
      // The copy is held where it is furthest: it is withdrawn within the second.
      await page.evaluate(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...given) {
          const animation = animate.apply(this, given);
          animation.pause();
          animation.currentTime = 350;
          return animation;
        };
      });
      await refuse.click();
      const [asset, copy] = await Promise.all([
        arrived.boundingBox(),
        page.locator('rect[style*=dashed]:visible').boundingBox(),
      ]);
      if (!asset || !copy) throw new Error('No copy is to be seen.');
      expect(copy.x, `at ${width} px`).toBeGreaterThan(asset.x + asset.width);
      expect(copy.x).toBeLessThan(asset.x + 2 * asset.width);
      expect(copy.x + copy.width).toBeLessThan(width);
    }
  });

  test('follows the pointer along its rope and never leaves it', long, async ({ page }) => {
    const from = await assetOf(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // Its script loads with the first touch; it follows once it has captured the pointer.
    const isHeld = () =>
      page.locator('[data-asset]:visible').evaluate((asset, mouse) => asset.hasPointerCapture(mouse), 1);
    await expect.poll(isHeld).toBe(true);
    await page.mouse.move(600, from.y + 120, { steps: 4 });
    await expect.poll(async () => (await assetOf(page)).x).toBeLessThan(from.x - 400);
    await page.mouse.move(300, from.y + 110, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await assetOf(page)).x).toBeCloseTo(from.x - 1072, 0);
  });
});

test('the full stop of home goes to the free berth and back, narrow and wide', long, async ({ page }) => {
  for (const width of [390, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await awaitFonts(page);
      const before = await assetOf(page);
      const berth = await page.locator('[data-asset-berth]:visible').boundingBox();
      if (!berth) throw new Error('No berth is to be seen.');
      await page.getByRole('button', { name: 'Move the asset' }).click();
      await expect(page.getByText('Moved, not copied')).toBeVisible();
      await expect.poll(async () => (await assetOf(page)).x).toBeCloseTo(berth.x + berth.width / 2, 0);
      await page.getByRole('button', { name: 'Move the asset' }).click();
      await expect.poll(() => assetOf(page)).toEqual(before);
    });
  }
});

test(
  'the full stop of home enters once its font has loaded, along a rope measured in that font',
  long,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    // By then the page's scripts have run.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const ropeOf = () => page.locator('[data-asset=start]').evaluate((asset) => asset.style.transform);
    expect(await ropeOf()).toBe('');
    fonts.resolve();
    await expect.poll(ropeOf).toContain('translate(');
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the asset does not move, and no button suggests that it would', async ({ page }) => {
    await page.goto(product.landingPath);
    await expect(page.getByRole('button', { name: /the asset/ })).toHaveCount(0);
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const does = reducedMotion === 'reduce' ? 'stays where it is' : 'rises';
  test(
    `the asset of a case ${does} while its card is pointed at, with motion: ${reducedMotion}`,
    reducedMotion === 'reduce' ? {} : long,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.goto('/work');
      const card = page.locator('#portfolio li').first();
      const moved = card.locator('img[src$="#moved"]');
      await expect(moved).toBeHidden();
      await card.hover();
      await expect(card.getByRole('link')).toHaveCSS('text-decoration-line', 'underline');
      await expect(moved).toBeVisible({ visible: reducedMotion !== 'reduce' });
      if (reducedMotion === 'reduce') return;
      const first = await card.screenshot();
      await expect.poll(async () => first.equals(await card.screenshot())).toBe(false);
    },
  );
}

test(
  'the square goes along from page to page: one leaves where a link was pressed, and the header keeps it',
  long,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    /** What the browser carried to the page that it shows now. */
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        void viewTransition?.ready.then(() => {
          const carried = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          document.documentElement.dataset.carried = carried.join(' ');
        });
      });
    });
    await page.goto('/');
    await page
      .getByRole('link', { name: /Tidemark/ })
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-carried', /::view-transition-group\(square\)/);
    await expect(page.locator('[data-square]')).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, 2000);
    await expect(page.locator('[data-square]')).toHaveCSS('opacity', '1');
    await page.goBack();
    await expect(page.locator('body > i')).toHaveCount(0);
  },
);

test('without motion pages change at once, and no square is carried', long, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.carried = String(Boolean(viewTransition));
    });
  });
  await page.goto('/');
  await page
    .getByRole('link', { name: /Tidemark/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/work\/tidemark$/);
  await expect(page.locator('html')).toHaveAttribute('data-carried', 'false');
});
