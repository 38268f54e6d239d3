import { expect, type Locator, type Page } from '@playwright/test';
import { product } from './product.ts';

/** The contact form of a page, located as visitors find it. */
export function contactFormOf(page: Page) {
  const section = page.locator('#contact-form');
  return {
    section,
    ...fieldsOf(section),
    summary: section.getByRole('alert').filter({ hasText: 'another look' }),
    notice: section.getByRole('alert').filter({ hasNotText: 'another look' }),
    thanks: section.getByRole('heading', { name: 'Thank you for contacting Quayline' }),
  };
}

/** The fields of a form or dialog. */
export function fieldsOf(scope: Locator) {
  return {
    name: scope.getByRole('textbox', { name: 'Name', exact: true }),
    email: scope.getByRole('textbox', { name: 'Email' }),
    phone: scope.getByRole('textbox', { name: 'Phone' }),
    message: scope.getByRole('textbox', { name: 'Message' }),
    country: scope.getByRole('button', { name: /^Country/ }),
    file: scope.getByLabel('Attach a file'),
    send: scope.getByRole('button', { name: 'Send message' }),
  };
}

/** Opens the page of the form and wakes the form. */
export async function openContactForm(page: Page) {
  await page.goto(product.contactPath);
  const form = contactFormOf(page);
  await wakeForm(form.section);
  return form;
}

/** Touches the form and waits until its script has loaded: the searchable list has replaced the native one. */
export async function wakeForm(scope: Locator): Promise<void> {
  await fieldsOf(scope).name.focus();
  await expect(fieldsOf(scope).country).toBeVisible();
}

let count = 0;

/** A text that was never sent before, so that it is not a duplicate. */
export function freshMessage(): string {
  count += 1;
  return `We clear freight invoices for five ports. Attempt ${Date.now()}-${process.pid}-${count}.`;
}

/** Fills in the required fields with the given message. */
export async function fillIn(form: Pick<ReturnType<typeof fieldsOf>, 'name' | 'email' | 'message'>, message: string) {
  await form.name.fill('Ada Lindqvist');
  await form.email.fill('ada@company.com');
  await form.message.fill(message);
}

/** A small PDF, as a visitor would attach it. */
export const plan = {
  name: 'requirements-v3.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** The first bytes of a film, which identify its type. */
export const movie = {
  name: 'wallet-demo.mov',
  mimeType: 'video/quicktime',
  buffer: Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08mdat', 'latin1'),
};
