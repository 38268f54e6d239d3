import { expect, type Locator, type Page } from '@playwright/test';
import { checkByLabel } from './checkByLabel.ts';
import type { SiteForm } from './siteForms.ts';

let count = 0;

/** An address that was never used before: a journey finds its own request in the store by it. */
export const freshEmail = () => `ada.${Date.now()}.${process.pid}.${++count}@company.example`;

/** An email address or phone number that was never used before: a journey finds its own request in the store by it. */
export const freshReach = ({ reachedBy }: SiteForm) => (reachedBy === 'Phone' ? freshPhone() : freshEmail());

/** Made of the second, the process id and a count, which no other journey shares. */
const freshPhone = () =>
  `+44 ${Math.floor(Date.now() / 1000) % 1_000_000} ${String(process.pid).slice(-5)} ${String(++count).padStart(3, '0')}`;

/** One form on a page, located and used as visitors do. */
export function formOn(page: Page, form: SiteForm) {
  const scope = form.scope(page);
  const field = (label: string): Locator => scope.getByRole('textbox', { name: label, exact: true });
  // The first one: step two, which is hidden behind the thank-you, has a summary of its own.
  const summary = scope.locator('[data-error-summary]').first();
  return {
    scope,
    field,
    file: (label: string): Locator => scope.getByLabel(label, { exact: true }),
    send: scope.getByRole('button', { name: form.button }),
    summary,
    notice: scope.locator('[data-form-notice]').first(),
    /** The hidden field: the one that the tab key skips. */
    honeypot: scope.locator('[aria-hidden=true] input[tabindex="-1"]'),
    /**
     * Writes texts into the fields with these labels in one step, as autofill does. Locating each field by its role and
     * typing into it costs four times as much; `typeByKeyboard` does that.
     */
    async put(texts: Record<string, string>): Promise<void> {
      expect(await scope.evaluate(fillByLabels, texts), 'labels without a field').toEqual([]);
    },
    /** Fills in every field with a valid value. */
    fill(reach: string): Promise<void> {
      return this.put(goodTexts(form, reach));
    },
    /** Expects that nothing typed was lost. `others` gives the fields whose text differs. */
    async expectTyped(reach: string, others: Record<string, string> = {}): Promise<void> {
      // One query on the markup: looking fields up by role would compute the role of every element.
      const typed = () => scope.locator('input, textarea').evaluateAll(readTextsByLabel);
      await expect.poll(typed).toMatchObject({ ...goodTexts(form, reach), ...others });
    },
    /** Expects that summary, marks and descriptions agree, in the order of the fields. */
    async expectFaults(faults: readonly { label: string; message: string }[]): Promise<void> {
      const messages = faults.map(({ message }) => message);
      await expect(summary.getByRole('link')).toHaveText(messages);
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      await expect(page).toHaveTitle(/^Error: /);
      const marked = () => scope.locator('[aria-invalid=true]').evaluateAll(readDescriptionsByLabel);
      await expect
        .poll(marked)
        .toEqual(Object.fromEntries(faults.map(({ label, message }) => [label, expect.stringContaining(message)])));
    },
  };
}

/** The field texts of a valid request, by label. */
export const goodTexts = ({ reachedBy, typed }: SiteForm, reach: string): Record<string, string> => ({
  ...typed,
  [reachedBy]: reach,
});

/** Runs in the browser. */
function readTextsByLabel(fields: (HTMLElement | SVGElement)[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? [[field.labels?.[0]?.textContent.trim() ?? '', field.value]]
        : [],
    ),
  );
}

/** Runs in the browser. Returns the description of each field marked as wrong, as a screen reader finds it. */
function readDescriptionsByLabel(fields: (HTMLElement | SVGElement)[]): Record<string, string> {
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

/** Runs in the browser. Returns the labels that no field has. */
function fillByLabels(scope: HTMLElement | SVGElement, texts: Record<string, string>): string[] {
  const fields = [...scope.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return Object.entries(texts).flatMap(([label, text]) => {
    const field = fields.find(({ labels }) => labels?.[0]?.textContent.trim() === label);
    if (!field) return [label];
    field.focus();
    // As a browser does: with the native setter, not React's own, by which React tells its own changes from those of
    // visitors.
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return [];
  });
}

export type FormOnPage = ReturnType<typeof formOn>;

/** Moves to the first field with the tab key, fills in every field on the way to the button, and presses it. */
export async function typeByKeyboard(page: Page, on: FormOnPage, texts: Record<string, string>): Promise<void> {
  await on.scope.getByRole('textbox').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const button = await on.send.elementHandle();
  const left = new Map(Object.entries(texts));
  for (let step = 0; step < 60; step += 1) {
    const label = await page.evaluate(readLabelInFocus, button);
    if (label === undefined) break;
    const text = left.get(label);
    if (text !== undefined) await page.keyboard.insertText(text);
    left.delete(label);
    await page.keyboard.press('Tab');
  }
  expect([...left.keys()]).toEqual([]);
  await expect(on.send).toBeFocused();
  // Keys alone can be faster than the look-up of the country, without which it would be another request.
  const country = on.scope.getByRole('button', { name: /^Country/ });
  if ((await country.count()) > 0) await expect(country).toHaveAccessibleName('Country United States');
  await page.keyboard.press('Enter');
}

/** Runs in the browser. Returns the label of the focused field, or undefined once the button has focus. */
function readLabelInFocus(button: Element | null): string | undefined {
  const focused = document.activeElement;
  if (focused === button) return undefined;
  const hasLabel = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  return hasLabel ? (focused.labels?.[0]?.textContent.trim() ?? '') : '';
}

/** Opens the page of a form and waits until the form can be used; with script, until the script has loaded. */
export async function openForm(page: Page, form: SiteForm, hasScript: boolean) {
  await page.goto(form.path);
  if (hasScript) await form.open?.(page);
  const found = formOn(page, form);
  if (form.chosen) await checkByLabel(found.scope.getByLabel(form.chosen, { exact: true }));
  return found;
}
