import { chromium } from '@playwright/test';
import { readToTheEnd } from './heldScripts.ts';
import { launchOptionsFor } from './product.ts';
import { weighPage } from './weighPage.ts';

/** Bytes of script on the wire, headers included. */
interface Scripts {
  /** Once the page has come, before anybody scrolls. */
  before: number;
  /** Once it was read to its end without a touch. */
  after: number;
}

/** What readers of these pages load of script, each with a browser of their own at 390 px. By the names of the addresses. */
export async function scriptsOfReading(addresses: Record<string, string>): Promise<Record<string, Scripts>> {
  const browser = await chromium.launch(launchOptionsFor());
  try {
    const scripts: Record<string, Scripts> = {};
    for (const [name, address] of Object.entries(addresses)) {
      const read = async (after: typeof readToTheEnd) => {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const page = await context.newPage();
        const { script } = await weighPage(page, address, () => after(page));
        await context.close();
        return script;
      };
      scripts[name] = { before: await read(async () => {}), after: await read(readToTheEnd) };
    }
    return scripts;
  } finally {
    await browser.close();
  }
}
