import type { ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { wordsOf } from '@frontage/contract/forms/formWords.ts';
import { describe, expect, it } from 'vitest';
import { resolverOf } from './contactResolver.ts';

const contactResolver = resolverOf({});
const options = { fields: {}, shouldUseNativeValidation: false } as const;
const good: ContactFields = { name: 'Ada', email: 'ada@company.com', message: 'Hello' };
const messagesOf = async (typed: ContactFields) =>
  Object.entries((await contactResolver(typed, undefined, options)).errors).map(([, error]) => error?.message);

describe('checking a form', () => {
  it('lets a good one pass, trimmed', async () => {
    const result = await contactResolver({ ...good, name: '  Ada ' }, undefined, options);
    expect(result).toEqual({ values: good, errors: {} });
  });

  it('says one thing about each field, in the words of R27', async () => {
    expect(await messagesOf({ name: ' ', email: '', phone: 'call me', message: '' })).toEqual([
      'The name field is required',
      'The email field is required',
      'The phone field must be a valid phone',
      'The message field is required',
    ]);
  });

  it('calls a wrong address a pattern error', async () => {
    const result = await contactResolver({ ...good, email: 'ada@company' }, undefined, options);
    expect(result.errors).toEqual({ email: { type: 'pattern', message: 'The email field must be a valid email' } });
  });

  it('takes an empty phone for no phone', async () => {
    expect(await messagesOf({ ...good, phone: '' })).toEqual([]);
  });

  it('asks for what the owner made required, in the owner’s word for it', async () => {
    const own = { asked: [], fields: { phone: { isRequired: true, label: 'Mobile' }, company: { label: 'Firm' } } };
    const resolve = resolverOf({ own });
    const { errors } = await resolve({ ...good, phone: ' ', company: 'a'.repeat(201) }, undefined, options);
    expect(errors).toMatchObject({
      phone: { type: 'required', message: 'The "Mobile" field is required' },
      company: { message: 'The "Firm" field may have at most 200 characters' },
    });
    expect((await resolve({ ...good, phone: '+49 1' }, undefined, options)).errors).toEqual({});
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
});
