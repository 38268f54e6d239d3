import type { Locator, Page } from '@playwright/test';
import { awaitFonts } from './support/awaitFonts.ts';
import { expect, long, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The examples in the gallery: six industries, and five domains with tabs. */
const industries = (page: Page) => page.getByRole('region', { name: 'Where a single version of the truth' });
const domains = (page: Page) => page.getByRole('region', { name: 'Domains we know by heart' });
const slidesOf = (carousel: Locator) => carousel.getByRole('article', { includeHidden: true });
const currentDot = (carousel: Locator) => carousel.locator('button[aria-current]');

/** Focuses a carousel without moving it, and waits until it is awake. */
async function wake(carousel: Locator): Promise<void> {
  await carousel.getByRole('button', { name: 'Next slide' }).focus();
  await expect(carousel.locator('[data-awake]')).toBeVisible();
  await carousel.scrollIntoViewIfNeeded();
}

/** The distance in px of a slide from the first slide's position before the script loaded. */
async function offsetOf(carousel: Locator, title: string): Promise<number> {
  const slide = await slidesOf(carousel).filter({ hasText: title }).first().boundingBox();
  const heading = await carousel.getByRole('heading', { level: 2 }).boundingBox();
  if (!slide || !heading) throw new Error(`${title} is not drawn`);
  // Adding 0 turns the negative zero of the rounding into zero.
  return Math.round(slide.x - heading.x) + 0;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery/slider');
});

test(
  'the slides wrap around in 500 ms each, a dot moves to its slide, the arrow is animated, and slides out of view are inert',
  long,
  async ({ page }) => {
    const carousel = industries(page);
    await wake(carousel);
    const inert = () => slidesOf(carousel).evaluateAll((slides) => slides.map((slide) => slide.matches('[inert]')));
    await expect.poll(inert).toEqual([false, false, false, true, true, true]);

    await test.step('after the last comes the first, before the first the last', async () => {
      await carousel.getByRole('button', { name: 'Previous slide' }).click();
      await expect(currentDot(carousel)).toHaveAccessibleName('Slide 6 of 6');
      await expect.poll(() => offsetOf(carousel, 'Oil & gas')).toBe(0);
      for (const dot of [1, 2]) {
        await carousel.getByRole('button', { name: 'Next slide' }).click();
        await expect(currentDot(carousel)).toHaveAccessibleName(`Slide ${dot} of 6`);
      }
      await expect.poll(() => offsetOf(carousel, 'Retail & eCommerce')).toBe(0);
    });

    await test.step('a slide that comes into view by its dot is no longer inert', async () => {
      await carousel.getByRole('button', { name: 'Slide 4 of 6' }).click();
      await expect(currentDot(carousel)).toHaveAccessibleName('Slide 4 of 6');
      await expect.poll(() => offsetOf(carousel, 'Healthcare')).toBe(0);
      await expect.poll(inert).toEqual([true, true, true, false, false, false]);
    });

    await test.step('after a click by a key or the mouse the arrow runs: 500 ms on its circle, 200 ms on its line', async () => {
      const next = carousel.getByRole('button', { name: 'Next slide' });
      for (const press of [() => page.keyboard.press('Enter'), () => next.click()]) {
        await next.focus();
        const runs = await next.evaluateHandle((button) => ({
          durations: new Promise<unknown[]>((resolve) => {
            const read = () =>
              button.getAnimations({ subtree: true }).map((run) => run.effect?.getComputedTiming().duration);
            button.addEventListener('click', () => requestAnimationFrame(() => resolve(read())), { once: true });
          }),
        }));
        await press();
        const durations = await runs.evaluate((found) => found.durations);
        expect(durations).toEqual(expect.arrayContaining([500, 200]));
        // Waits until the animation ends, so that it is not taken for that of the next press.
        await expect.poll(() => next.evaluate((button) => button.getAnimations({ subtree: true }).length)).toBe(0);
      }
    });

    await test.step('a snap takes 500 ms, to the next slide as to a far one', async () => {
      await expect.poll(() => offsetOf(carousel, 'Oil & gas')).toBe(0);
      for (const name of ['Next slide', 'Slide 4 of 6']) {
        const { ms, frameMs } = await timeOfSnap(carousel.getByRole('button', { name }));
        // Late by the frame that draws it and the one that Embla blends over; early by the last frames, because the curve
        // ends with movements too small to be seen.
        expect(ms, `${name}, at ${frameMs} ms a frame`).toBeGreaterThanOrEqual(500 - 3 * frameMs - 1);
        expect(ms, `${name}, at ${frameMs} ms a frame`).toBeLessThanOrEqual(500 + 3 * frameMs + 1);
      }
    });
  },
);

test('where motion is reduced, a slide appears at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = industries(page);
  await wake(carousel);
  const { ms, frameMs } = await timeOfSnap(carousel.getByRole('button', { name: 'Next slide' }));
  expect(ms).toBeLessThanOrEqual(frameMs + 1);
  await expect.poll(() => offsetOf(carousel, 'Retail & eCommerce')).toBe(0);
});

test('tabs follow the slides and move them, with the mouse and by keyboard', async ({ page }) => {
  const carousel = domains(page);
  await wake(carousel);

  await test.step('one with two slides stays selected on both', async () => {
    await expect(carousel.getByRole('tab', { selected: true })).toHaveText('Tokenised assets');
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(carousel.getByRole('tab', { selected: true })).toHaveText('Private ledgers');
    await carousel.getByRole('tab', { name: 'Games' }).click();
    await expect(currentDot(carousel)).toHaveAccessibleName('Slide 5 of 5');
    await expect(carousel.getByRole('status')).toHaveText('Slide 5 of 5: Games');
    await expect.poll(() => offsetOf(carousel, 'Games')).toBe(0);

    const registers = page.getByRole('region', { name: 'What the registers of three' });
    await wake(registers);
    await registers.getByRole('button', { name: 'Next slide' }).click();
    await expect(currentDot(registers)).toHaveAccessibleName('Slide 2 of 4');
    await expect(registers.getByRole('tab', { selected: true })).toHaveText('Land registers');
  });

  await test.step('the keyboard does it all: Tab to one tab, arrows among them, Home and End', async () => {
    await carousel.getByRole('tab', { name: 'Tokenised assets' }).click();
    await expect(currentDot(carousel)).toHaveAccessibleName('Slide 1 of 5');
    await carousel.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('tab', { name: 'Tokenised assets' })).toBeFocused();
    for (const [key, name] of [
      ['ArrowRight', 'Private ledgers'],
      ['End', 'Games'],
      ['ArrowRight', 'Tokenised assets'],
      ['ArrowLeft', 'Games'],
      ['Home', 'Tokenised assets'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(carousel.getByRole('tab', { name })).toBeFocused();
      await expect(carousel.getByRole('tab', { selected: true })).toHaveText(name);
    }
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('link', { name: 'Read about tokenised assets' })).toBeFocused();
    await carousel.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('Enter');
    await expect(currentDot(carousel)).toHaveAccessibleName('Slide 2 of 5');
  });

  await test.step('Tab to a link that is only half in view brings its slide in whole', async () => {
    await carousel.getByRole('tab', { name: 'Tokenised assets' }).click();
    await expect.poll(() => offsetOf(carousel, 'Tokenised assets')).toBe(0);
    await carousel.getByRole('link', { name: 'Read about tokenised assets' }).focus();
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('link', { name: 'Read about private ledgers' })).toBeFocused();
    await expect(currentDot(carousel)).toHaveAccessibleName('Slide 2 of 5');
    await expect.poll(() => offsetOf(carousel, 'Private ledgers')).toBe(0);
  });
});

test('nothing moves when a slider wakes', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/gallery/slider');
    await awaitFonts(page);
    // Shifts caused by a late font do not count here; they are reported once they were painted.
    await awaitPaint(page);
    await page.evaluate(() => Reflect.set(Reflect.get(window, 'shifts'), 'length', 0));
    await wake(industries(page));
    await wake(domains(page));
    await awaitPaint(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `at ${width} px`).toEqual([]);
    await expect.poll(() => offsetOf(domains(page), 'Tokenised assets')).toBe(0);
  }
});

/** R14: slides per view with the gaps between them, and the gap. */
const views = [
  [390, 1.1, 1.2, 20],
  [543, 1.1, 1.2, 20],
  [545, 1.4, 1.15, 20],
  [767, 1.4, 1.15, 20],
  [768, 2, 1.15, 40],
  [900, 2, 1.15, 40],
  [1023, 2, 1.15, 40],
  [1024, 2.5, 1.6, 40],
  [1440, 2.5, 1.6, 40],
] as const;

test('at each width the view shows as many slides as R14 says, with its gaps, and every slide has its dot', async ({
  page,
}) => {
  for (const carousel of [industries(page), domains(page)]) await wake(carousel);
  for (const [width, landing, peek, gap] of views) {
    await test.step(`at ${width} px: ${landing} and ${peek} slides, ${gap} px apart`, async () => {
      await page.setViewportSize({ width, height: 900 });
      for (const [carousel, inView] of [
        [industries(page), landing],
        [domains(page), peek],
      ] as const) {
        // A slider measures its slides again a moment after the window is resized.
        await expect(async () => {
          const [first, second] = await Promise.all([0, 1].map((slide) => slidesOf(carousel).nth(slide).boundingBox()));
          if (!first || !second) throw new Error('Two slides are not drawn');
          expect(second.x - first.x - first.width).toBeCloseTo(gap, 0);
          const view = width - first.x;
          expect((view + gap * (1 - inView)) / first.width).toBeCloseTo(inView, 1);
        }).toPass();
      }
      for (let slide = 1; slide <= 6; slide += 1) {
        await expect(industries(page).getByRole('button', { name: `Slide ${slide} of 6` })).toBeVisible();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a swipe moves on by one slide, and a short one falls back', async ({ page }) => {
    const carousel = domains(page);
    await wake(carousel);
    // Far past its middle: on a busy machine the moves arrive late, and a slow swipe ends at the nearest slide.
    await swipe(page, slidesOf(carousel).first(), -220);
    await expect(currentDot(carousel)).toHaveAccessibleName('Slide 2 of 5');
    await expect(carousel.getByRole('tab', { selected: true })).toHaveText('Private ledgers');
    await expect.poll(() => offsetOf(carousel, 'Private ledgers')).toBe(0);
    await swipe(page, slidesOf(carousel).nth(1), -24);
    await expect.poll(() => offsetOf(carousel, 'Private ledgers')).toBe(0);
    await expect(currentDot(carousel)).toHaveAccessibleName('Slide 2 of 5');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be read and scrolled to, and no dead control is shown', async ({ page }) => {
    const carousel = domains(page);
    await expect(slidesOf(carousel)).toHaveCount(5);
    await expect(carousel.getByRole('button')).toHaveCount(0);
    await expect(carousel.getByRole('tab')).toHaveCount(0);
    const last = carousel.getByRole('link', { name: 'Read about games' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await carousel.getByRole('article', { name: 'Games' }).isVisible()).toBe(true);
  });
});

/** Waits until a frame is on the screen and its observers were notified. */
async function awaitPaint(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Presses a button and times the move on the page's own clock: from the frame before the first change to the last
 * change.
 */
async function timeOfSnap(button: Locator): Promise<{ ms: number; frameMs: number }> {
  return button.evaluate(async (element) => {
    const strip = document.getElementById(element.closest('section[id]')?.id.concat('-strip') ?? '');
    const moving = strip?.firstElementChild;
    if (!(element instanceof HTMLElement) || !(moving instanceof HTMLElement)) throw new Error('No strip to watch');
    const frames: { at: number; place: string }[] = [];
    element.click();
    const began = performance.now();
    while (performance.now() - began < 900) {
      const at = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push({ at, place: moving.style.transform });
    }
    const changes = frames.filter((frame, index) => index > 0 && frame.place !== frames[index - 1]?.place);
    const first = changes[0];
    const last = changes.at(-1);
    const gaps = frames.slice(1).map((frame, index) => frame.at - (frames[index]?.at ?? 0));
    const frameMs = Math.max(...gaps);
    if (!first || !last) return { ms: 0, frameMs };
    const start = frames[frames.indexOf(first) - 1]?.at ?? first.at;
    return { ms: last.at - start, frameMs };
  });
}

/** Dispatches the events of a finger that moves sideways, as a browser does. */
async function swipe(page: Page, on: Locator, distance: number): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('Nothing to swipe on');
  const y = box.y + box.height / 2;
  const x = box.x + box.width * 0.8;
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 8; step += 1) {
    const touchPoints = [{ x: x + (distance * step) / 8, y }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
