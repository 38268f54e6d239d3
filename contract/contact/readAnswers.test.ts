import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { articleFileSuccess, formTokenAnswer, sendMailSuccess, subscribeSuccess } from './answers.ts';
import { readerOf, readToken } from './readAnswers.ts';

const handles = { dealId: 'd', personId: 'p', noteId: 'n', companyId: 'c' };
const link = { downloadUrl: '/downloads/sealed', until: '2026-11-22T12:00:00.000Z' };
const data = [handles, link, { ...handles, ...link }, { ...handles, noteId: 1 }, null];
const anything = [
  ...data.flatMap((data) => [true, false].map((success) => ({ success, message: 'Sent', data }))),
  ...[undefined, 'sent', [], {}],
];

it.each([
  [paths.sendMail, sendMailSuccess],
  [paths.articleFile, articleFileSuccess],
])('reads what the schema of %s reads', (path, schema) => {
  for (const answer of anything) {
    expect(readerOf(path).safeParse(answer).data !== undefined).toBe(schema.safeParse(answer).success);
  }
});

it('reads that a reader was asked', () => {
  const asked = { success: true, message: 'Sent', data: null };
  expect(readerOf(paths.subscribe).safeParse(asked).data).toEqual({ data: subscribeSuccess.parse(asked).data });
  expect(readerOf(paths.subscribe).safeParse({ ...asked, success: false }).data).toBeUndefined();
});

it('reads a token, with the challenge where there is one', () => {
  const token = { formToken: 't', honeypotName: 'topic' };
  expect(readToken(token)).toEqual(formTokenAnswer.parse(token));
  for (const answer of [undefined, {}, { ...token, formToken: 1 }]) expect(() => readToken(answer)).toThrow();
});
