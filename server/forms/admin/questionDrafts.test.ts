import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { namesTaken, questionsFault } from '@frontage/contract/forms/questions.ts';
import { describe, expect, it } from 'vitest';
import { formTemplates } from './formTemplates.ts';
import {
  beginsPage,
  copyOf,
  heardQuestion,
  moveQuestion,
  newQuestion,
  turnPage,
  warningsOf,
} from './questionDrafts.ts';

describe.each(formTemplates)('the template $title', ({ questions }) => {
  it('can be published as it is, and nothing in it hurts', () => {
    expect(questionsFault(questions)).toBeUndefined();
    expect(warningsOf(questions)).toEqual([]);
  });
});

it('a question of another form is copied to the last page, under an id of its own, and depends on nothing that is not here', () => {
  const here: Question[] = [
    { id: 'name', kind: 'text', label: 'Name' },
    { id: 'topic', kind: 'text', label: 'Topic', page: 2 },
  ];
  const asked = { question: 'day', filled: true };
  const other: Question = { id: 'topic', kind: 'date', label: 'Since when?', required: true, askIf: asked };
  expect(copyOf(other, here)).toEqual({ id: 'topic-2', kind: 'date', label: 'Since when?', required: true, page: 2 });
  expect(questionsFault([...here, copyOf(other, here)])).toBeUndefined();
});

it('a question that is added to a form of the site never has the id of one of its fields', () => {
  const taken = namesTaken(formTable.contact);
  const added: Question[] = [];
  for (const kind of ['text', 'email', 'file', 'file', 'longText', 'country'] as const)
    added.push(newQuestion(kind, added, taken));
  expect(added.map(({ id }) => id)).toEqual(['text', 'email-2', 'file-2', 'file-3', 'text-2', 'country-2']);
  expect(copyOf({ id: 'company', kind: 'text', label: 'Company' }, added, taken).id).toBe('company-2');
  expect(questionsFault(added, undefined, formTable.contact)).toBeUndefined();
});

describe('pages of a form', () => {
  const of = (...pages: number[]): Question[] =>
    pages.map((page, place) => ({ id: `q-${place}`, kind: 'text', label: 'Q', ...(page > 1 ? { page } : {}) }));
  const pagesOf = (questions: readonly Question[]) => questions.map(({ page = 1 }) => page);

  it('begin with a question and end where the owner says, with no gap between them', () => {
    const turned = turnPage(of(1, 1, 1, 2), 1);
    expect(pagesOf(turned)).toEqual([1, 2, 2, 3]);
    expect(beginsPage(turned, 1)).toBe(true);
    expect(pagesOf(turnPage(turned, 1))).toEqual([1, 1, 1, 2]);
  });

  it('stay in order when a question moves: it joins the page of its new neighbours', () => {
    expect(pagesOf(moveQuestion(of(1, 1, 2, 2), 0, 3))).toEqual([1, 2, 2, 2]);
    expect(pagesOf(moveQuestion(of(1, 1, 2, 2), 3, 0))).toEqual([1, 1, 1, 2]);
    expect(pagesOf(moveQuestion(of(1, 2), 0, 1))).toEqual([1, 1]);
    expect(questionsFault(moveQuestion(of(1, 2, 3), 2, 0))).toBeUndefined();
  });

  it('may begin with the first question where fields of the form come before it', () => {
    const turned = turnPage(of(1, 1), 0, false);
    expect(pagesOf(turned)).toEqual([2, 2]);
    expect(beginsPage(turned, 0)).toBe(true);
    expect(questionsFault(turned, undefined, formTable.contact)).toBeUndefined();
    expect(pagesOf(moveQuestion(turned, 0, 1, false))).toEqual([2, 2]);
    expect(pagesOf(turnPage(turned, 0, false))).toEqual([1, 1]);
  });

  it('go on with new and copied questions', () => {
    const questions = of(1, 2);
    expect(newQuestion('email', questions).page).toBe(2);
    expect(copyOf(questions[1] as Question, questions).page).toBe(2);
  });
});

it('asks how somebody heard of the agency with answers that are ready', () => {
  const question = heardQuestion([{ id: 'email', kind: 'email', label: 'Email', page: 1 }]);
  expect(question).toMatchObject({ id: 'heard-of-us', kind: 'choice' });
  expect(question.options).toHaveLength(6);
  expect(questionsFault([question])).toBeUndefined();
});

describe('what hurts a form', () => {
  const email: Question = { id: 'email', kind: 'email', label: 'Email' };
  const diet: Question = { id: 'diet', kind: 'text', label: 'Allergies, or a diet' };
  const consent: Question = { id: 'agreed', kind: 'consent', label: 'You may tell the kitchen' };
  const many = Array.from({ length: 9 }, (_, place): Question => ({ id: `q-${place}`, kind: 'text', label: 'Q' }));

  it.each<[string, Question[], RegExp[]]>([
    ['nothing of it', [email], []],
    ['more than eight questions', [email, ...many.slice(1)], [/^9 questions/]],
    ['a required phone', [{ id: 'phone', kind: 'phone', label: 'Phone', required: true }], [/^A required phone/]],
    ['no way to answer', [{ id: 'name', kind: 'text', label: 'Name' }], [/nobody can be answered/]],
    ['a sensitive topic without a consent', [email, diet], [/^“Allergies, or a diet” .* add a consent of its own/]],
    ['a sensitive topic with its consent', [email, diet, consent], []],
    ['the same in German', [email, { ...diet, label: 'Haben Sie Krankheiten?' }], [/add a consent of its own/]],
  ])('is said in words: %s', (_, questions, words) => {
    expect(warningsOf(questions)).toEqual(words.map((one) => expect.stringMatching(one)));
  });

  it('counts what it asks besides, and knows by what people can be answered', () => {
    const note: Question = { id: 'note', kind: 'text', label: 'Note' };
    expect(warningsOf([note], ['name', 'phone'])).toEqual([]);
    expect(warningsOf([note], ['name', 'email', ...'abcdef'])).toEqual([expect.stringMatching(/^9 questions/)]);
    expect(warningsOf([], ['name', 'email', ...'abcdefg'])).toEqual([]);
  });
});
