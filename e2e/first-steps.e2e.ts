import { awaitHydration } from './support/awaitHydration.ts';
import { product } from './support/product.ts';
import { signInAsColleague } from './support/signIn.ts';
import { expect, long, test } from './support/test.ts';

// What is hidden stays hidden for whoever hid it.
test.beforeEach(({ page }) => signInAsColleague(page, 'admin'));

test('an admin sees the remaining steps, and removes the demo only after a second question', async ({ page }) => {
  await page.goto(`${product.adminUrl}/admin`);
  const steps = page.getByRole('region', { name: 'Make this site yours' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  const more = steps.getByText('11 more');
  // What is opened before React takes the page over may be drawn again, closed.
  await awaitHydration(more);
  await more.click();
  await expect(steps.getByRole('listitem')).toHaveCount(14);
  await expect(page.getByText('No mail server is set, so no email leaves.'), 'as long as none is set').toBeVisible();
  await expect(steps.getByRole('link', { name: 'Write your home page' })).toHaveAttribute('href', /pages\/\d+$/);
  const waiting = page.getByRole('list', { name: 'What waits' });
  await expect(waiting.getByRole('link', { name: /^0 / }), 'what is zero is not shown').toHaveCount(0);
  const removals: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/demo/remove') && removals.push(request.url()));
  await expect(steps.getByRole('heading', { name: 'Keep the demo, or begin empty?' })).toBeVisible();
  await steps.getByRole('button', { name: 'Begin empty …' }).click();
  await expect(steps.getByText('All of it goes for good')).toBeVisible();
  await steps.getByRole('button', { name: 'Keep it' }).click();
  await steps.getByRole('button', { name: 'Keep the demo for now' }).click();
  await expect(steps.getByRole('heading', { name: 'Keep the demo, or begin empty?' })).toBeHidden();
  await steps.getByRole('button', { name: 'Remove the demo …' }).click();
  await expect(steps.getByText('All of it goes for good')).toBeVisible();
  await steps.getByRole('button', { name: 'Keep it' }).click();
  await expect(steps.getByRole('button', { name: 'Remove the demo …' })).toBeVisible();
  expect(removals).toEqual([]);
});

test('a page without a title is called Untitled, and starts from a template that is saved', long, async ({ page }) => {
  await page.goto(`${product.adminUrl}/admin/collections/pages/create`);
  await expect(page.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible();
  const templates = page.getByRole('region', { name: 'Begin with a template' });
  const text = templates.getByRole('button', { name: /^Text/ });
  await awaitHydration(text);
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('autosave=true') && !!answer.request().postData()?.includes('textbox'),
  );
  await text.click();
  await expect(templates).toBeHidden();
  await kept;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show All' }).first()).toBeVisible();
  await expect(templates).toBeHidden();
});
