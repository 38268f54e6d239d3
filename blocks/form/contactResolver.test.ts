import type { ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { wordsOf } from '@frontage/contract/forms/formWords.ts';
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

it('says all of it in the words of the site', async () => {
  const words = wordsOf({ required: 'Bitte {field} ausfüllen' });
  const own = { asked: [], fields: { phone: { isRequired: true, label: 'Mobil' } } };
  const { errors } = await resolverOf({ own, words })({ ...good, name: '', phone: '' }, undefined, options);
  expect(errors).toMatchObject({
    name: { message: 'Bitte name ausfüllen' },
    phone: { message: 'Bitte "Mobil" ausfüllen' },
  });
});

it('asks for no message where a seat at an event is asked for', async () => {
  const seat = { ...good, message: '' };
  expect((await resolverOf({ eventSlug: 'ledger-night' })(seat, undefined, options)).errors).toEqual({});
  expect((await resolverOf({})(seat, undefined, options)).errors).toHaveProperty('message');
});
