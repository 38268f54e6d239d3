import { expect, it } from 'vitest';
import { detailOf, type Refusal } from '../guards/refusal.ts';
import { formAnswerOf } from './formAnswer.ts';

it('lists errors in the order of the fields in the page, and those of fields that were not sent at the end', () => {
  const refusal: Refusal = {
    status: 422,
    code: 'invalid',
    message: '3 errors',
    details: ['consent', 'email', 'target'].map((name) => detailOf(name, `${name} is wrong`, 'required')),
  };
  const raw = {
    fields: new Map(['target', 'name', 'email'].map((name) => [name, ['']])),
    files: [],
  };
  const { errors } = formAnswerOf(
    { reading: { raw, fileFieldsSent: [] }, refusal },
    { issue: () => ({ formToken: 'token', honeypotName: 'fax' }) },
  );
  expect(errors.map(({ name }) => name)).toEqual(['target', 'email', 'consent']);
});
