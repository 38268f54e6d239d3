import { randomUUID } from 'node:crypto';
import { createSignatureHeaders } from '@frontage/server/webhooks/signature.ts';
import { expect, type Page } from '@playwright/test';
import { product, productVariables } from './product.ts';

/** Posts an email to the host, signed as a forwarding service would sign it. */
export async function handMailIn(page: Page, mail: string): Promise<void> {
  const headers = createSignatureHeaders(productVariables.INBOUND_WEBHOOK_SECRET, randomUUID(), new Date(), mail);
  const answer = await page.request.post(`${product.siteUrl}/inbound-mail`, {
    headers: { ...headers, 'Content-Type': 'message/rfc822' },
    data: mail,
  });
  expect(answer.status()).toBe(200);
}
