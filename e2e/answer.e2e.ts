import { handMailIn } from './support/handMailIn.ts';
import { awaitMailTo } from './support/mailbox.ts';
import { product } from './support/product.ts';
import { freshMark, sendForm } from './support/sendForm.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const inbox = `${product.adminUrl}/admin/collections/leads`;

test('sales answer on a phone with a template, and the reply opens the request again', async ({ page }) => {
  const mark = freshMark();
  const visitor = { name: `Ada ${mark}`, email: `ada.${mark}@example.com`, message: 'Five ports, one ledger.' };
  await sendForm(page, '/send-mail', 'contact', visitor);
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${inbox}?search=${mark}`);
  await test.step('each request is a card that leads to it, and nothing scrolls sideways', async () => {
    await expect(page.getByText(visitor.message)).toBeInViewport();
    await expect(page.locator('.cell-receivedAt')).toBeInViewport({ ratio: 1 });
    const table = page.locator('.table');
    await expect.poll(() => table.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
    // Clicks the middle of the card, not its name: the middle is the message.
    await page.getByRole('row').filter({ hasText: visitor.message }).click();
    await expect(page.getByRole('region', { name: 'What was sent' })).toContainText(visitor.name);
  });

  const conversation = page.getByRole('region', { name: 'Conversation' });
  await expect(conversation).toContainText('No mail server is set');
  await conversation.getByLabel('Begin with a template').selectOption('Ask what is missing');
  const words = conversation.getByLabel('Your answer');
  await expect(words).toHaveValue(/^Hello Ada,[\s\S]*“Five ports, one ledger”/);
  await words.fill(`${await words.inputValue()}\nMara ${mark}`);
  await page.reload();
  await expect(words, 'the draft outlives a reload').toHaveValue(new RegExp(`Mara ${mark}$`));
  await conversation.getByRole('button', { name: 'Send answer' }).click();
  await expect(conversation.getByRole('listitem')).toContainText('Kept in the mailbox, not sent');
  await expect(words).toHaveValue('');

  const sent = await awaitMailTo(visitor.email, product.dataDirectory, 'Re: Your request');
  expect(sent).toContain(`Mara ${mark}`);
  expect(sent).toMatch(/^From: "?Admin via Quayline"? </m);
  const replyTo = /^Reply-To: (\S+)/m.exec(sent)?.[1] ?? '';
  const id = page.url().split('/').at(-1)?.split('?')[0];
  const origin = product.adminUrl;
  const headers = { origin };
  const answered = await page.request.patch(`${origin}/api/leads/${id}`, { data: { status: 'answered' }, headers });
  expect(answered.status()).toBe(200);
  await handMailIn(
    page,
    [
      `From: Ada <${visitor.email}>`,
      `To: ${replyTo}`,
      'Subject: Re: Your request',
      `Message-ID: <${mark}@example.com>`,
      '',
      'All three are attached.',
      '',
      'On 23 November 2026 Quayline wrote:',
      '> Hello Ada',
    ].join('\r\n'),
  );

  await page.goto(`${inbox}?search=${mark}`);
  await expect(page.getByRole('link', { name: `Unread: ${visitor.name}` })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: visitor.message })).toContainText('New');
  await page.getByRole('row').filter({ hasText: visitor.message }).click();
  const reply = conversation.getByRole('listitem').last();
  await expect(reply).toContainText('All three are attached.');
  await expect(reply.getByText('> Hello Ada')).toBeHidden();
});
