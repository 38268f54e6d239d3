import { expect, type Locator, type Page } from '@playwright/test';
import { checkByLabel } from './checkByLabel.ts';
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
    /**
     * Writes texts into the fields with these labels, all in one step, as a browser fills in a form for its owner. To
     * find each by its role and to type into it costs four times as much; one types in `typeByKeyboard`.
     */
    async put(texts: Record<string, string>): Promise<void> {
      expect(await scope.evaluate(fillByLabels, texts), 'labels without a field').toEqual([]);
    },
    /** Writes everything a good request has. */
    fill(reach: string): Promise<void> {
      return this.put(goodTexts(form, reach));
    },
    /** Nothing that was typed is lost, but for what `others` says of a field. */
    async expectTyped(reach: string, others: Record<string, string> = {}): Promise<void> {
      // In one question, by the markup: what a role is, is asked of every element.
      const typed = () => scope.locator('input, textarea').evaluateAll(textsByLabel);
      await expect.poll(typed).toMatchObject({ ...goodTexts(form, reach), ...others });
    },
    /** Summary, marks and descriptions say the same, in the order of the fields. */
    async expectFaults(faults: readonly { label: string; message: string }[]): Promise<void> {
      const messages = faults.map(({ message }) => message);
      await expect(summary.getByRole('link')).toHaveText(messages);
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(page).toHaveTitle(/^Error: /);
      const marked = () => scope.locator('[aria-invalid=true]').evaluateAll(descriptionsByLabel);
      await expect
        .poll(marked)
        .toEqual(Object.fromEntries(faults.map(({ label, message }) => [label, expect.stringContaining(message)])));
    },
  };
}

/** What a good request has in its fields, by their labels. */
export const goodTexts = ({ reachedBy, typed }: SiteForm, reach: string): Record<string, string> => ({
  ...typed,
  [reachedBy]: reach,
});

/** Runs in the browser. */
function textsByLabel(fields: (HTMLElement | SVGElement)[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? [[field.labels?.[0]?.textContent.trim() ?? '', field.value]]
        : [],
    ),
  );
}

/** Runs in the browser: what is beside each field that is marked, where a screen reader finds it. */
function descriptionsByLabel(fields: (HTMLElement | SVGElement)[]): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const label =
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels?.[0] : null;
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const words = ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ');
      return [label?.textContent.trim() ?? '', words];
    }),
  );
}

/** Runs in the browser. Gives the labels that no field has. */
function fillByLabels(scope: HTMLElement | SVGElement, texts: Record<string, string>): string[] {
  const fields = [...scope.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return Object.entries(texts).flatMap(([label, text]) => {
    const field = fields.find(({ labels }) => labels?.[0]?.textContent.trim() === label);
    if (!field) return [label];
    field.focus();
    // As a browser does: past the setter of the field itself, by which React tells its own changes from those of visitors.
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return [];
  });
}

export type FormOnPage = ReturnType<typeof formOn>;

/** Comes to the first field by the tab key, fills in every field on the way to the button, and presses it. */
export async function typeByKeyboard(page: Page, on: FormOnPage, texts: Record<string, string>): Promise<void> {
  await on.scope.getByRole('textbox').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const button = await on.send.elementHandle();
  const left = new Map(Object.entries(texts));
  for (let step = 0; step < 60; step += 1) {
    const label = await page.evaluate(labelInFocus, button);
    if (label === undefined) break;
    const text = left.get(label);
    if (text !== undefined) await page.keyboard.insertText(text);
    left.delete(label);
    await page.keyboard.press('Tab');
  }
  expect([...left.keys()]).toEqual([]);
  await expect(on.send).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Runs in the browser: the label of the field in which one types, and none once the button has focus. */
function labelInFocus(button: Element | null): string | undefined {
  const focused = document.activeElement;
  if (focused === button) return undefined;
  const hasLabel = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return hasLabel ? (focused.labels?.[0]?.textContent.trim() ?? '') : '';
}

/** Goes to a form and waits until it can be used; with script, until the script is there. */
export async function openForm(page: Page, form: SiteForm, hasScript: boolean) {
  await page.goto(form.path);
  if (hasScript) await form.open?.(page);
  const found = formOn(page, form);
  if (form.chosen) await checkByLabel(found.scope.getByLabel(form.chosen, { exact: true }));
  return found;
}
