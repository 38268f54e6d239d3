import { test as byHttp } from '@playwright/test';
import { freshReach, openForm } from './support/formJourney.ts';
import { openPlainForm } from './support/plainForm.ts';
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
  test(`${form.name} sends nothing, and says nothing, when its honeypot is filled, and is sent once it is empty`, async ({
    page,
  }) => {
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
    expect(storedFor(reach)[form.counts]).toBe(0);

    // The same press on the same words: what the first had sent, late as it may come, would be among the calls.
    await on.honeypot.fill('', { force: true });
    await on.send.click();
    await expect(page.getByRole('heading', { name: form.done.live })).toBeFocused();
    expect(posts.filter((url) => new URL(url).pathname === form.call)).toHaveLength(1);
    expect(storedFor(reach)[form.counts]).toBe(1);
  });
}

for (const form of byCall) {
  byHttp(
    `without script ${form.name} takes a request, and keeps it where a person looks once its honeypot is filled`,
    async ({ request }) => {
      for (const hidden of ['', 'https://cheap.example']) {
        const reach = freshReach(form);
        const on = await openPlainForm(request, form);
        on.fill(reach);
        on.honeypot.val(hidden);
        const answer = await on.send();
        expect(answer.url()).toMatch(form.done.plainUrl);
        expect(storedFor(reach)[form.counts]).toBe(1);
        // Another doubt there may be: a journey types faster than people do.
        expect(quarantineReasonOf(reach) === 'The hidden field was filled in').toBe(hidden !== '');
      }
    },
  );
}
