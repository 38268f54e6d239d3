import { holdAnswers, questionAt } from './support/heldAnswers.ts';
import { holdScripts } from './support/heldScripts.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('a press before the admin has woken counts; a new password is checked while it is typed, and accepted only with the present one', async ({
  noise,
  page,
}) => {
  await signIn(page);
  const password = page.getByLabel('New Password');
  await test.step('the press before the page has woken counts once it has', async () => {
    const wake = await holdScripts(page);
    await page.goto(`${product.adminUrl}/admin/account`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Change Password' }).click();
    wake();
    await expect(password).toBeVisible();
  });

  await password.fill('password');
  await expect(page.getByText('New password: Use at least 12 characters').first()).toBeVisible();

  // Payload's form state from just after typing may overwrite what a save says about the form.
  const letAnswersCome = await holdAnswers(page, questionAt('/admin/account'));
  await password.fill('crane ledger harbour moss');
  await page.getByLabel('Confirm Password').fill('crane ledger harbour moss');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const present = page.getByLabel('Present Password');
  await expect(page.getByText('New password:')).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Type your present password')).toBeVisible();
  await letAnswersCome();

  // The same applies here: only the response to the save counts.
  const wrong = 'not the present one';
  await present.fill(wrong);
  await expect(page.getByText('Type your present password')).toHaveCount(0);
  const refused = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && Boolean(answer.request().postData()?.includes(wrong)),
  );
  await save.click();
  expect((await refused).status()).toBe(400);
  expect(await (await refused).text()).toContain('This is not your present password');
  // The save above is refused by the form or by the server, whichever checks first.
  await expect.poll(() => noise.errors, 'the browser notes each refusal').not.toHaveLength(0);
  for (const error of noise.errors.splice(0)) expect(error).toContain('400');
});
