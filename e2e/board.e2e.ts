import { awaitHydration } from './support/awaitHydration.ts';
import { product } from './support/product.ts';
import { freshMark, sendForm } from './support/sendForm.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

// If fifty requests arrive at once, those of other journeys are no longer among the newest, which a column shows.
test.describe.configure({ lock: 'board' });

test('a card shows its form and first words, and can be moved with the mouse and by keys alone, with announcements', async ({
  page,
}) => {
  const mark = freshMark();
  const name = `Ada ${mark}`;
  const message = `Nine cranes and one ledger, ${mark}.`;
  await sendForm(page, '/send-mail', 'contact', { name, email: `ada.${mark}@example.com`, message });
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.adminUrl}/admin/board`);
  const column = (label: string) => page.getByRole('region', { name: new RegExp(`^${label}`) });
  const cardIn = (label: string) => column(label).getByRole('article').filter({ hasText: name });
  await awaitHydration(cardIn('New'));
  await expect(cardIn('New')).toContainText('Contact form, ');
  await expect(cardIn('New')).toContainText(message);

  await test.step('each column says how many it leaves out', async () => {
    const columns = await page
      .getByRole('region')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .all();
    for (const one of columns) {
      const total = Number(/\d+/.exec(await one.getByRole('heading', { level: 2 }).innerText())?.[0]);
      const rest = total - (await one.getByRole('article').count());
      await expect(one.getByRole('link', { name: /^\d+ more$/ })).toHaveText(rest > 0 ? [`${rest} more`] : []);
    }
    expect(columns.length).toBeGreaterThan(5);
  });

  await test.step('it is drawn to another column, and both count anew', async () => {
    const countOf = async (label: string) =>
      Number(/\d+/.exec((await column(label).getByRole('heading').first().innerText()) ?? '')?.[0]);
    const [before, after] = [await countOf('New'), await countOf('In work')];
    await cardIn('New').getByRole('heading').dragTo(column('In work').getByRole('heading').first());
    await expect(cardIn('In work')).toBeVisible();
    await expect.poll(() => countOf('New')).toBe(before - 1);
    await expect.poll(() => countOf('In work')).toBe(after + 1);
  });

  await test.step('it is moved by keys alone, and stays there', async () => {
    // The heading of a menu has no role that browsers agree on.
    const menu = cardIn('In work').getByLabel(`Move the request of ${name}`);
    await menu.focus();
    await page.keyboard.press('Enter');
    const answered = cardIn('In work').getByRole('button', { name: 'Answered' });
    await expect(answered, 'opening it alone moves nothing').toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(answered).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardIn('Answered').getByRole('link', { name })).toBeFocused();
    await expect(page.getByText(`${name} was moved to Answered.`)).toBeAttached();
    await page.reload();
    await expect(cardIn('Answered')).toBeVisible();
  });

  await test.step('one that a colleague has moved meanwhile goes where they put it, and says so', async () => {
    const id = (await cardIn('Answered').getByRole('link', { name }).getAttribute('href'))?.split('/').at(-1);
    const headers = { Origin: new URL(product.adminUrl).origin };
    await page.request.patch(`${product.adminUrl}/api/leads/${id}`, { data: { status: 'won' }, headers });
    await awaitHydration(cardIn('Answered'));
    await cardIn('Answered').getByLabel(`Move the request of ${name}`).click();
    await cardIn('Answered').getByRole('button', { name: 'Lost' }).click();
    await expect(page.getByText(`A colleague has moved ${name} to Won meanwhile.`)).toBeVisible();
    await expect(cardIn('Won')).toBeVisible();
  });
});
