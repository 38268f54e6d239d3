import { contactFields } from '@frontage/contract/contact/contactRequest.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { sayFault } from '@frontage/contract/words/formTexts.ts';
import { describe, expect, it } from 'vitest';
import { checkTyped, type OwnersFields, type TypedFields } from './useFields.ts';

const nothingOwn: OwnersFields = { required: [], wordFor: () => undefined, words: undefined };
const good = { name: 'Ada', email: 'ada@company.com', message: 'Hello' };
const sentencesAt = (typed: TypedFields, own = nothingOwn) =>
  Object.fromEntries([...checkTyped(contactFields, typed, own).faults].map(([name, { message }]) => [name, message]));

describe('checking what was typed', () => {
  it('returns the fields of a valid form, trimmed', () => {
    const { data, faults } = checkTyped(contactFields, { ...good, name: '  Ada ' }, nothingOwn);
    expect([data, faults.size]).toEqual([good, 0]);
  });

  it('says one thing about each field, in the words of R27', () => {
    expect(sentencesAt({ name: ' ', email: '', phone: 'call me', message: '' })).toEqual({
      name: 'The name field is required',
      email: 'The email field is required',
      phone: 'The phone field must be a valid phone: digits, spaces and + - ( ) only',
      message: 'The message field is required',
    });
  });

  it('reports an invalid address as a pattern error', () => {
    const { faults } = checkTyped(contactFields, { ...good, email: 'ada@company' }, nothingOwn);
    expect(Object.fromEntries(faults)).toEqual({
      email: { type: 'pattern', message: 'The email field must be a valid email' },
    });
  });

  it.each(['jane@example..com', '.jane@example.com', 'jane.@example.com', 'ja..ne@example.com', 'jane@-example.com'])(
    'asks once whether %s is right',
    (email) => {
      const { faults } = checkTyped(contactFields, { ...good, email }, nothingOwn);
      expect(faults.get('email')).toEqual({
        type: 'question',
        message: sayFault(undefined, 'emailDoubt', { name: 'email' }),
      });
      const again = checkTyped(contactFields, { ...good, email, emailAsked: email }, nothingOwn);
      expect([again.faults.size, again.data]).toEqual([0, { ...good, email }]);
    },
  );

  it('takes an empty phone for no phone', () => {
    expect(sentencesAt({ ...good, phone: '' })).toEqual({});
  });

  it('requires what the owner made required, with the owner’s word for it', () => {
    const words: Record<string, string> = { phone: 'Mobile', company: 'Firm' };
    const own: OwnersFields = { ...nothingOwn, required: ['phone'], wordFor: (name) => words[name] };
    expect(sentencesAt({ ...good, phone: ' ', company: 'a'.repeat(201) }, own)).toEqual({
      phone: 'The "Mobile" field is required',
      company: 'The "Firm" field may have at most 200 characters',
    });
    expect(sentencesAt({ ...good, phone: '+49 1' }, own)).toEqual({});
  });

  it('checks every form by the schema of its own call', () => {
    const typed = { ...good, repository: 'https://git.example/vault', network: 'Flow', language: 'Cadence' };
    const { faults } = checkTyped(
      formTable.audit.schema,
      { ...typed, linesOfCode: 'many', phone: 'call me' },
      nothingOwn,
    );
    expect([...faults.keys()].sort()).toEqual(['linesOfCode', 'phone']);
  });
});
