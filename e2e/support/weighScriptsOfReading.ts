import { chromium } from '@playwright/test';
import { readToTheEnd } from './heldScripts.ts';
import { launchOptionsFor } from './product.ts';
import { openWeighed } from './weighPage.ts';

/** Bytes of script on the wire, headers included. */
interface Scripts {
  /** After the page has loaded, before any scrolling. */
  before: number;
  /** After scrolling to the end without any other interaction. */
  after: number;
}

/**
 * The script that readers of these pages load at 390 px, each page in a fresh browser context. Keyed by the names of
 * the addresses.
 */
export async function weighScriptsOfReading(addresses: Record<string, string>): Promise<Record<string, Scripts>> {
  const browser = await chromium.launch(launchOptionsFor());
  try {
    const scripts: Record<string, Scripts> = {};
    for (const [name, address] of Object.entries(addresses)) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const { weigh } = await openWeighed(page, address);
      const before = weigh().script;
      await readToTheEnd(page);
      scripts[name] = { before, after: weigh().script };
      await page.close();
    }
    return scripts;
  } finally {
    await browser.close();
  }
}
