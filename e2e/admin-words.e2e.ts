import { awaitHydration } from './support/awaitHydration.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { idOfPage } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

test.use({ locale: 'de-DE' });

/** Words that every English page of the admin has, and no German one. */
const english = /\b(?:the|and|of|with|this|what|where|which)\b/;
/** What is in the language of the site, or of whoever wrote it: other journeys visit pages and send requests meanwhile. */
const ofSite = '.table td, input, textarea, .render-title, .app-header';
const alsoOfSite: Record<string, string> = {
  '/visits': 'tbody th',
  '/board': 'article :is(h3, h3 ~ p:not(:has(strong)))',
};

test('whose browser prefers German gets the admin in German, and keeps what they choose in the account', async ({
  page,
}) => {
  await page.goto(`${product.adminUrl}/admin/login`);
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/collections/pages/${idOfPage('contacts')}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel('Titel').first()).toBeVisible();
  await expect(page.getByText('Weiterleitung nach dem Löschen')).toBeVisible();
  await expect(page.getByText('Wo es verwendet wird')).toBeVisible();

  await page.goto(`${product.adminUrl}/admin/account`);
  const choice = page.locator('#language-select');
  await awaitHydration(choice);
  await choice.focus();
  await page.keyboard.type('English');
  await expect(page.getByRole('option', { name: 'English' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Zweiter Faktor' })).toHaveCount(0);
  await page.goto(`${product.adminUrl}/admin/collections/pages`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pages');
});

for (const path of ['', '/collections/pages', '/visits', '/collections/leads', '/board', '/calls', '/coming']) {
  const details = path === '' ? {} : long;
  test(`the admin says nothing in English to who reads German: /admin${path}`, details, async ({ page }) => {
    await signIn(page);
    await page.goto(`${product.adminUrl}/admin${path}`);
    await expect(page.getByRole('heading', { level: 1 }).or(page.locator('#first-steps')).first()).toBeVisible();
    const said = await page.evaluate((content) => {
      for (const one of document.querySelectorAll(content)) one.remove();
      return document.body.innerText.split('\n');
    }, [ofSite, alsoOfSite[path] ?? []].flat().join());
    expect(said.filter((line) => english.test(line))).toEqual([]);
  });
}
