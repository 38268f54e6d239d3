import { describe, expect, it } from 'vitest';
import { formIdOf } from '../contact/formId.ts';
import { formNamed, formNames, formTable } from './formTable.ts';
import {
  askedOf,
  asksForAddress,
  describedForm,
  fitFields,
  fitQuestions,
  followingForm,
  questionsFormAs,
  type StoredField,
  takesQuestions,
  thanksTextOf,
} from './ownForm.ts';

const asStored = (name: keyof typeof formTable): StoredField[] =>
  formTable[name].fields.map((field) => ({ name: field.name }));

describe.each(formNames)('the form %s', (name) => {
  it('is as usual while the owner has changed nothing', () => {
    expect(fitFields(formTable[name], asStored(name))).toEqual({});
    expect(fitFields(formTable[name], [])).toEqual({});
  });

  it('names each of its fields once, with a label', () => {
    const names = formTable[name].fields.map((field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    for (const { label } of formTable[name].fields) expect(label).not.toBe('');
  });

  it('cannot lose a field that the rules require', () => {
    const stored = asStored(name).map((field) => ({ ...field, isAsked: false, isRequired: false }));
    const { fields } = fitFields(formTable[name], stored);
    const left = formTable[name].fields.filter((field) => fields?.[field.name]?.isAsked !== false);
    expect(left.map((field) => field.name)).toEqual(
      formTable[name].fields.filter(({ standing }) => standing === 'needed').map((field) => field.name),
    );
  });
});

const contact = formTable.contact;

it('keeps the changes that a field allows, and drops the rest', () => {
  const stored = [
    { name: 'name', isAsked: false, label: 'Your name' },
    { name: 'phone', isRequired: true, placeholder: '+49' },
    { name: 'country', isRequired: true, placeholder: 'none', help: 'Where you sit' },
    { name: 'surname', isRequired: true },
    { name: 'company', isAsked: false, isRequired: true },
    { name: 'shoe size', label: 'Shoe size' },
  ];
  expect(fitFields(contact, stored)).toEqual({
    order: ['name', 'phone', 'country', 'surname', 'company', 'email', 'message', 'file'],
    fields: {
      name: { label: 'Your name' },
      phone: { isRequired: true, placeholder: '+49' },
      country: { help: 'Where you sit' },
      surname: { isAsked: true, isRequired: true },
      company: { isAsked: false },
    },
  });
});

it('asks in the order of the owner, and for offered fields only where they say so', () => {
  const fields = contact.fields.filter(({ name }) => ['name', 'surname', 'email', 'phone'].includes(name));
  expect(askedOf(undefined, fields)).toEqual(['name', 'email', 'phone']);
  expect(askedOf(undefined, fields, ['surname'])).toEqual(['name', 'surname', 'email', 'phone']);
  const own = { order: ['phone', 'email'], fields: { surname: { isAsked: true }, name: { isAsked: false } } };
  expect(askedOf(own, fields)).toEqual(['phone', 'email', 'surname']);
});

it('does not take a property of every object for a form', () => {
  expect(formNamed('constructor')).toBeUndefined();
  expect(formNamed('quote')?.label).toBe('Request for a quote');
});

it('is not accepted by the block of another form, which lacks its fields', () => {
  expect(formIdOf('cost').safeParse('contact').success).toBe(false);
  for (const id of ['quote', 'fair-2026']) expect(formIdOf('cost').safeParse(id).success).toBe(true);
});

describe('questions of an owner', () => {
  const question = (id: string) => ({ id, kind: 'text', label: 'Size of the stand' }) as const;

  it('are taken by what becomes a request, beside its fields', () => {
    const without = formNames.filter((name) => !takesQuestions(formTable[name]));
    expect(without).toEqual(['booking', 'article-file', 'newsletter']);
    expect(describedForm('contact', { questions: [question('stand')] })).toBe(contact);
    expect(describedForm('fair', { questions: [question('stand')] })?.fields).toEqual([]);
  });

  it('give way to a field of the form that has their id, also where it is not asked', () => {
    const questions = [question('stand'), question('name'), question('timeline')];
    expect(fitQuestions(contact, questions)).toEqual([question('stand')]);
    expect(fitQuestions(formTable['call-back'], questions)).toEqual([question('stand'), question('timeline')]);
    expect(fitQuestions(questionsFormAs('download'), questions)).toEqual(questions);
    expect(fitQuestions(formTable.booking, questions)).toBeUndefined();
  });
});

describe('what follows a form', () => {
  it('is step two after the contact form, a receipt after a quote, and nothing after other forms of the site', () => {
    const named = (kind: string) => formNames.filter((name) => followingForm(name, undefined) === kind);
    expect([named('more'), named('receipt')]).toEqual([['contact'], ['quote']]);
  });

  it('is the same for an owner’s form as for the form it is like', () => {
    expect(followingForm('work-with-us', { kind: 'careers' })).toBeUndefined();
    expect(followingForm('partners', { kind: 'contact' })).toBe('more');
    expect(followingForm('under-a-name-of-its-own', undefined)).toBe('more');
  });
});

describe('what a form becomes', () => {
  const email = { id: 'email', kind: 'email', label: 'Email' } as const;
  const required = { ...email, id: 'work-email', required: true };

  it('needs an address of everybody for a document, any for a subscriber, and none otherwise', () => {
    const needs = (as: string) =>
      [[], [email], [{ ...required, askIf: { question: 'email' } }], [email, required]].map((asked) =>
        asksForAddress(as, asked),
      );
    expect(needs('download')).toEqual([false, false, false, true]);
    expect(needs('subscriber')).toEqual([false, true, true, true]);
    expect(needs('seat')).toEqual([true, true, true, true]);
  });

  it('is said in the thank-you of a subscriber who has given an address, unless its owner says something else', () => {
    const own = { id: 'letter', questions: [required], becomes: { as: 'subscriber' as const, topics: [] } };
    expect(thanksTextOf(own, {})).toMatch(/on its way\. One click puts you on the list\.$/);
    expect(thanksTextOf({ ...own, thanksText: 'See you.' }, {})).toBe('See you.');
    expect(thanksTextOf({ ...own, questions: [email] }, {})).toBeUndefined();
  });
});
