import type { Page } from '@playwright/test';

/** Holds back all scripts of the open page until the returned function is called, as on a slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Scripts, including retries with a query. */
const scripts = /\.js(?:\?|$)/;

/** Blocks all scripts of the open page until the returned function is called. */
export async function refuseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/** Scrolls from the start to the end of the page as a reader does, without a click, a key or the mouse. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    const { scrollingElement } = document;
    if (!scrollingElement) throw new Error('The page has nothing that scrolls');
    scrollingElement.scrollTo({ top: 0, behavior: 'instant' });
    let before = -1;
    while (scrollingElement.scrollTop !== before) {
      before = scrollingElement.scrollTop;
      window.scrollBy({ top: innerHeight * 0.9, behavior: 'instant' });
      // Observers of visibility report in the next frame.
      await frames(2);
    }
  });
  await page.waitForLoadState('networkidle');
}
