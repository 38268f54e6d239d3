import type { FormAnswer } from '@frontage/contract/visit.ts';
import { describe, expect, it } from 'vitest';
import { chosenIn, type PlacedAnswer, typedIn } from './formLook.ts';
import { answerTo } from './formLookOf.ts';

const notice = { title: 'This did not reach us', text: 'Send it again.' };
const wrong = (name: string) => ({ name, message: `The ${name} field is required` });
const came = (changes: Partial<FormAnswer>): FormAnswer => ({
  formId: 'contact',
  typed: {},
  errors: [],
  filesLost: [],
  notice,
  ...changes,
});
const placed = (changes: Partial<FormAnswer>, fields = ['name', 'email', 'file']): PlacedAnswer | undefined =>
  answerTo({ visit: { form: came(changes) } }, 'contact', fields);

describe('the answer to a form', () => {
  it('is missing on a page of a release, for another visitor, and at another form', () => {
    expect(answerTo({}, 'contact', [])).toBeUndefined();
    expect(answerTo({ visit: {} }, 'contact', [])).toBeUndefined();
    expect(placed({ formId: 'quote' })).toBeUndefined();
    expect(placed({ formId: '' })).toBeUndefined();
  });

  it('puts errors at their fields in the order in which they came, and then says nothing above them', () => {
    const answer = placed({ errors: [wrong('email'), wrong('name')] });
    expect(answer?.errors.map(({ name }) => name)).toEqual(['email', 'name']);
    expect(answer).not.toHaveProperty('notice');
  });

  it('says above the form what belongs to none of its fields', () => {
    const answer = placed({ errors: [wrong('surname')] });
    expect(answer).toMatchObject({ errors: [], notice });
  });

  it('leaves out an error without a field where another error has one', () => {
    const answer = placed({ errors: [wrong('surname'), wrong('name')] });
    expect(answer?.errors).toEqual([wrong('name')]);
    expect(answer).not.toHaveProperty('notice');
  });

  it('may only restore what was typed', () => {
    const { notice: _, ...quiet } = came({ typed: { name: ['Ada'] } });
    expect(answerTo({ visit: { form: quiet } }, 'contact', ['name'])).toEqual({
      typed: { name: ['Ada'] },
      errors: [],
      filesLost: [],
    });
  });
});

describe('what was typed', () => {
  const answer = placed({ typed: { name: ['Ada'], projectTypes: ['MVP', 'Design'], note: [''] } });

  it('is the value of a field, or its values where it may have several', () => {
    expect(typedIn({ answer }, 'name')).toBe('Ada');
    expect(typedIn({ answer }, 'note')).toBe('');
    expect(chosenIn({ answer }, 'projectTypes')).toEqual(['MVP', 'Design']);
  });

  it('tells a field that was left out from a form that is shown for the first time', () => {
    expect(typedIn({ answer }, 'timeline')).toBeUndefined();
    expect(chosenIn({ answer }, 'timeline')).toEqual([]);
    expect(chosenIn({}, 'timeline')).toBeUndefined();
  });
});
