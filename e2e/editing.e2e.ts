import { openBlocksInAdmin, openNewInAdmin } from './support/openInAdmin.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, long, test } from './support/test.ts';

test.beforeEach(({ page }) => signIn(page));

test('typed text is kept after a refused publication and leaving the page, and search engine hints appear while typing', async ({
  noise,
  page,
}) => {
  const heading = await openBlocksInAdmin(page, 'team-extension');
  const typed = `Typed and never saved by hand at ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Description *' }).first().fill('');
  await heading.fill(typed);
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 400);
  await page.getByRole('button', { name: /publish changes/i }).click();
  await refused;
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('draft=true') && !!answer.request().postData()?.includes(`${typed}, and on`),
  );
  await heading.fill(`${typed}, and on`);
  await kept;
  await expect(await openBlocksInAdmin(page, 'team-extension')).toHaveValue(`${typed}, and on`);
  noise.errors.splice(0);

  await test.step('how search engines and shared links show a page is seen while one types, with what fits; its versions stand beside', async () => {
    const beside = page.locator('.doc-header').getByRole('link');
    await expect(beside.filter({ hasText: 'Versions' })).toBeVisible();
    await expect(page.locator('.doc-header').getByText(/^API/), 'nothing for programs').toHaveCount(0);
    await page.getByRole('button', { name: 'Search engines', exact: true }).click();
    const shown = page.getByRole('region', { name: 'Preview of search result and card' });
    const [result, card] = [shown.locator('strong').first(), shown.locator('strong').last()];
    await expect(shown).toContainText(`${product.siteUrl}/services/team-extension`);
    const title = page.locator('#field-head__title');
    await title.fill('Contracts on Polygon, audited');
    await expect(result).toHaveText('Contracts on Polygon, audited');
    await expect(card).toHaveText('Contracts on Polygon, audited');
    await expect(shown).toContainText('Title: 29 characters, short of the 30 that say enough');
    await title.fill('Contracts on Polygon, written, audited and looked after for years');
    await expect(result).toHaveText('Contracts on Polygon, written, audited and looked after for …');
    await expect(shown).toContainText('of which the first 60 are shown');
    await title.fill('');
    await expect(result).toHaveText(await page.locator('#field-title').inputValue());
  });
});

test('a page is moved to the trash, shows how many days are left, and is restored', long, async ({ noise, page }) => {
  const title = `Thrown away ${Date.now()}`;
  await openNewInAdmin(page);
  const saved = page.waitForResponse(
    async (answer) => answer.url().includes('autosave=true') && (await answer.text()).includes(title),
  );
  await page.locator('#field-title').fill(title);
  await saved;
  await page.locator('.doc-controls__popup .popup-button').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/collections\/pages(?:\?|$)/);
  await page.getByRole('button', { name: 'Trash', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(page.getByRole('columnheader', { name: 'Deleted' })).toBeVisible();
  await expect(row).toContainText(/Can be brought back until \d+ \w+ \d{4}, \d\d:\d\d/);
  await expect(row).not.toContainText('in-trash');
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
  const found = await page.request.get(
    `${product.adminUrl}/api/pages?draft=true&depth=0&where[title][equals]=${title}`,
    {
      headers: { Origin: product.adminUrl },
    },
  );
  expect((await found.json()).docs, 'a list has it again').toMatchObject([{ title, _status: 'draft' }]);
  // After the page was gone, its form still reported that somebody had left it.
  noise.errors.splice(0);
});
