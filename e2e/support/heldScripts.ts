import type { Page } from '@playwright/test';

/** Lets no script of the page that is open through until the answer is called: so slow is the network of some visitors. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Scripts, and what asks for one once more. */
const scripts = /\.js(?:\?|$)/;

/** Lets no script of the page that is open through; the answer ends that. */
export async function refuseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/** Scrolls from the start to the end of the page as a reader does, without a press, a key or a hand on the mouse. */
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
      // What waits until it is seen hears of it with the next frame.
      await frames(2);
    }
  });
  await page.waitForLoadState('networkidle');
}
