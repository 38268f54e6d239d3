import type { Page } from '@playwright/test';
import { awaitHydration } from './support/awaitHydration.ts';
import { openPreview } from './support/openPreview.ts';
import { product } from './support/product.ts';
import { publish } from './support/publish.ts';
import { signInAsColleague } from './support/signIn.ts';
import { idOfArticle } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsColleague(page);
});

/** Opens the first text of an article. */
async function openText(page: Page, slug: string) {
  await page.goto(`${product.adminUrl}/admin/collections/articles/${idOfArticle(slug)}`);
  const text = page.getByRole('textbox', { name: 'Text', exact: true }).first();
  const part = page.getByRole('button', { name: 'Text', exact: true });
  await awaitHydration(part);
  await part.click();
  await page.getByRole('button', { name: 'Show All' }).first().click();
  await expect(text).toBeVisible();
  return text;
}

/** Pastes clipboard content of another program into the text. */
async function paste(page: Page, kinds: Record<string, string>) {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [kind, data] of Object.entries(given)) clipboardData.setData(kind, data);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, kinds);
}

/** Opens a page of the site once it contains the words: fetching it costs less than displaying it. */
async function openOnceLive(page: Page, path: string, words: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(product.siteUrl + path)).text()).toContain(words);
  await page.goto(product.siteUrl + path);
}

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

test('a text that is only viewed stays as it was typed, also in its Markdown view', long, async ({ page }) => {
  const text = await openText(page, 'testing-a-bridge-from-both-banks');
  await expect(text.getByRole('group', { name: 'Code' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Markdown' }).first().click();
  const source = page.getByRole('textbox', { name: /^Text/ }).first();
  await expect(source).toHaveValue(/\nA bridge makes one promise: .+\n.+/);
  await page.getByRole('button', { name: 'Markdown' }).first().click();
  await expect(text.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /publish changes/i })).toBeDisabled();
});

test('a text takes pasted, inserted and typed content, and is on the site as it was written', async ({
  noise,
  page,
}) => {
  const text = await openText(page, 'two-apprentices-and-a-bench');

  await test.step('what is pasted becomes rich text: Markdown, and what Word and Google Docs give', async () => {
    await text.getByRole('paragraph').first().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Backspace');
    await paste(page, { 'text/plain': '# Where\n\nAt **the quay**, number 9.\n\n1. Ring\n2. Wait' });
    await expect(text.getByRole('heading', { level: 2, name: 'Where' })).toBeVisible();
    await expect(text.locator('strong')).toHaveText('the quay');
    await expect(text.getByRole('listitem')).toHaveText(['Ring', 'Wait']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const scripts = /\/_next\/static\/chunks\//;
    await page.route(scripts, (route) => route.abort());
    await paste(page, { 'text/plain': 'Hours', 'text/html': '<h1>Hours</h1>' });
    await expect(page.getByText('Only the words were pasted')).toBeVisible();
    await page.unroute(scripts);
    noise.errors = noise.errors.filter((line) => !scripts.test(line) && !line.includes('ERR_FAILED'));
    await page.keyboard.press('Control+Z');
    await expect(text.getByText('Hours')).toHaveCount(0);
    await paste(page, {
      'text/plain': 'Hours\nNine to five',
      'text/html':
        '<b style="font-weight:normal"><h1 style="color:red"><span>Hours</span></h1><p><span style="font-weight:700">Nine</span><span> to five</span></p><img src="https://example.com/a.png"></b>',
    });
    await expect(page.getByText('Pictures were left out')).toBeVisible();
    await expect(text.locator('strong').last()).toHaveText('Nine');
    await page.getByRole('button', { name: 'Markdown' }).first().click();
    await expect(page.getByRole('textbox', { name: /^Text/ }).first()).toHaveValue(
      '## Where\n\nAt **the quay**, number 9.\n\n1. Ring\n2. Wait\n\n## Hours\n\n**Nine** to five',
    );
  });

  let alt: string | null = null;
  await test.step('a picture is put in from the library, and stands in the preview', async () => {
    await page.getByRole('button', { name: 'Markdown' }).first().click();
    await text.getByRole('paragraph').first().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('The bench stands in the yard.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/image');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Picture']);
    await page.keyboard.press('Enter');
    const library = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Pictures' }) });
    await library.getByRole('textbox', { name: /^Search/ }).fill('figure-finality');
    await library.getByRole('button', { name: 'figure-finality.png' }).click();
    await expect(library).toBeHidden();
    const shownIn = text.getByRole('group', { name: 'Picture' });
    await expect(shownIn.getByRole('img')).toHaveJSProperty('complete', true);
    alt = await shownIn.getByRole('img').getAttribute('alt');
    expect(alt).toMatch(/\w{4}/);
    await shownIn.getByRole('textbox', { name: 'Caption' }).fill('What the bench measures, in four steps');
    await text.getByRole('paragraph').last().click();
    await page.keyboard.type('It is read each night.');

    await page.getByRole('button', { name: 'Markdown' }).first().click();
    await expect(page.getByRole('textbox', { name: /^Text/ }).first()).toHaveValue(
      /^The bench stands in the yard\.\n\n!\[What the bench measures, in four steps\]\(picture:\d+\)\n\nIt is read each night\.$/,
    );
    await page.getByRole('button', { name: 'Markdown' }).first().click();
    const preview = await openPreview(page);
    await expect(preview.getByRole('figure').getByRole('img', { name: alt ?? '' })).toBeVisible();
    await page.locator('#live-preview-toggler').click();
  });

  await test.step('heading, bold words, list, link and table are written as they are read', async () => {
    await text.getByRole('paragraph').last().click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Kind of paragraph' }).first().selectOption('Heading');
    await expect(text).toBeFocused();
    await page.keyboard.type('Doors at six');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bring ');
    await page.keyboard.press('Control+B');
    await page.keyboard.type('nothing');
    await page.keyboard.press('Control+B');
    await page.keyboard.type(', and read ');
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Leads to' }).first().fill('paper first');
    await page.getByRole('option', { name: /^Paper first, then the ledger \// }).click();
    await expect(text).toBeFocused();
    await page.keyboard.type(' before.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- one talk');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two answers');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tool(page, 'Table').click();
    await expect(text.getByRole('table')).toBeVisible();
    await expect(text).toBeFocused();
    for (const words of ['Hour', 'Who', 'What', '18:00', 'Tomas', 'Opens']) {
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await expect(text.getByRole('heading', { name: 'Doors at six' })).toBeVisible();
  });

  await test.step('the site shows them', async () => {
    await publish(page);
    await openOnceLive(page, '/news/two-apprentices-and-a-bench', 'Doors at six');
    await expect(page.getByRole('heading', { level: 2, name: 'Doors at six' })).toBeVisible();
    const shown = page.locator('[data-part="text"]');
    await expect(shown.locator('strong')).toHaveText('nothing');
    await expect(shown.getByRole('link', { name: /^Paper first/ })).toHaveAttribute(
      'href',
      /paper-first-then-the-ledger$/,
    );
    await expect(shown.getByRole('listitem')).toHaveText(['one talk', 'two answers']);
    await expect(shown.getByRole('row', { name: '18:00 Tomas Opens' })).toBeVisible();
    await expect(page.getByText('It is read each night.')).toBeVisible();
    const figure = page.locator('[data-part="text"]').getByRole('figure');
    await expect(figure).toContainText('What the bench measures, in four steps');
    await expect(figure.getByRole('img', { name: alt ?? '' })).toHaveAttribute('src', /^\/media\//);
  });
});
