import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { movie, plan } from './support/contactForm.ts';
import { expect, long, test } from './support/test.ts';

const path = '/services/cadence-audit';

/** The audit request form, located as visitors find it. */
function auditOf(page: Page) {
  const section = page.locator('#audit');
  const field = (name: string) => section.getByRole('textbox', { name, exact: true });
  return {
    section,
    repository: field('Repository or contract address'),
    network: field('Network'),
    language: field('Language'),
    lines: field('Lines of code'),
    deadline: section.getByLabel('Needed by'),
    name: field('Name'),
    email: field('Email'),
    phone: field('Phone'),
    message: field('What must it never do?'),
    file: section.getByLabel('Attach a specification'),
    send: section.getByRole('button', { name: 'Ask for an audit' }),
    summary: section.getByRole('alert').filter({ hasText: 'another look' }),
    notice: section.getByRole('alert').filter({ hasNotText: 'another look' }),
    thanks: section.getByRole('heading', { name: 'Thank you for contacting Quayline' }),
  };
}

let count = 0;
const freshRepository = () => `https://git.example/vault-${Date.now()}-${process.pid}-${++count}`;

async function fillIn(page: Page, repository = freshRepository()) {
  const audit = auditOf(page);
  await audit.repository.fill(repository);
  await audit.network.fill('Flow mainnet');
  await audit.language.fill('Cadence 1.0');
  await audit.name.fill('Ada Lindqvist');
  await audit.email.fill('ada@company.com');
  return audit;
}

test.describe('the request for an audit', () => {
  test('is linked from the first view, takes a file, and shows thanks in place of the form', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
    await page.goto(path);
    await page.getByRole('link', { name: 'Ask for an audit' }).click();
    const audit = await fillIn(page);
    await expect(audit.repository).toBeInViewport();
    await audit.lines.fill('2,400');
    await audit.deadline.fill('2027-02-01');
    await audit.file.setInputFiles(plan);
    await expect(audit.section.getByText('0.1 KB, attached')).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await audit.send.click();
    const request = await sent;
    expect(new URL(request.url()).pathname).toBe('/send-mail/smart-contract-audit');
    expect(await request.headerValue('content-type')).toContain('multipart/form-data');
    await expect(audit.thanks).toBeFocused();
    await expect(audit.repository).toBeHidden();
    const events = () => page.evaluate(() => window.dataLayer as { category?: string; action?: string }[]);
    await expect.poll(events).toMatchObject([
      { category: 'audit', action: 'lead' },
      { category: 'audit', action: 'form_sent' },
    ]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('contact-form-sent-at'))).toMatch(/^\d{4}-/);
  });

  test(
    'says what is wrong with each field, and clears a message as soon as its field changes',
    long,
    async ({ page }) => {
      await page.goto(path);
      const audit = auditOf(page);
      await audit.file.setInputFiles(movie);
      // Nobody presses a button while it moves down, as the file appears above it.
      await expect(audit.section.getByRole('button', { name: `Remove ${movie.name}` })).toBeVisible();
      await audit.send.click();
      await expect(audit.summary).toBeFocused();
      await expect(audit.summary.getByRole('link')).toHaveText([
        'The repository field is required',
        'The network field is required',
        'The language field is required',
        'The name field is required',
        'The email field is required',
        'We cannot open this kind of file. Send a PDF, office file, image or text.',
      ]);
      await audit.section.getByRole('button', { name: `Remove ${movie.name}` }).click();
      await fillIn(page);
      await expect(audit.summary).toBeHidden();
      await audit.lines.fill('many');
      await audit.phone.fill('call me');
      await audit.send.click();
      await expect(audit.summary.getByRole('link')).toHaveText([
        'Give the lines of code as a number, such as 2400',
        'The phone field must be a valid phone: digits, spaces and + - ( ) only',
      ]);
      await audit.summary.getByRole('link', { name: 'Give the lines of code' }).click();
      await expect(audit.lines).toBeFocused();
      await expect(audit.lines).toHaveAttribute('aria-invalid', 'true');
    },
  );

  test('refuses a file over 50 MB before anything is sent', long, async ({ page }, info) => {
    await page.goto(path);
    const large = info.outputPath('large.pdf');
    await writeFile(large, '');
    await truncate(large, 52_428_801);
    const audit = await fillIn(page);
    await audit.file.setInputFiles(large);
    await expect(audit.section.getByText('This file is over 50 MB.')).toBeVisible();
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await audit.send.click();
    await audit.summary.getByRole('link', { name: 'This file is over 50 MB.' }).click();
    await expect(audit.section.getByRole('button', { name: 'Remove large.pdf' })).toBeFocused();
    expect(posts).toEqual([]);
  });
});

test.describe('the request for an audit without script', () => {
  test.use({ javaScriptEnabled: false });

  test('takes a request with a file and leads to a page of thanks', long, async ({ page }) => {
    await page.goto(path);
    const audit = await fillIn(page);
    await audit.file.setInputFiles(plan);
    await audit.send.click();
    await expect(page).toHaveURL(/\/thank-you(?:#|$)/);
    // The form has already asked everything that step two would ask.
    await expect(page.getByRole('button', { name: 'Add to my message' })).toHaveCount(0);
  });
});
