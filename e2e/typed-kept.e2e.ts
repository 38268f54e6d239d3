import type { Request } from '@playwright/test';
import { awaitHydration } from './support/awaitHydration.ts';
import { holdAnswers } from './support/heldAnswers.ts';
import { openInAdmin } from './support/openInAdmin.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { idOfPage } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test('what is typed is kept if the server does not answer, if one is signed out, and if one leaves at once', async ({
  context,
  noise,
  page,
}) => {
  await signIn(page);
  // The form begins with a request that nobody answers, as on a train.
  await page.route(/payload-preferences\/collection-pages-/, (route) => route.abort(), { times: 1 });
  const { promise: isWanted, resolve: wantPart } = Promise.withResolvers<void>();
  await page.route(/\/translations$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await openInAdmin(page, 'solana-development');
  const document = new URL(page.url()).pathname.replace('/admin/collections', '/api');
  const title = page.locator('#field-title');
  const bringBack = page.getByRole('button', { name: 'Bring it back' });
  const keptKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved ')));
  const expectStored = (words: string) =>
    expect
      .poll(async () => {
        const answer = await page.request.get(`${product.adminUrl}${document}?draft=true&depth=0`, {
          // Without an Origin header the session cookie is ignored.
          headers: { Origin: product.adminUrl },
        });
        return (await answer.json()).title;
      })
      .toBe(words);

  await test.step('while the admin does not answer it is said, and it is saved once it does', async () => {
    // The script of a part of the form does not load, and the form stays.
    const scripts = /\/_next\/static\/chunks\//;
    await page.route(scripts, (route) => route.abort());
    const unloaded = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
    wantPart();
    await unloaded;
    await context.setOffline(true);
    await page.unroute(scripts);
    await title.fill('Typed while nobody answered');
    const told = page.getByText('Not saved: the admin does not answer');
    await expect(told).toBeVisible();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('The admin could not be reached. Try once more.')).toHaveCount(1);
    await expect(page.getByText('Failed to fetch')).toHaveCount(0);
    await context.setOffline(false);
    await expectStored('Typed while nobody answered');
    await expect(told).toBeHidden();
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled();
    await expect(page.getByText('For translators').first()).toBeVisible();
  });

  await test.step('whoever is signed out is told so, signs in elsewhere, and goes on', async () => {
    const cookies = await context.cookies();
    await context.clearCookies();
    await title.fill('Typed while signed out');
    const told = page.getByText('Not saved: you are signed out');
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await context.addCookies(cookies);
    await expectStored('Typed while signed out');
    await expect(told).toBeHidden();
  });

  await test.step('what is typed into two fields stays, though a draft from before is answered only then', async () => {
    const isDraft = (request: Request) => request.method() === 'PATCH' && request.url().includes('autosave=true');
    const search = page.getByRole('button', { name: 'Search engines', exact: true });
    await search.click();
    const [first, second] = [page.locator('#field-head__title'), page.locator('#field-head__description')];
    const sent = page.waitForRequest(isDraft);
    const letAnswersCome = await holdAnswers(page, isDraft);
    await title.fill('Sent before');
    const answered = (await sent).response();
    await first.fill('Typed while the draft was on its way');
    await second.fill('Typed behind it, while the answer to the draft had still not come, and kept.');
    await letAnswersCome();
    await answered;
    await expectStored('Sent before');
    await expect(first).toHaveValue('Typed while the draft was on its way');
    await expect(second).toHaveValue(/^Typed behind it/);
  });

  await test.step('what was typed just before one leaves is saved on the way', async () => {
    const form = page.url();
    await title.fill('Left at once');
    await page.locator('.step-nav').getByRole('link', { name: 'Pages' }).click();
    await expect(page).toHaveURL(/collections\/pages(?:\?|$)/);
    await expectStored('Left at once');
    await expect.poll(keptKeys).toEqual([]);
    await page.goto(form);
    await awaitHydration(title);
    await expect(title).toHaveValue('Left at once');
    await expect(bringBack).toBeHidden();
  });

  await test.step('what was typed in a tab that ended without a network is offered by the next one', async () => {
    const tab = await context.newPage();
    await openInAdmin(tab, 'digital-identity');
    await context.setOffline(true);
    await tab.locator('#field-title').fill('Typed in a tunnel');
    await expect.poll(() => tab.evaluate(() => JSON.stringify(localStorage))).toContain('Typed in a tunnel');
    await tab.close();
    await context.setOffline(false);
    // A colleague changes it meanwhile.
    await page.request.patch(`${product.adminUrl}/api/pages/${idOfPage('digital-identity')}?draft=true`, {
      data: { title: 'Written by a colleague', _status: 'draft' },
      headers: { Origin: product.adminUrl },
    });
    await openInAdmin(page, 'digital-identity');
    await expect(page.getByText('and something else was at')).toBeVisible();
  });

  await test.step('the offer stays with its document, whatever is typed there, until it is taken or closed', async () => {
    await title.fill('Typed below the offer');
    await page.locator('.step-nav').getByRole('link', { name: 'Pages' }).click();
    await expect(bringBack).toBeHidden();
    await openInAdmin(page, 'digital-identity');
    await page.route(
      /autosave=true/,
      (route) => route.fulfill({ status: 403, json: { errors: [{ message: 'No.' }] } }),
      {
        times: 1,
      },
    );
    await bringBack.click();
    await expect(page.getByText('No.', { exact: true })).toBeVisible();
    await bringBack.click();
    await expect(title).toHaveValue('Typed in a tunnel');
    await expect.poll(keptKeys).toEqual([]);
  });
  noise.errors.splice(0);
});
