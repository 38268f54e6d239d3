import { open } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { movie, plan } from './support/contactForm.ts';
import { freshEmail, openForm } from './support/formJourney.ts';
import { siteForms } from './support/siteForms.ts';
import { storedFor } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const tooLarge = 'This file is over 50 MB. Send us a link in the message instead.';
const wrongKind = 'We cannot open this kind of file. Send a PDF, office file, image or text.';
const withFiles = siteForms.filter(({ files, name }) => files.length > 0 && name !== 'the form over the window');

/** A document of so many bytes. */
async function documentOf(bytes: number, info: TestInfo): Promise<string> {
  const path = info.outputPath('large.pdf');
  const file = await open(path, 'w');
  await file.write(plan.buffer);
  await file.truncate(bytes);
  await file.close();
  return path;
}

test('proof and essay are each told what is wrong with them, before anything is sent', async ({ page }, info) => {
  const form = siteForms.find(({ path }) => path === '/scholarship');
  if (!form) throw new Error('There is no form of the scholarship in the table');
  const on = await openForm(page, form, true);
  const email = freshEmail();
  await on.fill(email);
  await on.file('Proof of enrolment').setInputFiles(movie);
  await on.file('Essay, two pages').setInputFiles(await documentOf(52_428_801, info));
  await on.send.click();
  await expect(on.summary).toBeFocused();
  await expect(on.summary.getByRole('link')).toHaveText([wrongKind, tooLarge]);
  for (const [name, problem] of [
    ['wallet-demo.mov', wrongKind],
    ['large.pdf', tooLarge],
  ] as const) {
    const remove = on.scope.getByRole('button', { name: `Remove ${name}` });
    await expect(remove).toHaveAccessibleDescription(problem);
    await remove.click();
  }
  await expect(on.summary).toBeHidden();
  await on.file('Essay, two pages').setInputFiles(await documentOf(2000, info));
  await on.send.click();
  await expect(page.getByRole('heading', { name: form.done.live })).toBeFocused();
  expect(storedFor(email)).toMatchObject({ leads: 1, files: 1 });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of withFiles) {
    test(`${form.name} comes back with what was typed when a file is too large, or of another kind`, async ({
      page,
      noise,
    }, info) => {
      // 50 MB are read from a disk, sent and taken on cores that others use.
      test.slow();
      const email = freshEmail();
      const on = await openForm(page, form, false);
      const last = form.files.at(-1) ?? '';
      const others = form.files.slice(0, -1);
      await on.fill(email);
      for (const [file, problem] of [
        [await documentOf(52_428_801, info), tooLarge],
        [movie, wrongKind],
      ] as const) {
        for (const label of others) await on.file(label).setInputFiles(plan);
        await on.file(last).setInputFiles(file);
        await on.send.click();
        await expect(on.summary.getByRole('link')).toHaveText([problem]);
        await expect(on.summary).toBeFocused();
        await expect(on.file(last)).toHaveAccessibleDescription(new RegExp(problem));
        for (const label of others) {
          await expect(on.file(label)).toHaveAccessibleDescription(/Choose your file again/);
        }
        await expect(page).toHaveTitle(/^Error: /);
        await on.expectTyped(email);
      }
      expect(storedFor(email)).toMatchObject({ leads: 0, files: 0 });
      noise.errors = noise.errors.filter((error) => !/413|415|422/.test(error));
    });
  }
});
