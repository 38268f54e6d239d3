import { expect, it } from 'vitest';
import { readWrittenMails } from '../testing/readWrittenMails.ts';
import { readBody } from './readBody.ts';

it('reads emails as other programs write them, in any shape, encoding and line end', async () => {
  await readWrittenMails(200);
});

it('takes the words of HTML only where there is no plain text, and of a huge page only the beginning', async () => {
  const page = `Content-Type: text/html\r\n\r\n<p>Begin</p>${'<div>'.repeat(100_000)}`;
  expect((await readBody(Buffer.from(page))).text).toMatch(/^Begin[\s.]+\(cut off here\)$/);
});
