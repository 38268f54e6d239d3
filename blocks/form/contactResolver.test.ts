import type { ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { describe, expect, it } from 'vitest';
import { contactResolver } from './contactResolver.ts';

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
});
