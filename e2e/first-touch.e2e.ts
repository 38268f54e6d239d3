import type { Locator, Page } from '@playwright/test';
import { ageOpenPage } from './support/ageOpenPage.ts';
import { contactFormOf, fieldsOf, fillIn, freshMessage, plan } from './support/contactForm.ts';
import { holdScripts, refuseScripts } from './support/heldScripts.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

const asleep = (scope: Locator) => scope.locator('astro-island[ssr]');

async function openAsleep(page: Page) {
  await page.goto(product.contactPath, { waitUntil: 'networkidle' });
  return contactFormOf(page);
}

test.describe('the first touch of the contact form', () => {
  test('loses no letter that is typed while the script is loading, nor the caret position, nor a file', async ({
    page,
  }) => {
    const form = await openAsleep(page);
    const release = await holdScripts(page);
    await form.file.setInputFiles(plan);
    await form.name.click();
    await page.keyboard.type('Lindqvist');
    await page.keyboard.press('Home');
    release();
    // As fast as a browser accepts keys: the script arrives while they are typed.
    const words = 'Ada Augusta Byron, called Countess of Lovelace, born ';
    for (const letter of words.repeat(3)) await page.keyboard.type(letter);
    await expect(form.country).toBeVisible();
    await page.keyboard.type('. ');
    await expect(form.name).toBeFocused();
    await expect(form.name).toHaveValue(`${words.repeat(3)}. Lindqvist`);
    const caret = await form.name.evaluate((field) =>
      field instanceof HTMLInputElement ? field.selectionStart : null,
    );
    expect(caret).toBe(words.length * 3 + 2);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed-contact'))).toContain('Lovelace');
    await expect(form.section.getByText('0.1 KB, attached', { exact: true })).toBeVisible();
  });

  test('sends once, in place, what was filled in before the script loaded', async ({ page }) => {
    const form = await openAsleep(page);
    const release = await holdScripts(page);
    await fillIn(form, freshMessage());
    await form.file.setInputFiles(plan);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.resourceType());
    });
    await form.send.click();
    // As while it sends: at once, because the script may be seconds away.
    await expect(form.send).toHaveCSS('cursor', 'progress');
    await ageOpenPage(page);
    expect(posts).toEqual([]);
    release();
    await expect(form.thanks).toBeFocused();
    expect(posts).toEqual(['xhr']);
    await expect(page).toHaveURL(new RegExp(`${product.contactPath}$`));
  });

  test('says what is wrong if Enter is pressed first', async ({ page }) => {
    const form = await openAsleep(page);
    const release = await holdScripts(page);
    await form.email.fill('ada@company');
    await form.email.press('Enter');
    release();
    await expect(form.summary).toBeFocused();
    await expect(form.email).toHaveValue('ada@company');
    await expect(form.email).toHaveAccessibleDescription('The email field must be a valid email');
  });

  test('leaves a second press to the browser, which sends the form itself', async ({ page }) => {
    const form = await openAsleep(page);
    await holdScripts(page);
    await fillIn(form, freshMessage());
    await ageOpenPage(page);
    await form.send.click();
    await form.send.click();
    await expect(page).toHaveURL(/\/thank-you(?:#|$)/);
  });

  test('leaves the form to the browser if its script does not load', async ({ page, noise }) => {
    const form = await openAsleep(page);
    await refuseScripts(page);
    await fillIn(form, freshMessage());
    await ageOpenPage(page);
    await form.send.click();
    await expect(page).toHaveURL(/\/thank-you(?:#|$)/);
    noise.errors.length = 0;
  });

  test('thanks also where the form for additions does not load', async ({ page, noise }) => {
    const form = await openAsleep(page);
    await page.route(/AdditionForm/, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await fillIn(form, freshMessage());
    await ageOpenPage(page);
    await form.send.click();
    await refused;
    await expect(form.thanks).toBeFocused();
    await expect(form.section.getByRole('button', { name: 'Write another message' })).toBeVisible();
    noise.errors.length = 0;
  });

  test('tries again on the next touch after the network was down', async ({ page, noise }) => {
    const form = await openAsleep(page);
    const allow = await refuseScripts(page);
    const failed = page.waitForEvent('requestfailed');
    await form.name.fill('Ada Lindqvist');
    await failed;
    await allow();
    await form.email.fill('ada@company.com');
    // A touch during a try does not start another.
    await expect(async () => {
      await form.email.press('End');
      await expect(form.country).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(form.name).toHaveValue('Ada Lindqvist');
    await expect(form.email).toHaveValue('ada@company.com');
    noise.errors.length = 0;
  });

  test("leaves the browser's list of countries open until the visitor moves on", async ({ page }) => {
    const form = await openAsleep(page);
    const list = form.section.getByRole('combobox', { name: 'Country' });
    const awake = page.waitForResponse((response) => response.url().includes('/form-token'));
    await list.focus();
    await awake;
    await list.selectOption('Norway');
    await expect(list).toBeFocused();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed-contact'))).toContain('Norway');
    await page.keyboard.press('Tab');
    await expect(form.message).toBeFocused();
    await expect(form.country).toHaveAccessibleName('Country Norway');
  });
});

test('a press on the button of a window opens its form at once, by a click, by Enter and by the space bar', async ({
  page,
}) => {
  for (const press of [
    (opener: Locator) => opener.click(),
    (opener: Locator) => opener.press('Enter'),
    (opener: Locator) => opener.press(' '),
  ]) {
    await page.goto('/gallery/form', { waitUntil: 'networkidle' });
    await refuseScripts(page);
    const opener = page.getByRole('button', { name: 'Get in touch' }).first();
    await press(opener);
    await expect(fieldsOf(page.getByRole('dialog')).name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

test.describe('the first touch of a slider', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const industries = (page: Page) => page.getByRole('region', { name: 'Where a single version of the truth' });
  const domains = (page: Page) => page.getByRole('region', { name: 'Domains we know by heart' });
  const currentDot = (carousel: Locator) => carousel.locator('button[aria-current]');
  const offsetOf = async (carousel: Locator, title: string) => {
    const slide = await carousel.getByRole('article', { name: title, includeHidden: true }).boundingBox();
    const heading = await carousel.getByRole('heading', { level: 2 }).boundingBox();
    return Math.round((slide?.x ?? Number.NaN) - (heading?.x ?? Number.NaN)) + 0;
  };

  /** Makes each touch the first of a page. */
  const openSliders = async (page: Page) => {
    await page.goto('/gallery/slider', { waitUntil: 'networkidle' });
  };

  test('acts on a press on an arrow, a dot or a tab, or an arrow key on a tab, as often as it was pressed', async ({
    page,
  }) => {
    const carousel = domains(page);
    const registers = page.getByRole('region', { name: 'What the registers of three' });
    await test.step('on one slider an arrow, on another a dot, on a third a tab', async () => {
      await openSliders(page);
      const release = await holdScripts(page);
      await industries(page).getByRole('button', { name: 'Previous slide' }).click();
      await carousel.getByRole('button', { name: 'Slide 3 of 5' }).click();
      await registers.getByRole('tab').last().click();
      await expect(currentDot(carousel)).toHaveAccessibleName('Slide 1 of 5');
      release();
      await expect(currentDot(industries(page))).toHaveAccessibleName('Slide 6 of 6');
      await expect.poll(() => offsetOf(industries(page), 'Oil & gas')).toBe(0);
      await expect(currentDot(carousel)).toHaveAccessibleName('Slide 3 of 5');
      await expect(registers.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
      await expect(currentDot(registers)).not.toHaveAccessibleName('Slide 1 of 4');
    });

    await test.step('three presses on one slider, and an arrow key on a tab of another', async () => {
      await openSliders(page);
      const release = await holdScripts(page);
      const next = industries(page).getByRole('button', { name: 'Next slide' });
      for (let press = 1; press <= 3; press += 1) await next.click();
      await carousel.getByRole('tab', { name: 'Tokenised assets' }).focus();
      await page.keyboard.press('End');
      release();
      await expect(currentDot(industries(page))).toHaveAccessibleName('Slide 4 of 6');
      await expect(carousel.getByRole('tab', { name: 'Games' })).toBeFocused();
      await expect(carousel.getByRole('tab', { selected: true })).toHaveText('Games');
    });
  });

  test('continues at the slide that the visitor has scrolled to, which does not move', long, async ({ page }) => {
    await openSliders(page);
    // The carousel takes a strip over once it rests, which on a busy machine it may seem to on its way.
    const release = await holdScripts(page);
    const carousel = domains(page);
    await carousel.locator('[id$=-strip]').hover();
    await page.mouse.wheel(900, 0);
    await expect.poll(() => offsetOf(carousel, 'Private ledgers')).toBe(0);
    release();
    await expect(carousel.locator('[data-awake]')).toBeVisible();
    await expect(currentDot(carousel)).toHaveAccessibleName('Slide 2 of 5');
    await expect.poll(() => offsetOf(carousel, 'Private ledgers')).toBe(0);
    await page.mouse.wheel(120, 0);
    await expect(currentDot(carousel)).toHaveAccessibleName('Slide 3 of 5');
    await page.mouse.wheel(-120, 0);
    await expect(currentDot(carousel)).toHaveAccessibleName('Slide 2 of 5');
  });

  test('lets no slide jump when the visitor has scrolled to the end', long, async ({ page }) => {
    await openSliders(page);
    const carousel = industries(page);
    const strip = carousel.locator('[id$=-strip]');
    const speeds = strip.evaluate(async (element) => {
      const last = element.firstElementChild?.lastElementChild;
      if (!last) throw new Error('The strip is empty');
      element.scrollTo({ left: element.scrollWidth, behavior: 'instant' });
      const places: { at: number; left: number }[] = [];
      const began = performance.now();
      while (performance.now() - began < 3000) {
        const at: number = await new Promise(requestAnimationFrame);
        places.push({ at, left: last.getBoundingClientRect().left });
      }
      // In px per ms: a busy machine draws few frames, with a longer way in each. This runs before the slider moves, so
      // it sees the movement of the previous frame and divides it by the time of both.
      return places.slice(2).map(({ at, left }, index) => {
        const [earlier, before] = [places[index], places[index + 1]];
        return Math.abs(left - (before?.left ?? left)) / Math.max(at - (earlier?.at ?? 0), 16);
      });
    });
    await expect(carousel.locator('[data-awake]')).toBeVisible();
    // A snap covers half a slide, some 260 px, in 500 ms; a jump would cover it within two frames.
    expect(Math.max(...(await speeds))).toBeLessThan(4);
    // The end is halfway between them, give or take the pixels that the place of a slide is rounded by.
    await expect(currentDot(carousel)).toHaveAccessibleName(/^Slide [45] of 6$/);
  });

  test('moves on if it is a drag with the mouse', long, async ({ page }) => {
    await openSliders(page);
    const release = await holdScripts(page);
    const carousel = domains(page);
    const slide = carousel.getByRole('article', { name: 'Tokenised assets' });
    await slide.scrollIntoViewIfNeeded();
    const box = await slide.boundingBox();
    if (!box) throw new Error('The first slide is not drawn');
    await page.mouse.move(box.x + 300, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 60, { steps: 4 });
    await page.mouse.up();
    release();
    await expect(currentDot(carousel)).toHaveAccessibleName('Slide 2 of 5');
  });

  test('wakes no slider if a finger only scrolls the page', async ({ browser }) => {
    const page = await browser.newPage({
      baseURL: product.siteUrl,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await openSliders(page);
    const box = await industries(page).getByRole('article').first().boundingBox();
    if (!box) throw new Error('The first slide is not drawn');
    const finger = await page.context().newCDPSession(page);
    const at = (y: number) => ({ touchPoints: [{ x: box.x + 100, y }] });
    const from = Math.min(box.y + 200, 700);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
    for (let step = 1; step <= 10; step += 1) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from - 50 * step) });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await page.waitForLoadState('networkidle');
    await expect(asleep(page.locator('main'))).toHaveCount(await page.locator('astro-island').count());
    await page.close();
  });
});
