import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { test as byHttp, type Page, type Response, type Route } from '@playwright/test';
import { ageServedAt, issueToken } from './support/ageOpenPage.ts';
import { fillIn, freshMessage, openContactForm, plan } from './support/contactForm.ts';
import { freshEmail, openForm } from './support/formJourney.ts';
import { openPlainForm, readPlainForm } from './support/readPlainForm.ts';
import { siteForms } from './support/siteForms.ts';
import { countStored } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

/** A form may be open for a day. */
const agoMs = 48 * 3_600_000;

/** Forms of one field, each with its own kind of answer. */
const shortForms = siteForms.filter(({ call }) => ['/send-mail/article-file', '/subscribe'].includes(call));
const tokens = '**/form-token?*';

/** Answers with a token that the host no longer takes. */
function giveStale(route: Route): Promise<void> {
  const formId = new URL(route.request().url()).searchParams.get('formId') ?? '';
  return route.fulfill({ json: issueToken(formId, agoMs) });
}

/** Collects the host's responses to what the page sends from now on. */
function answersOf(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (answer) => answer.request().method() === 'POST' && answers.push(answer));
  return answers;
}

test.describe('a form that stood open for more than a day', () => {
  test('keeps what was typed and says why if no fresh token arrives, and is sent with one by its script once one does', async ({
    page,
    noise,
  }) => {
    const message = freshMessage();
    await page.route(tokens, giveStale);
    const form = await openContactForm(page);
    await fillIn(form, message);
    await form.send.click();
    await expect(form.notice).toContainText(siteTexts.staleForm);
    await expect(form.notice).toBeFocused();
    await expect(form.message).toHaveValue(message);

    await page.unroute(tokens);
    const answers = answersOf(page);
    await form.send.click();
    await expect(form.thanks).toBeFocused();
    expect(answers.map((answer) => answer.status())).toEqual([410, 200]);
    const [refused, taken] = answers.map((answer) => answer.request().headers()['idempotency-key']);
    expect(refused).toBeTruthy();
    expect(taken).toBe(refused);
    expect(noise.errors).toEqual([]);
  });
});

for (const form of shortForms) {
  test(
    `${form.name} is kept where no fresh token comes, and sent with one once it does`,
    form.call === '/subscribe' ? {} : long,
    async ({ noise, page }) => {
      const email = freshEmail();
      // Before the page: a form may ask for its token as soon as it wakes.
      await page.route(tokens, giveStale);
      const on = await openForm(page, form, true);
      await on.fill(email);
      await on.send.click();
      if (form.failure === 'told') await expect(on.notice).toContainText(siteTexts.staleForm);
      else {
        const saidOrShown = async () => noise.errors.join() || `${page.url()} shows ${await on.scope.innerText()}`;
        await expect.poll(saidOrShown).toContain(siteTexts.staleForm);
      }
      await on.expectTyped(email);
      noise.errors.length = 0;

      await page.unroute(tokens);
      const answers = answersOf(page);
      await on.send.click();
      await expect(page.getByRole('heading', { name: form.done.live })).toBeFocused();
      expect(answers.map((answer) => answer.status())).toEqual([410, 200]);
      expect(countStored(email)[form.counts]).toBe(1);
    },
  );
}

const plainForms = siteForms.filter((form) => form.name === 'the contact form' || shortForms.includes(form));

byHttp.describe('a form that stood open for more than a day, without script', () => {
  for (const form of plainForms) {
    byHttp(
      `${form.name} comes back with what was typed, and is taken when it is sent once more`,
      async ({ context }) => {
        const email = freshEmail();
        const on = await openPlainForm(context.request, form);
        on.fill(email);
        for (const label of form.files) on.attach(label, plan);
        await ageServedAt(context, { agoMs });
        const refused = await on.send();
        expect(refused.status()).toBe(410);
        const again = await readPlainForm(context.request, form, refused);
        expect(again.title).toMatch(/^Error: /);
        expect(again.noticeText).toContain('This did not reach us');
        expect(again.noticeText).toContain(siteTexts.staleForm);
        again.expectTyped(email);
        for (const label of form.files) {
          expect(again.descriptionOf(label)).toContainEqual(expect.stringContaining('Choose your file again'));
        }
        expect((await again.send()).url()).toMatch(form.done.plainUrl);
        expect(countStored(email)[form.counts]).toBe(1);
      },
    );
  }

  byHttp('is an ordinary form again on the page that is loaded anew', async ({ context }) => {
    const [form] = plainForms;
    if (!form) throw new Error('No form is left');
    await openPlainForm(context.request, form);
    await ageServedAt(context, { agoMs });
    const on = await openPlainForm(context.request, form);
    on.fill(freshEmail());
    expect((await on.send()).url()).toMatch(form.done.plainUrl);
  });
});
