import { expect, type Page } from '@playwright/test';
import { issueToken } from './ageOpenPage.ts';
import { product } from './product.ts';

let count = 0;

/** A mark that was never used before, so that a request is found among those of other journeys. */
export function freshMark(): string {
  count += 1;
  return `${Date.now().toString(36)}${process.pid.toString(36)}${count}`;
}

/** Sends a form as its own script does. As a machine, it also fills in the hidden field. */
export async function sendForm(
  page: Page,
  url: string,
  formId: string,
  fields: Record<string, unknown>,
  sender: 'machine' | 'person' = 'person',
): Promise<void> {
  // Opened a while ago: a form sent at once was not filled in by a person.
  const { formToken, honeypotName } = issueToken(formId);
  const caught = sender === 'machine' ? { [honeypotName]: 'filled' } : {};
  const answer = await page.request.post(product.siteUrl + url, {
    headers: { accept: 'application/json', origin: product.siteUrl },
    data: { formId, formToken, ...fields, ...caught },
  });
  expect(await answer.json()).toMatchObject({ success: true });
}
