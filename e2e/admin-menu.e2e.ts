import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('a page of the admin moves nowhere while it wakes, so that what is pressed stays under the pointer', async ({
  page,
}) => {
  await signIn(page);
  // What stands for less than a frame on a fast machine stands for many on a slow one.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      const title = document.querySelector('h1');
      if (title) places.add(Math.round(title.getBoundingClientRect().left));
      requestAnimationFrame(look);
    };
    look();
  });
  for (const width of [1024, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.adminUrl}/admin/calls`);
    await expect(page.locator('.template-default--nav-animate')).toBeVisible();
    expect(await page.evaluate(() => [...Reflect.get(window, 'places')]), `at ${width} px`).toHaveLength(1);
  }
});
