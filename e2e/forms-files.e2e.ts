import { open } from 'node:fs/promises';
import { test as byHttp, type TestInfo } from '@playwright/test';
import { movie, plan } from './support/contactForm.ts';
import { freshEmail, openForm } from './support/formJourney.ts';
import { openPlainForm, readPlainForm } from './support/readPlainForm.ts';
import { siteForms } from './support/siteForms.ts';
import { countStored } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

const tooLarge = 'This file is over 50 MB. Send us a link in the message instead.';
const wrongKind = 'We cannot open this kind of file. Send a PDF, office file, image or text.';
const withFiles = siteForms.filter(({ files, name }) => files.length > 0 && name !== 'the form over the window');

/** A document of the given size. */
async function documentOf(bytes: number, info: TestInfo): Promise<string> {
  const path = info.outputPath('large.pdf');
  const file = await open(path, 'w');
  await file.write(plan.buffer);
  await file.truncate(bytes);
  await file.close();
  return path;
}

test('proof and essay each show what is wrong with them before anything is sent', async ({ page }, info) => {
  const form = siteForms.find(({ path }) => path === '/scholarship');
  if (!form) throw new Error('There is no form of the scholarship in the table');
  const on = await openForm(page, form, true);
  const email = freshEmail();
  await on.fill(email);
  await on.file('Proof of enrolment').setInputFiles(movie);
  await on.file('Essay, two pages').setInputFiles(await documentOf(52_428_801, info));
  await expect(on.scope.getByText(tooLarge)).toBeVisible();
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
  expect(countStored(email)).toMatchObject({ leads: 1, files: 1 });
});

for (const form of withFiles) {
  byHttp(
    `without script ${form.name} comes back with what was typed when a file is too large, or of another kind`,
    long,
    async ({ request }) => {
      const email = freshEmail();
      const last = form.files.at(-1) ?? '';
      const others = form.files.slice(0, -1);
      let on = await openPlainForm(request, form);
      on.fill(email);
      for (const [file, problem, status] of [
        [{ ...plan, buffer: Buffer.alloc(52_428_801, plan.buffer) }, tooLarge, 413],
        [movie, wrongKind, 422],
      ] as const) {
        for (const label of others) on.attach(label, plan);
        on.attach(last, file);
        const answer = await on.send();
        expect(answer.status()).toBe(status);
        on = await readPlainForm(request, form, answer);
        expect(on.faults).toEqual([problem]);
        expect(on.descriptionOf(last)).toContain(problem);
        for (const label of others) {
          expect(on.descriptionOf(label)).toContainEqual(expect.stringContaining('Choose your file again'));
        }
        expect(on.title).toMatch(/^Error: /);
        expect(on.hasFocus).toBe(true);
        on.expectTyped(email);
      }
      expect(countStored(email)).toMatchObject({ leads: 0, files: 0 });
    },
  );
}
