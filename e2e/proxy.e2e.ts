import { test as byHttp } from '@playwright/test';
import { ageOpenPage } from './support/ageOpenPage.ts';
import { behindTls, serveBehindTls } from './support/behindTls.ts';
import { freshReach, openForm } from './support/formJourney.ts';
import { awaitMailTo, findLink } from './support/mailbox.ts';
import { findCspFaults, scoreHeaders } from './support/observatory.ts';
import { chromiumPath } from './support/product.ts';
import { siteForms, wrongReachOf } from './support/siteForms.ts';
import { countStored } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

const { dataDirectory, host, proxyPort, siteUrl } = behindTls;

// One product behind the proxy for all of them.
test.describe.configure({ mode: 'default' });
test.use({
  baseURL: siteUrl,
  ignoreHTTPSErrors: true,
  launchOptions: {
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${proxyPort}`],
  },
});

/** One form of each call: a proxy changes addresses, cookies and origins, which forms of one call share. */
const formsOfCalls = siteForms.filter(({ call }, index) => siteForms.findIndex((form) => form.call === call) === index);

let close: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  close = await serveBehindTls(formsOfCalls.map(({ path }) => path));
});
test.afterAll(() => close?.());

for (const javaScriptEnabled of [true, false]) {
  test.describe(`behind a proxy that speaks TLS, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    for (const form of formsOfCalls) {
      const isUsual = form.name === 'the contact form' || (form.name === 'the letter' && !javaScriptEnabled);
      test(`${form.name} is refused with reasons, then taken`, isUsual ? {} : long, async ({ page, noise }) => {
        const reach = freshReach(form);
        const wrong = wrongReachOf(form);
        const on = await openForm(page, form, javaScriptEnabled);
        await on.fill(wrong.value);
        await on.send.click();
        await expect(on.summary.getByRole('link')).toHaveText([wrong.message]);
        await expect(on.summary).toBeFocused();
        await on.fill(reach);
        // The refused page has a new timestamp, and nobody corrects an address within half a second.
        await ageOpenPage(page, behindTls.readSecret());
        await on.send.click();
        const { live, plain, plainUrl } = form.done;
        await expect(page.getByRole('heading', { name: javaScriptEnabled ? live : plain })).toBeVisible();
        if (!javaScriptEnabled) await expect(page).toHaveURL(plainUrl);
        expect(new URL(page.url()).origin).toBe(siteUrl);
        expect(countStored(reach, dataDirectory)).toMatchObject({ [form.counts]: 1 });
        const cookies = await page.context().cookies();
        expect(cookies.filter(({ secure }) => !secure).map(({ name }) => name)).toEqual([]);
        if (form.name === 'the contact form') {
          expect(cookies.map(({ name }) => name)).toContain(javaScriptEnabled ? 'opened' : 'request');
        }
        if (form.counts === 'subscribers') {
          expect(findLink(await awaitMailTo(reach, dataDirectory), '/subscribe/confirm', siteUrl)).toBeTruthy();
        }
        noise.errors = noise.errors.filter((error) => !error.includes('422'));
      });
    }
  });
}

test('addresses every page, and everything that leads to it, only by the public name', async ({ page }) => {
  await page.goto('/scholarship/');
  await expect(page).toHaveURL(`${siteUrl}/scholarship`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/scholarship`);
  const html = await page.content();
  expect(html).not.toMatch(/http:\/\/(?:localhost|127\.0\.0\.1|www\.quayline\.test)/);
  for (const path of ['/sitemap.xml', '/robots.txt']) {
    const words = await page.evaluate(async (address) => (await fetch(address)).text(), path);
    expect(words).toContain(`${siteUrl}/`);
    expect(words).not.toMatch(/http:\/\/(?:localhost|127\.0\.0\.1)/);
  }
});

byHttp('takes no form from a page of another origin, nor of the same name without TLS', async () => {
  for (const origin of ['https://evil.example', 'http://www.quayline.test', 'null']) {
    const answer = await fetch(`http://127.0.0.1:${behindTls.backendPort}/send-mail`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-proto': 'https' },
      body: 'name=Ada',
    });
    expect([origin, answer.status]).toEqual([origin, 403]);
  }
});

test('gives every page headers of grade A+, and a policy without a high finding', async ({ page, noise }) => {
  for (const path of ['/', '/scholarship', '/services/cadence-audit', '/thank-you', '/no-such-page']) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      const headers = (await answer?.allHeaders()) ?? {};
      const scripts = await page.locator('script[src]').evaluateAll((all) =>
        all.map((script) => ({
          address: script.getAttribute('src') ?? '',
          integrity: script.getAttribute('integrity'),
        })),
      );
      expect(scoreHeaders(headers, scripts)).toBeGreaterThanOrEqual(125);
      expect(findCspFaults(headers['content-security-policy'] ?? '')).toEqual([]);
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(headers['strict-transport-security']).toMatch(/^max-age=63072000; includeSubDomains/);
      expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin', 'x-frame-options': 'DENY' });
      for (const name of ['server', 'x-powered-by']) expect(headers).not.toHaveProperty(name);
    });
  }
  noise.errors = noise.errors.filter((error) => !error.includes('404'));
});

test('lets no violation of the policy go unnoticed: every journey reports it', async ({ page, noise }) => {
  await page.goto('/scholarship');
  expect(noise.errors).toEqual([]);
  const refused = page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/pixel.png' }));
    document.body.innerHTML = '<p>As text</p>';
  });
  await expect(refused).rejects.toThrow('TrustedHTML');
  await expect.poll(() => noise.errors.join('\n')).toMatch(/img-src[\s\S]*TrustedHTML|TrustedHTML[\s\S]*img-src/);
  noise.errors.length = 0;
});
