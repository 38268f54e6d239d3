/**
 * Takes a picture of a page as a visitor sees it.
 *
 *   npm run screenshot -- http://localhost:4300/gallery/faq out.png --width 390 --dark --full
 *
 * --width px (1440), --height px (900), --dark, --full (the whole page), --selector CSS (one element), --no-script
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    selector: { type: 'string' },
    'no-script': { type: 'boolean', default: false },
  },
});
const [address, file] = positionals;
if (!address || !file) throw new Error('Say which address and which file: npm run screenshot -- ADDRESS FILE.png');

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: !values['no-script'],
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const target = values.selector ? page.locator(values.selector).first() : page;
  await target.screenshot({ path: file, ...(values.selector ? {} : { fullPage: values.full }) });
  console.log(`${file} holds ${address} at ${values.width} px`);
} finally {
  await browser.close();
}
