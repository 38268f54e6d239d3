import { holdAnswers, questionAt } from './support/heldAnswers.ts';
import { openNewInAdmin } from './support/openInAdmin.ts';
import { signIn } from './support/signIn.ts';
import { expect, long, test } from './support/test.ts';

type Steps = { blockType: string; heading: string; items: { id: string; label: string }[] };

test(
  'a block is found by a word and added with sample texts, stays collapsed, is copied into another page, and comes back where it was removed',
  long,
  async ({ page }) => {
    await signIn(page);
    await openNewInAdmin(page);
    const drawer = page.getByRole('dialog');
    const title = page.getByRole('textbox', { name: /^Title/ }).first();
    const block = (row: number) => page.locator(`#layout-row-${row}`);
    const heading = block(0)
      .getByRole('textbox', { name: /^Heading/ })
      .first();
    const menuOf = (row: number) => block(row).getByRole('button', { name: 'More' }).first();
    await page.getByRole('button', { name: 'Add Block' }).click();

    await test.step('it is found in its group, with its picture', async () => {
      await expect(drawer.getByRole('heading', { name: 'What you offer' })).toBeVisible();
      await drawer.getByPlaceholder('Search for a block').fill('testimonial');
      await expect(drawer.getByRole('heading', { name: 'Openings' })).toBeHidden();
      await expect(drawer.getByRole('heading', { name: 'Cases, people and proof' })).toBeVisible();
      const found = drawer.getByRole('button', { name: /^Reviews/ });
      const picture = found.locator('img');
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
      await drawer.getByPlaceholder('Search for a block').fill('');
    });

    await test.step('it stands open with texts of its own, and is kept as it is shown', async () => {
      await drawer.getByRole('button', { name: /^Steps/ }).click();
      await expect(heading).toHaveValue('How it goes, in this order');
      await expect(heading).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Step/ })).toHaveCount(3);
      const kept = page.waitForResponse((answer) => answer.url().includes('draft=true') && answer.ok());
      await title.fill('A page with steps');
      const { doc } = (await (await kept).json()) as { doc: { layout: Steps[] } };
      expect(doc.layout.map((block) => block.heading)).toEqual(['How it goes, in this order']);
      expect(doc.layout[0]?.items.map(({ label }) => label)).toContain('The third step');
      await expect(heading).toHaveValue('How it goes, in this order');
    });

    await test.step('one with a form offers the forms that it can hold, found by their names', async () => {
      await page.getByRole('button', { name: 'Add Block' }).click();
      await drawer.getByRole('button', { name: /^Form/ }).click();
      const chooser = page.locator('[id^="field-layout"][id$="__form"]');
      const search = chooser.getByRole('combobox');
      await search.click();
      const offered = page.getByRole('listbox').getByRole('option');
      for (const form of ['Contact form', 'Seat at an event', 'Job application', 'Application for a scholarship'])
        await expect(offered.filter({ hasText: form })).toHaveCount(1);
      await search.fill('scholar');
      await expect(offered).toHaveCount(1);
      await search.press('Enter');
      await expect(chooser).toContainText('Application for a scholarship');
    });

    await test.step('it is moved by the keyboard, which hears where it is', async () => {
      await page.getByRole('button', { name: 'Collapse All' }).first().click();
      await expect(heading).toBeHidden();
      for (const [from, to] of [
        [0, 1],
        [1, 0],
      ] as const) {
        await block(from).getByRole('button', { name: 'Move', exact: true }).first().press('Space');
        await expect(page.getByText(`Place ${from + 1} of 2.`, { exact: true })).toBeAttached();
        await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
        await expect(page.getByText(`Place ${to + 1} of 2.`, { exact: true })).toBeAttached();
        await page.keyboard.press('Space');
        await expect(page.getByText(`Put down at place ${to + 1} of 2.`)).toBeAttached();
        await expect(block(to)).toContainText('How it goes, in this order');
      }
      await page.getByRole('button', { name: 'Show All' }).first().click();
    });

    await test.step('one that is opened while the admin waits for an answer stays open', async () => {
      const toggle = block(0).getByRole('button', { name: 'Toggle block' }).first();
      await expect(heading).toBeVisible();
      // The last preference saved on the server is then that the block is collapsed.
      const folded = page.waitForResponse(
        (answer) => answer.url().includes('/api/payload-preferences/') && answer.ok(),
      );
      await toggle.click();
      await folded;
      await expect(heading).toBeHidden();

      const isQuestion = questionAt('/admin/collections/pages/');
      // Form state requests run one at a time: the first one held may belong to the choice above.
      const asked = page.waitForRequest(isQuestion);
      const letAnswersCome = await holdAnswers(page, isQuestion);
      await title.fill('Typed just before');
      const answered = (await asked).response();
      await toggle.click();
      await expect(heading).toBeVisible();
      await letAnswersCome();
      await answered;
      const kept = page.waitForResponse((answer) => answer.url().includes('draft=true') && answer.ok());
      await heading.fill('Typed in a block that stays open');
      await kept;
      await expect(heading).toBeVisible();
    });

    await test.step('copied in one page it is a new one in another, or takes the place of one of another kind', async () => {
      await heading.fill('Copied steps');
      await menuOf(0).click();
      await page.getByRole('button', { name: 'Copy', exact: true }).click();

      await openNewInAdmin(page);
      await page.getByRole('button', { name: 'Add Block' }).click();
      await drawer.getByRole('button', { name: /^Questions and answers/ }).click();
      await page.getByRole('button', { name: 'Paste as a new block' }).click();
      await expect(block(1)).toContainText('Copied steps');
      await menuOf(0).click();
      // Waits for the save of this block, not of the one it replaced.
      const kept = page.waitForResponse(async (answer) => {
        if (!answer.url().includes('draft=true') || !answer.ok()) return false;
        const { doc } = (await answer.json()) as { doc?: { layout?: Steps[] } };
        return doc?.layout?.length === 2 && doc.layout.every(({ heading }) => heading === 'Copied steps');
      });
      await page.getByRole('button', { name: 'Replace by what was copied' }).click();
      await expect(block(0)).toContainText('Steps');
      await title.fill('A page of copies');
      const { doc } = (await (await kept).json()) as { doc: { layout: Steps[] } };
      expect(doc.layout.map(({ blockType, heading }) => [blockType, heading])).toEqual([
        [doc.layout[1]?.blockType, 'Copied steps'],
        [doc.layout[1]?.blockType, 'Copied steps'],
      ]);
      const ids = doc.layout.flatMap(({ items }) => items.map(({ id }) => id));
      expect(new Set(ids).size).toBe(6);
    });

    await test.step('one that was removed comes back at one press, or by Ctrl+Z', async () => {
      const remove = async () => {
        await menuOf(0).click();
        await page.getByRole('button', { name: 'Remove', exact: true }).click();
        await expect(block(1)).toHaveCount(0);
      };
      await remove();
      await expect(page.getByText('Block 1 (Steps) was removed.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(block(1)).toContainText('Copied steps');
      await remove();
      await page.keyboard.press('Control+z');
      await expect(block(1)).toContainText('Copied steps');
    });
  },
);
