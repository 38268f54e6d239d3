import { paths } from '@frontage/contract/paths.ts';
import { test as base, type ConsoleMessage, expect, type Response } from '@playwright/test';

/** What a page must not do while a journey runs; a test that expects one of these takes it out of the list. */
export interface Noise {
  /** Errors that the page wrote to its console or threw. */
  errors: string[];
}

/**
 * A test whose page may not throw, write an error to the console or break its security policy:
 * the policy's reports arrive as console errors.
 */
export const test = base.extend<{ noise: Noise }>({
  page: async ({ page }, use) => {
    const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
    // A page that leads on by itself is asked again once the next one is there.
    const whole = () => page.evaluate(isWhole).catch(() => false);
    const untilWhole = async (answer: Response | null, waitUntil = 'load') => {
      const waits = ['load', 'networkidle'].includes(waitUntil);
      if (waits) await expect.poll(whole, 'the page shows all it has').toBe(true);
      return answer;
    };
    page.goto = async (address, options) => untilWhole(await open(address, options), options?.waitUntil);
    page.reload = async (options) => untilWhole(await reload(options), options?.waitUntil);
    await use(page);
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

/** Runs in the browser. What is below the first view is shown, and the type of labels is asked for. */
function isWhole(): boolean {
  const asking = document.querySelector('script[data-styles]');
  // Without script the page asks for its styles by itself.
  if (!asking || document.querySelector('noscript > link')) return true;
  const isShown = !document.querySelector('[data-shown-end]') && document.body.offsetHeight > 0;
  return isShown && asking.nextElementSibling instanceof HTMLLinkElement && asking.nextElementSibling.sheet !== null;
}

/** React's "Connection closed": the admin asked for its page again, and the journey went on to another one meanwhile. */
const connectionClosed = 'Minified React error #412;';

const ownCalls: readonly string[] = [
  paths.sendMail,
  paths.audit,
  paths.callBack,
  paths.estimate,
  paths.articleFile,
  paths.subscribe,
];

/** The browser notes every refusal of a form as an error; the journeys read those answers themselves. */
function isAnsweredRefusal(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') &&
    ownCalls.some((path) => new URL(message.location().url).pathname === path)
  );
}

export { expect };
