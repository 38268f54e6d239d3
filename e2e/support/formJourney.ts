import { expect, type Locator, type Page } from '@playwright/test';
import type { SiteForm } from './siteForms.ts';

let count = 0;

/** An address that nobody gave before: by it a journey finds its own request in the store. */
export const freshEmail = () => `ada.${Date.now()}.${process.pid}.${++count}@company.example`;

/** What nobody gave before to reach the visitor of a form by: by it a journey finds its own request in the store. */
export const freshReach = ({ reachedBy }: SiteForm) => (reachedBy === 'Phone' ? freshPhone() : freshEmail());

/** Parts that no other journey has: the second, the process and the count. */
const freshPhone = () =>
  `+44 ${Math.floor(Date.now() / 1000) % 1_000_000} ${String(process.pid).slice(-5)} ${String(++count).padStart(3, '0')}`;

/** One form on a page, found and used as visitors find and use it. */
export function formOn(page: Page, form: SiteForm) {
  const scope = form.scope(page);
  const field = (label: string): Locator => scope.getByRole('textbox', { name: label, exact: true });
  // The first: step two, which waits behind the thank-you, has its own.
  const summary = scope.locator('[data-error-summary]').first();
  return {
    scope,
    field,
    file: (label: string): Locator => scope.getByLabel(label, { exact: true }),
    send: scope.getByRole('button', { name: form.button }),
    summary,
    notice: scope.locator('[data-form-notice]').first(),
    /** The hidden field: the one that the tab key passes over. */
    honeypot: scope.locator('[aria-hidden=true] input[tabindex="-1"]'),
    /** Types everything a good request has. */
    async fill(reach: string): Promise<void> {
      for (const [label, text] of Object.entries(form.typed)) await field(label).fill(text);
      await field(form.reachedBy).fill(reach);
    },
    /** Nothing that was typed is lost, but for what `others` says of a field. */
    async expectTyped(reach: string, others: Record<string, string> = {}): Promise<void> {
      const all = { ...form.typed, [form.reachedBy]: reach, ...others };
      for (const [label, text] of Object.entries(all)) await expect(field(label)).toHaveValue(text);
    },
    /** Summary, marks and descriptions say the same, in the order of the fields. */
    async expectFaults(faults: readonly { label: string; message: string }[]): Promise<void> {
      await expect(summary.getByRole('link')).toHaveText(faults.map(({ message }) => message));
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(page).toHaveTitle(/^Error: /);
      for (const { label, message } of faults) {
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(label)).toHaveAccessibleDescription(new RegExp(escaped(message)));
      }
      await expect(scope.locator('[aria-invalid=true]')).toHaveCount(faults.length);
    },
  };
}

export type FormOnPage = ReturnType<typeof formOn>;

/** Comes to the first field by the tab key, fills in every field on the way to the button, and presses it. */
export async function typeByKeyboard(page: Page, on: FormOnPage, texts: Record<string, string>): Promise<void> {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  await on.scope.getByRole('textbox').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const left = new Set(Object.keys(texts));
  for (let step = 0; step < 60 && !(await isFocused(on.send)); step += 1) {
    for (const label of left) {
      if (!(await isFocused(on.field(label)))) continue;
      await page.keyboard.insertText(texts[label] ?? '');
      left.delete(label);
      break;
    }
    await page.keyboard.press('Tab');
  }
  expect([...left]).toEqual([]);
  await expect(on.send).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Goes to a form and waits until it can be used; with script, until the script is there. */
export async function openForm(page: Page, form: SiteForm, hasScript: boolean) {
  await page.goto(form.path);
  if (hasScript) await form.open?.(page);
  const found = formOn(page, form);
  await form.choose?.(page, found.scope);
  return found;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
