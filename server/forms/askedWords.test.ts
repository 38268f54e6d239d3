import { formTable } from '@frontage/contract/forms/formTable.ts';
import { expect, it } from 'vitest';
import { stateOf } from './askedWords.ts';

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
