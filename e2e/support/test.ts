import { formCalls } from '@frontage/contract/calls.ts';
import { paths } from '@frontage/contract/paths.ts';
import { test as base, type ConsoleMessage, expect, type Request, type Response } from '@playwright/test';
import { isWhole } from './isWhole.ts';

/** What a page must not do during a journey. A test that expects an error removes it from the list. */
export interface Noise {
  /** Errors that the page logged to its console or threw. */
  errors: string[];
}

/**
 * A test whose page may not throw, log an error to the console or violate its security policy: violations are logged as
 * console errors.
 */
export const test = base.extend<{ noise: Noise }>({
  page: async ({ page }, use, journey) => {
    const waiting = new Set<Request>();
    page.on('request', (request) => waiting.add(request));
    page.on('requestfinished', (request) => waiting.delete(request));
    page.on('requestfailed', (request) => waiting.delete(request));
    const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
    // If the page navigates on by itself, the check runs again on the next page.
    const whole = () => page.evaluate(isWhole).catch(() => false);
    const untilWhole = async (answer: Response | null, waitUntil = 'load') => {
      const waits = ['load', 'networkidle'].includes(waitUntil);
      if (waits) await expect.poll(whole, 'the page shows all it has').toBe(true);
      return answer;
    };
    page.goto = async (address, options) => untilWhole(await open(address, options), options?.waitUntil);
    page.reload = async (options) => untilWhole(await reload(options), options?.waitUntil);
    await use(page);
    if (journey.status === journey.expectedStatus) return;
    // What the list of elements does not show: where the page was led, and what nobody has answered.
    const asked = [...waiting].map((request) => `${request.method()} ${request.url()}`);
    console.log(`${journey.title}: ended on ${page.url()}, without an answer to ${asked.join(', ') || 'nothing'}`);
  },
  noise: [
    async ({ page }, use) => {
      const noise: Noise = { errors: [] };
      page.on('pageerror', (error) => {
        if (!String(error).includes(connectionClosed)) noise.errors.push(String(error));
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !isAnsweredRefusal(message)) noise.errors.push(message.text());
      });
      await use(noise);
      expect(noise.errors, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
});

/** React's "Connection closed": the admin requested its page again while the journey moved on to another one. */
const connectionClosed = 'Minified React error #412;';

const ownCalls: readonly string[] = [
  paths.sendMail,
  ...formCalls.map(({ call }) => call.path),
  paths.estimate,
  paths.articleFile,
  paths.subscribe,
];

/** The browser logs every refusal of a form as an error; the journeys check those responses themselves. */
function isAnsweredRefusal(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') &&
    ownCalls.some((path) => new URL(message.location().url).pathname === path)
  );
}

/**
 * For a journey of `npm run test:long`, which shows for more pages, forms, widths or engines what another one shows for
 * one: `test('…', long, …)`.
 */
export const long = { tag: '@long' };

export { expect };
