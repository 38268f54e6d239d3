/** What visitors with an iPhone, a Mac or Firefox do most, in the engines of their browsers. Other journeys run in Chromium. */
import { expect, test } from '@playwright/test';
import { freshMessage } from './support/contactForm.ts';
import type { Engine } from './support/engines/engine.ts';
import { startFirefox } from './support/engines/firefox.ts';
import { startWebKit } from './support/engines/webKit.ts';
import { findLabels } from './support/findLabels.ts';
import { freshEmail } from './support/formJourney.ts';
import { isWhole } from './support/isWhole.ts';
import { product } from './support/product.ts';
import { serveSlowly } from './support/serveSlowly.ts';
import { sessionCookies } from './support/signIn.ts';
import { countStored, idOfPage } from './support/stored.ts';
import { long } from './support/test.ts';

const engines = [
  { name: 'WebKit', start: startWebKit, edited: 'loyalty' },
  { name: 'Firefox', start: startFirefox, edited: 'stablecoin-rails' },
];

const longMessage = 'Two contracts, a bridge and its keepers, who would like to sleep at night. '.repeat(4).trim();

for (const { name, start, edited } of engines) {
  test.describe(name, () => {
    // One browser for all four; an hour that a journey holds is not free for the next.
    test.describe.configure({ mode: 'default', lock: 'hours' });
    let engine: Engine;
    test.beforeAll(async () => {
      engine = await start();
      await engine.resize(1440, 900);
    });
    test.afterEach(async ({ browserName: _ }, info) => {
      if (info.status === info.expectedStatus) return;
      await info.attach('window', { body: await engine.picture(), contentType: 'image/png' });
    });
    test.afterAll(() => engine?.end());

    const open = async (address: string) => {
      await engine.open(address);
      await expect.poll(() => engine.run(isWhole), 'the page shows all it has').toBe(true);
    };
    const untilSeen = (words: string) =>
      expect
        .poll(() => engine.run((text) => document.querySelector('body')?.innerText.includes(text), words), words)
        .toBe(true);

    test('shows the landing page no wider than the window, and the words of its drawings at their size', async () => {
      await open(product.siteUrl + product.landingPath);
      const labels = await engine.run(findLabels);
      expect(labels.length).toBeGreaterThan(12);
      expect(labels.filter(({ size }) => size < 11 || size > 18)).toEqual([]);
      expect(await engine.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    test('makes a page as narrow as its window becomes', async () => {
      await open(`${product.siteUrl}/privacy-policy`);
      await engine.resize(500, 900);
      await expect.poll(() => engine.run(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(500);
      await engine.resize(1440, 900);
    });

    test('keeps the size of words in a drawing that is shown as a picture', async () => {
      await engine.open(`${product.siteUrl}/media/company-doors.svg`);
      const sizes = await engine.run(findSizesInPicture);
      expect(sizes).toEqual([expect.closeTo(1, 1), expect.closeTo(1, 1)]);
    });

    test('says at the form what is wrong, and sends it once it is right', async () => {
      const email = freshEmail();
      await open(product.siteUrl + product.contactPath);
      await engine.type('Email', 'ada@company');
      await engine.click('button', 'Send message');
      await untilSeen('The name field is required');
      await untilSeen('The email field must be a valid email');
      await engine.type('Name', 'Ada Lindqvist');
      await engine.type('Email', email);
      await engine.type('Message', freshMessage());
      await engine.click('button', 'Send message');
      await untilSeen('Your message has been successfully received!');
      expect(countStored(email).leads).toBe(1);
    });

    test('keeps every letter that is typed while the script of the form arrives', long, async () => {
      test.skip(name === 'Firefox', 'It calls a page loaded once all scripts have come, and there is nothing to hold');
      // Those of the page itself come, as browsers wait for them before they call it loaded.
      const page = await (await fetch(product.siteUrl + product.contactPath)).text();
      const isOfForm = (path: string) => path.endsWith('.js') && !page.includes(`src="${path}"`);
      const slow = await serveSlowly(product.siteUrl, (path) => (isOfForm(path) ? 0 : -1));
      try {
        await open(slow.url + product.contactPath);
        const typedInto = (name: string) =>
          engine.run((field) => document.querySelector<HTMLInputElement>(`[name="${field}"]`)?.value, name);
        const isAsleep = () => {
          const place = document.querySelector('#contact-form [data-look]') ?? document.body;
          return !Object.keys(place).some((key) => key.startsWith('__react'));
        };
        await engine.type('Name', 'Ada Lindqvist');
        expect(await engine.run(isAsleep)).toBe(true);
        const typed = engine.type('Message', longMessage);
        slow.release();
        await typed;
        await expect.poll(() => engine.run(isAsleep)).toBe(false);
        expect([await typedInto('name'), await typedInto('message')]).toEqual(['Ada Lindqvist', longMessage]);
      } finally {
        slow.end();
      }
    });

    test('books a call', long, async () => {
      await open(`${product.siteUrl}/book`);
      await expect.poll(() => engine.run(() => document.querySelectorAll('table button').length)).toBeGreaterThan(0);
      await engine.click('choice', ':');
      await engine.click('button', 'Take ');
      await untilSeen('Held for you until');
      await engine.type('Name', 'Ada Lindqvist');
      await engine.type('Email', freshEmail());
      await engine.click('button', 'Book ');
      await untilSeen('is expecting you');
    });

    test('edits a page in the admin, which goes live', long, async () => {
      const { adminUrl, siteUrl } = product;
      const heading = `Written in ${name}, ${Date.now()}`;
      await open(siteUrl);
      await engine.addCookies(sessionCookies());
      // Too narrow for a preview, which would open just where it presses.
      await engine.resize(1264, 900);
      await engine.open(`${adminUrl}/admin/collections/pages/${idOfPage(edited)}`);
      await expect.poll(() => engine.run(isAwake), 'the admin wakes').toBe(true);
      await engine.click('button', 'Show All');
      await engine.type('Heading', heading);
      // The form has taken the text: before it, there is nothing to publish.
      await expect.poll(() => engine.run(canPublish), 'the button is on').toBe(true);
      await engine.click('button', 'Publish changes');
      // Asked from outside: the page may be live before the form knows, which would ask whether to leave it.
      await expect.poll(async () => (await fetch(`${siteUrl}/services/${edited}`)).text()).toContain(heading);
    });
  });
}

/** Runs in the browser. How large labels of a drawing of 480 units are, as multiples of the size they should have. */
function findSizesInPicture(): number[] {
  const labels = [...document.querySelectorAll('.label')];
  return labels.map((label) => (new DOMMatrix(getComputedStyle(label).transform).a * innerWidth) / 480);
}

/** Runs in the browser. Whether React answers for the buttons of the admin: earlier clicks do nothing. */
function isAwake(): boolean {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Show All'));
  return Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'));
}

/** Runs in the browser. */
function canPublish(): boolean {
  const buttons = [...document.querySelectorAll('button')];
  return buttons.some(({ disabled, textContent }) => !disabled && textContent.includes('Publish changes'));
}
