import { expect, type Page } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import { product } from './product.ts';

/** What the admin sends for an address to whoever is signed in: to open it in the browser costs a second of a processor. */
export async function readInAdmin(page: Page, address: string): Promise<CheerioAPI> {
  // Without an origin the cookie of a session counts for nothing.
  const answer = await page.request.get(address, { headers: { Origin: product.adminUrl } });
  expect(answer.status()).toBe(200);
  const $ = load(await answer.text());
  // They hold every word that could be said.
  $('script').remove();
  return $;
}
