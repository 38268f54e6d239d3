import { formOn, freshReach, openForm } from './support/formJourney.ts';
import { siteForms } from './support/siteForms.ts';
import { quarantineReasonOf, storedFor } from './support/stored.ts';
import { expect, test } from './support/test.ts';

/** One for each way in which a form is shown. */
const shown = siteForms.filter(({ name }) => /^the (?:contact form|request for an audit|letter)$/.test(name));
/** One for each call that takes requests. */
const byCall = [...new Map(siteForms.toReversed().map((form) => [form.call, form])).values()].filter(
  ({ counts, again }) => counts === 'leads' && again === 'told',
);

for (const form of shown) {
  test(`${form.name} sends nothing, and says nothing, when its honeypot is filled`, async ({ page }) => {
    const reach = freshReach(form);
    const ready = page.waitForResponse((response) => response.url().includes('/form-token'));
    const on = await openForm(page, form, true);
    await on.fill(reach);
    await ready;
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await on.honeypot.fill('https://cheap.example', { force: true });
    await on.send.click();
    await expect(on.send).toBeVisible();
    await expect(on.summary).toBeHidden();
    await expect(on.notice).toBeHidden();
    await on.expectTyped(reach);
    expect(posts).toEqual([]);
    expect(storedFor(reach)[form.counts]).toBe(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of byCall) {
    test(`${form.name} thanks whoever fills its honeypot, and keeps the request where a person looks`, async ({
      page,
    }) => {
      const reach = freshReach(form);
      await page.goto(form.path);
      const on = formOn(page, form);
      await form.choose?.(page, on.scope);
      await on.fill(reach);
      await on.honeypot.fill('https://cheap.example', { force: true });
      await on.send.click();
      await expect(page).toHaveURL(form.done.plainUrl);
      expect(quarantineReasonOf(reach)).toBe('The hidden field was filled in');
    });
  }
});
