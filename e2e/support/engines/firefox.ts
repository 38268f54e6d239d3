import { ElementHandle, launch } from 'puppeteer-core';
import { type Engine, installed, type Role, untilFound } from './engine.ts';

/** Starts Firefox ESR as Debian ships it, without a window. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: installed('firefox-esr', 'firefox-esr'),
    headless: true,
  });
  const page = await browser.newPage();
  // A busy machine may take long, but it does answer.
  page.setDefaultNavigationTimeout(120_000);
  const handleOf = (role: Role, words: string) =>
    untilFound(
      async (look, ...wanted) => {
        const found = await page.evaluateHandle(look, ...wanted);
        return found instanceof ElementHandle ? found : undefined;
      },
      role,
      words,
    );
  return {
    // As text, as WebDriver carries it: the types of puppeteer know no function that is not yet known.
    async run(part, ...given) {
      const called = `(${part})(...${JSON.stringify(given)})`;
      return JSON.parse(String(await page.evaluate(`(async () => JSON.stringify((await ${called}) ?? null))()`)));
    },
    async open(address) {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    click: async (...wanted) => (await handleOf(...wanted)).click(),
    async type(label, text) {
      const field = await handleOf('field', label);
      await field.click();
      // Three clicks select one line of several.
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await field.press('Backspace');
      await field.type(text);
    },
    addCookies: (cookies) =>
      browser.setCookie(...cookies.map(({ name, value }) => ({ name, value, domain: new URL(page.url()).hostname }))),
    picture: async () => Buffer.from(await page.screenshot()),
    end: () => browser.close(),
  };
}
