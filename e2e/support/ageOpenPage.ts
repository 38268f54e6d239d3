import { type FormToken, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { createFormTokens } from '@frontage/server/forms/formToken.ts';
import { createServedAt } from '@frontage/server/http/servedAt.ts';
import { hostSecretOf, readOrMakeSecret } from '@frontage/server/readOrMakeSecret.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { product } from './product.ts';

/** ms in which a person could have filled in a form; one sent within 600 ms of its page is put into quarantine. */
const personsTimeMs = 10_000;

/** The host's clock cannot be changed, so journeys sign another time with its own secret. */
function readHostSecret(): string {
  const dataDir = product.dataDirectory;
  return hostSecretOf({ dataDir, payloadSecret: readOrMakeSecret(dataDir, 'payload-secret') });
}

/** A clock that is so many ms slow. */
const clockBehind = (agoMs: number) => () => new Date(Date.now() - agoMs);

/** Turns the open page into one in which a person has filled in its forms. A page that a refusal leads to needs it again. */
export async function ageOpenPage(page: Page, secret = readHostSecret()): Promise<void> {
  await ageServedAt(page.context(), { secret });
  // A refusal has a token of its own time.
  const tokens = createFormTokens(secret, clockBehind(personsTimeMs));
  for (const input of await page.locator(`input[name=${hiddenFields.formToken}]`).all()) {
    const token = tokens.read(await input.inputValue());
    if (!token?.issuedAt) continue;
    const { formToken } = tokens.issue(token.formId);
    await input.evaluate((field, value) => field.setAttribute('value', value), formToken);
  }
}

/** Makes the page that was last fetched one served so many ms ago. */
export async function ageServedAt(
  context: BrowserContext,
  { agoMs = personsTimeMs, secret = readHostSecret() } = {},
): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'opened');
  if (!cookie) throw new Error('The page came without the time at which it was served');
  await context.addCookies([{ ...cookie, value: signTime(secret, agoMs) }]);
}

/** The value of the cookie that comes with a page served so many ms ago. */
function signTime(secret: string, agoMs: number): string {
  const lines: string[] = [];
  const reply = { header: (_name: string, line: string) => lines.push(line) };
  createServedAt(secret, clockBehind(agoMs)).stamp({ protocol: 'http', headers: {} }, reply);
  return /^opened=([^;]+)/.exec(lines[0] ?? '')?.[1] ?? '';
}

/** A token of a form that was opened so many ms ago. */
export function issueToken(formId: string, agoMs = personsTimeMs): FormToken {
  return createFormTokens(readHostSecret(), clockBehind(agoMs)).issue(formId);
}
