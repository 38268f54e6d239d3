import { awaitHydration } from './support/awaitHydration.ts';
import { freshEmail } from './support/formJourney.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { countStored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test('a form is made of questions in the admin, shown on a page, and answered as its questions appear', async ({
  page,
  noise,
}) => {
  test.slow();
  await signIn(page);
  const headers = { Origin: product.adminUrl };

  await test.step('make the form: a name, and questions from the menu of kinds', async () => {
    await page.goto(`${product.adminUrl}/admin/collections/forms/create`);
    const title = page.locator('#field-title');
    await awaitHydration(title);
    await title.fill('Fair in Rotterdam');
    const kinds = page.getByLabel('Add a question');
    const card = (words: string) => page.getByRole('listitem').filter({ hasText: words });
    await kinds.selectOption('One line of text');
    await kinds.selectOption('Email address');
    await kinds.selectOption('One of several');
    const choice = card('One of several');
    await choice.getByRole('button', { name: 'Add an option' }).click();
    await choice.getByLabel('Option 2', { exact: true }).fill('Something else');
    await choice.getByLabel('Question', { exact: true }).fill('Topic');
    await kinds.selectOption('Text of several lines');
    const more = card('Text of several lines').last();
    await more.getByLabel('Everybody must answer it').check();
    await more.getByLabel('Ask it', { exact: true }).selectOption('Only if “Topic” is Something else');
    await more.getByLabel('Question', { exact: true }).fill('What else?');
    await kinds.selectOption('Phone number');
    const phone = card('Phone number').last();
    await phone.getByLabel('A new page of the form begins here').check();
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('/api/forms') && answer.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await saved).status()).toBe(201);
  });

  await test.step('show it on a page', async () => {
    const block = { blockType: 'form', form: 'fair-in-rotterdam', look: 'beside', heading: 'Meet us at the fair' };
    // Journeys that read every page of the site map are not to meet this one.
    const data = {
      type: 'page',
      title: 'Fair',
      slug: 'own-questions-fair',
      head: { title: 'Fair', description: 'Meet us at the fair.', noIndex: true },
      layout: [block],
      _status: 'published',
    };
    const made = await page.request.post(`${product.adminUrl}/api/pages`, { headers, data });
    expect(made.status(), await made.text()).toBe(201);
    const address = `${product.siteUrl}/own-questions-fair`;
    await expect.poll(async () => (await page.request.get(address)).status(), { timeout: 60_000 }).toBe(200);
    await page.goto(address);
  });

  const form = page.locator('form[data-form=fair-in-rotterdam]');
  const depending = form.getByRole('textbox', { name: 'What else?' });
  const email = freshEmail();

  await test.step('a question that depends on another appears with its answer, and is required then alone', async () => {
    await expect(depending).toBeHidden();
    await form.getByRole('textbox', { name: 'Your name' }).fill('Ada Vinter');
    await form.getByRole('textbox', { name: 'Email address' }).fill(email);
    await form.getByRole('radio', { name: 'Something else' }).check();
    await expect(depending).toBeVisible();
    await expect(form.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Send' })).toBeHidden();
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.locator('[data-error-summary] a')).toHaveText(['The "What else?" field is required']);
    await form.getByRole('radio', { name: 'Option 1' }).check();
    await expect(depending).toBeHidden();
    await form.getByRole('radio', { name: 'Something else' }).check();
    await depending.fill('A demo of the bridge');
  });

  await test.step('goes on to the next page, and back without losing what was typed', async () => {
    await form.getByRole('button', { name: 'Next' }).click();
    await expect(form.getByRole('heading', { name: 'Step 2 of 2' })).toBeFocused();
    await expect(depending).toBeHidden();
    await form.getByRole('textbox', { name: 'Phone number' }).fill('+31 10 555 0100');
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(depending).toHaveValue('A demo of the bridge');
    await form.getByRole('textbox', { name: 'Your name' }).press('Enter');
    await expect(form.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+31 10 555 0100');
  });

  await test.step('is sent without leaving the page, and stored once', async () => {
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: /^Thank you for contacting/ })).toBeVisible();
    expect(countStored(email).leads).toBe(1);
  });
  noise.errors = noise.errors.filter((line) => !line.includes('422'));
});
