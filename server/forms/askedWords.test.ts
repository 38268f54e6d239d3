import { formTable } from '@frontage/contract/forms/formTable.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { expect, it } from 'vitest';
import { fieldIn, stateOf } from './askedWords.ts';

const fieldOf = (form: keyof typeof formTable, name: string) => {
  const field = formTable[form].fields.find((one) => one.name === name);
  if (!field) throw new Error(`${form} has no ${name}`);
  return field;
};

it('says that its block asks for it, and that nobody does where no block can', () => {
  expect(stateOf(fieldOf('contact', 'surname'), { name: 'surname' }, 'block')).toBe('where its block asks for it');
  for (const form of ['careers', 'scholarship', 'estimate'] as const) {
    expect(stateOf(fieldOf(form, 'company'), { name: 'company' }, 'block'), form).toBe('not asked');
    expect(stateOf(fieldOf(form, 'company'), { name: 'company', isAsked: true }, 'block'), form).toBe('optional');
  }
  expect(stateOf(fieldOf('newsletter', 'name'), { name: 'name' }, 'settings')).toContain('site settings');
});

it('names a field and its example as visitors of the site read them', () => {
  const field = fieldOf('contact', 'surname');
  expect(fieldIn(wordsOf({ language: 'de' }), field)).toMatchObject({ label: 'Nachname', placeholder: 'Familienname' });
  expect(fieldIn(wordsOf({}), field)).toEqual(field);
});
