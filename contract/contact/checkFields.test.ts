import { describe, expect, it } from 'vitest';
import { formTable } from '../forms/formTable.ts';
import { sayFault } from '../words/formTexts.ts';
import { checkFields } from './checkFields.ts';
import { contactFields, requestEnvelope } from './contactRequest.ts';

const good = { name: 'Ada', email: 'ada@company.com', message: 'Hello' };
const words: Record<string, string> = { phone: 'Mobile', company: 'Firm' };
const sentencesAt = (typed: Record<string, unknown>, required: string[] = []) =>
  Object.fromEntries(
    checkFields(contactFields, typed, { required }).faults.map(({ id, most, name }) => [
      name,
      sayFault(undefined, id, { name, label: required.length > 0 ? words[name] : undefined, most }),
    ]),
  );

describe('checking what was typed', () => {
  it('returns the fields of a valid form, trimmed', () => {
    expect(checkFields(contactFields, { ...good, name: '  Ada ' })).toEqual({ data: good, faults: [] });
  });

  it('says one thing about each field, in the words of R27', () => {
    expect(sentencesAt({ name: ' ', phone: 'call me' })).toEqual({
      name: 'The name field is required',
      email: 'The email field is required',
      phone: 'The phone field must be a valid phone: digits, spaces and + - ( ) only',
      message: 'The message field is required',
    });
  });

  it('reports an invalid address as a pattern error', () => {
    const { faults } = checkFields(contactFields, { ...good, email: 'ada@company' }, { emailAsked: '' });
    expect(faults).toMatchObject([{ name: 'email', type: 'pattern', id: 'invalid' }]);
    expect(sentencesAt({ ...good, email: 'ada@company' })).toEqual({ email: 'The email field must be a valid email' });
  });

  it('names a choice that is none', () => {
    const { faults } = checkFields(contactFields, { ...good, timeline: 'Yesterday' });
    expect(faults).toMatchObject([{ name: 'timeline', type: 'choice', id: 'mustBeChosen' }]);
  });

  it.each(['jane@example..com', '.jane@example.com', 'jane.@example.com', 'ja..ne@example.com', 'jane@-example.com'])(
    'asks a visitor once whether %s is right, and a program never',
    (email) => {
      const asking = (emailAsked?: string) => checkFields(contactFields, { ...good, email }, { emailAsked }).faults;
      expect(asking('')).toMatchObject([{ name: 'email', type: 'question', id: 'emailDoubt' }]);
      expect([asking(email), asking()]).toEqual([[], []]);
    },
  );

  it('asks about no address where none is a field', () => {
    expect(checkFields(formTable['call-back'].schema, good, { emailAsked: 'a@b.c' }).faults).toMatchObject([
      { name: 'phone', id: 'required' },
    ]);
    expect(checkFields(requestEnvelope, {}, { emailAsked: 'jane@example..com' }).faults).toEqual([]);
  });

  it('requires what the owner made required, with the owner’s word for it', () => {
    expect(sentencesAt({ ...good, phone: ' ', company: 'a'.repeat(201) }, ['phone'])).toEqual({
      phone: 'The "Mobile" field is required',
      company: 'The "Firm" field may have at most 200 characters',
    });
    expect(sentencesAt({ ...good, phone: '+49 1' }, ['phone'])).toEqual({});
  });

  it('checks every form by the schema of its own call', () => {
    const typed = { ...good, repository: 'https://git.example/vault', network: 'Flow', language: 'Cadence' };
    const { faults } = checkFields(formTable.audit.schema, { ...typed, linesOfCode: 'many', phone: 'call me' });
    expect(faults.map(({ name }) => name).sort()).toEqual(['linesOfCode', 'phone']);
  });
});
