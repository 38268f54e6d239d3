import { describe, expect, it } from 'vitest';
import { contactFields } from '../contact/contactRequest.ts';
import { checkSite } from '../testing/checkSite.ts';
import { sayAnswerFault } from './checkAnswers.ts';
import { formTable } from './formTable.ts';

const good = { name: 'Ada', email: 'ada@company.com', message: 'Hello' };
const called = { phone: 'Mobile', company: 'Firm' };
const faultsAt = (...given: Parameters<typeof checkSite>) =>
  checkSite(...given).faults.map(({ id, question, type }) => ({ name: question.id, type, id }));
const sentencesAt = (typed: Record<string, string>, required: string[] = []) =>
  Object.fromEntries(
    checkSite(contactFields, typed, { required, ...(required.length > 0 ? { called } : {}) }).faults.map((fault) => [
      fault.question.id,
      sayAnswerFault(undefined, fault),
    ]),
  );

describe('checking what was typed', () => {
  it('returns the fields of a valid form, trimmed', () => {
    expect(checkSite(contactFields, { ...good, name: '  Ada ' })).toMatchObject({ values: good, faults: [] });
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
    expect(faultsAt(contactFields, { ...good, email: 'ada@company' }, { emailAsked: '' })).toEqual([
      { name: 'email', type: 'pattern', id: 'invalid' },
    ]);
    expect(sentencesAt({ ...good, email: 'ada@company' })).toEqual({ email: 'The email field must be a valid email' });
  });

  it('names a choice that is none', () => {
    expect(faultsAt(contactFields, { ...good, timeline: 'Yesterday' })).toEqual([
      { name: 'timeline', type: 'choice', id: 'mustBeChosen' },
    ]);
  });

  it.each(['jane@example..com', '.jane@example.com', 'jane.@example.com', 'ja..ne@example.com', 'jane@-example.com'])(
    'asks a visitor once whether %s is right, and a program never',
    (email) => {
      const asking = (emailAsked?: string) => faultsAt(contactFields, { ...good, email }, { emailAsked });
      expect(asking('')).toEqual([{ name: 'email', type: 'question', id: 'emailDoubt' }]);
      expect([asking(email), asking()]).toEqual([[], []]);
    },
  );

  it('asks about no address where none is a field', () => {
    expect(faultsAt(formTable['call-back'].schema, good, { emailAsked: 'a@b.c' })).toMatchObject([
      { name: 'phone', id: 'required' },
    ]);
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
    expect(faultsAt(formTable.audit.schema, { ...typed, linesOfCode: 'many', deadline: 'soon', phone: '?' })).toEqual([
      { name: 'linesOfCode', type: 'pattern', id: 'linesAsNumber' },
      { name: 'deadline', type: 'pattern', id: 'deadlineAsDay' },
      { name: 'phone', type: 'pattern', id: 'invalidPhone' },
    ]);
    expect(faultsAt(formTable.audit.schema, { ...typed, linesOfCode: '1 000 000 000 000' })).toEqual([
      { name: 'linesOfCode', type: 'max', id: 'linesAsNumber' },
    ]);
  });
});
