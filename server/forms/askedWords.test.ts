import { formTable } from '@frontage/contract/forms/formTable.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { expect, it } from 'vitest';
import { askedAs, type FieldRow, fieldIn, fieldRows, ownOf, stateOf } from './askedWords.ts';

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

it('reads fields in their owner’s order, and writes only what was changed', () => {
  const { fields } = formTable.careers;
  const stored = [{ name: 'message', label: 'Your work' }, { name: 'gone' }];
  const rows = fieldRows(fields, stored);
  expect(rows.map(({ own }) => own)).toEqual([
    ...stored.slice(0, 1),
    ...fields.filter(({ name }) => name !== 'message').map(({ name }) => ({ name })),
  ]);
  const rowOf = (name: string) => rows.find(({ own }) => own.name === name) as FieldRow;
  expect(rowOf('message').question).toMatchObject({ id: 'message', kind: 'longText', label: 'Your work' });
  expect(fields.map(({ name }) => [name, rowOf(name).question.kind])).toContainEqual(['file', 'file']);
  const [phone, company] = [rowOf('phone'), rowOf('company')] as const;
  const required = { ...phone.question, required: true, help: 'With its country' };
  expect(ownOf(phone, required)).toEqual({ name: 'phone', help: 'With its country', isRequired: true });
  expect(ownOf(company, { ...company.question, required: true })).toEqual({
    name: 'company',
    isAsked: true,
    isRequired: true,
  });
  expect(ownOf(phone, phone.question)).toEqual({ name: 'phone' });
});

it('forgets that a field is required as it is left out, and keeps its words', () => {
  const [row] = fieldRows(formTable.contact.fields.slice(4, 5), [{ name: 'phone', label: 'Mobile', isRequired: true }]);
  expect(row?.field.name).toBe('phone');
  expect([false, true, undefined].map((isAsked) => row && askedAs(row, isAsked))).toEqual([
    { name: 'phone', label: 'Mobile', isAsked: false },
    { name: 'phone', label: 'Mobile', isAsked: true, isRequired: true },
    { name: 'phone', label: 'Mobile' },
  ]);
});

it('leaves what is typed as it is: a space before the next word, and one in place of a word', () => {
  const stored = [
    { name: 'name', label: 'Family ' },
    { name: 'email', label: ' ' },
  ];
  const labels = fieldRows(formTable.contact.fields, stored).map(({ question }) => question.label);
  expect(labels.filter(Boolean)).toEqual(['Family ', ' ']);
  expect(fieldRows(formTable.contact.fields, [null]).every(({ question }) => question.label === '')).toBe(true);
});
