import { awaitHydration } from './support/awaitHydration.ts';
import { holdScripts } from './support/heldScripts.ts';
import { product } from './support/product.ts';
import { signIn, signInAsColleague } from './support/signIn.ts';
import { expect, long, test } from './support/test.ts';

test(
  'nothing on a page of the admin moves while it wakes, so that a press hits what is under the pointer',
  long,
  async ({ page }) => {
    await signIn(page);
    await page.addInitScript(() => {
      const places = new Set<number>();
      Object.assign(window, { places });
      const look = () => {
        const title = document.querySelector('h1');
        if (title) places.add(Math.round(title.getBoundingClientRect().left));
      };
      // Records each state that could be drawn, even one that lasts less than a frame on a fast machine.
      new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
      const lookAtFrame = () => {
        look();
        requestAnimationFrame(lookAtFrame);
      };
      lookAtFrame();
    });
    for (const width of [1024, 1440, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const wake = await holdScripts(page);
      await page.goto(`${product.adminUrl}/admin/calls`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      wake();
      await expect(page.locator('.template-default--nav-animate')).toBeVisible();
      expect(await page.evaluate(() => [...Reflect.get(window, 'places')]), `at ${width} px`).toHaveLength(1);
    }
  },
);

test('the menu has ten links and the way out; the rest is under More', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/collections/articles`);
  const menu = page.getByRole('complementary').getByRole('navigation');
  await expect(menu.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page');
  // What failed has a link of its own for as long as it waits: another journey makes it fail.
  await expect(menu.locator('a:visible').filter({ hasNotText: 'Failed deliveries' })).toHaveCount(11);
  const more = menu.getByText('More', { exact: true });
  await awaitHydration(more);
  await more.click();
  await expect(menu.getByRole('link', { name: 'Redirects' })).toBeVisible();
});

for (const [role, closed] of [
  ['editor', ['board', 'calls', 'import', 'person']],
  ['sales', ['coming', 'import', 'person']],
] as const) {
  test(
    `a page of the admin opens to the roles for which it is, and the menu offers no other: ${role}`,
    role === 'editor' ? {} : long,
    async ({ page }) => {
      const views = ['board', 'calls', 'history', 'edit', 'coming', 'visits', 'speed', 'import', 'person'];
      await signInAsColleague(page, role);
      const refused: string[] = [];
      for (const name of views) {
        const answer = await page.request.get(`${product.adminUrl}/admin/${name}`, {
          headers: { Origin: product.adminUrl },
        });
        const shown = await answer.text();
        expect(answer.status()).toBe(200);
        expect(shown).toContain(' · Frontage</title>');
        if (shown.includes('Your role has no access to this page')) refused.push(name);
        // Asked on a page that is not the offered one.
        if (name === 'visits') expect(shown.includes('/admin/coming')).toBe(role === 'editor');
      }
      expect(refused).toEqual(closed);
    },
  );
}
