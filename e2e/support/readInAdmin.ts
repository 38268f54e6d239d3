import { expect, type Page } from '@playwright/test';
import { type CheerioAPI, load } from 'cheerio';
import { product } from './product.ts';

/**
 * Fetches the admin's HTML of an address for the user who is signed in: opening it in the browser costs a second of
 * processor time.
 */
export async function readInAdmin(page: Page, address: string): Promise<CheerioAPI> {
  // Without an Origin header the session cookie is ignored.
  const answer = await page.request.get(address, { headers: { Origin: product.adminUrl } });
  expect(answer.status()).toBe(200);
  const $ = load(await answer.text());
  // Scripts contain every text that could be shown.
  $('script').remove();
  return $;
}
