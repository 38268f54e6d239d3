import { formOn, freshReach, openForm } from './support/formJourney.ts';
import { siteForms } from './support/siteForms.ts';
import { quarantineReasonOf, storedFor } from './support/stored.ts';
import { expect, test } from './support/test.ts';

for (const form of siteForms) {
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

  for (const form of siteForms.filter(
    ({ name, counts }) => name !== 'the form over the window' && counts === 'leads',
  )) {
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
