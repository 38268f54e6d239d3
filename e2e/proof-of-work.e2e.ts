import { proofField } from '@frontage/contract/contact/readAnswers.ts';
import { createProofOfWork } from '@frontage/server/forms/proofOfWork.ts';
import { uncounted } from '@frontage/server/testing/uncounted.ts';
import type { Page } from '@playwright/test';
import { fillIn, freshMessage, openContactForm } from './support/contactForm.ts';
import { formOn, freshEmail, openForm } from './support/formJourney.ts';
import { siteForms } from './support/siteForms.ts';
import { countStored } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

/**
 * The host of the journeys requires no proof, so this test intercepts the requests between host and browser to require
 * and check one.
 */
const proofOfWork = createProofOfWork('journey', uncounted, () => new Date());

/**
 * Adds a challenge to each token. Returns a function that gives the suspicion the server would have about the proof
 * that was sent.
 */
async function askForProof(page: Page): Promise<() => Promise<string | undefined>> {
  await page.route('**/form-token?*', async (route) => {
    const formId = new URL(route.request().url()).searchParams.get('formId') ?? '';
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), challenge: await proofOfWork.ask(formId) } });
  });
  // A busy machine may take long.
  const posted = page.waitForRequest((request) => request.method() === 'POST', { timeout: 0 });
  return async () => {
    const body = JSON.parse((await posted).postData() ?? '{}');
    const fields = new Map([[proofField, [String(body[proofField] ?? '')]]]);
    return (await proofOfWork.take(fields, body.formId)).suspicion;
  };
}

test('a form sends the required proof of work, which its browser computes under the policy of the page', async ({
  page,
}) => {
  const suspicion = await askForProof(page);
  const form = await openContactForm(page);
  await fillIn(form, freshMessage());
  await form.send.click();
  await expect(form.thanks).toBeFocused();
  expect(await suspicion()).toBeUndefined();
});

test('a form of one field sends the proof too', long, async ({ page }) => {
  const letter = siteForms.find(({ call }) => call === '/subscribe');
  if (!letter) throw new Error('There is no form for the letter');
  const suspicion = await askForProof(page);
  const email = freshEmail();
  await openForm(page, letter, true);
  const on = formOn(page, letter);
  await on.fill(email);
  await on.send.click();
  await expect(page.getByRole('heading', { name: letter.done.live })).toBeFocused();
  expect(await suspicion()).toBeUndefined();
  expect(countStored(email).subscribers).toBe(1);
});
