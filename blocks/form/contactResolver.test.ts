import type { ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { expect, it } from 'vitest';
import { resolverOf } from './contactResolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as const;
const good: ContactFields = { name: 'Ada', email: 'ada@company.com', message: 'Hello' };

it('gives react-hook-form the fields of a good form, trimmed', async () => {
  const result = await resolverOf({})({ ...good, name: '  Ada ' }, undefined, options);
  expect(result).toEqual({ values: good, errors: {} });
});

it('gives it the faults of another one, in the words of its owner', async () => {
  const own = { asked: [], fields: { phone: { isRequired: true, label: 'Mobile' } } };
  const { errors } = await resolverOf({ own })({ ...good, phone: ' ' }, undefined, options);
  expect(errors).toEqual({ phone: { type: 'required', message: 'The "Mobile" field is required' } });
});

it('asks for no message where a seat at an event is asked for', async () => {
  const seat = { ...good, message: '' };
  expect((await resolverOf({ eventSlug: 'ledger-night' })(seat, undefined, options)).errors).toEqual({});
  expect((await resolverOf({})(seat, undefined, options)).errors).toHaveProperty('message');
});
