import type { FieldState, FormState } from 'payload';
import { expect, test } from 'vitest';
import { lostMarks } from './watchUntilSaved.ts';

const typedIn = (value: string): FieldState => ({ value, isModified: true });

test('a field that was typed into keeps its mark while the next one is typed', () => {
  const typed = new Map<string, unknown>();
  const states: FormState[] = [
    { title: { value: '' }, text: { value: '' } },
    { title: typedIn('A title'), text: { value: '' } },
    // As the form leaves it: only the last field is marked.
    { title: { value: 'A title' }, text: typedIn('A text') },
  ];
  const [first = {}, second = {}, third = {}] = states;
  expect(lostMarks(typed, first, second)).toEqual([]);
  expect(lostMarks(typed, second, third)).toEqual(['title']);
  expect(lostMarks(typed, third, { title: typedIn('A title'), text: typedIn('A text') })).toEqual([]);
});

test('a field that was changed since, or that is gone, gets no mark', () => {
  const typed = new Map<string, unknown>();
  lostMarks(typed, { slug: { value: '' } }, { slug: typedIn('My page') });
  expect(lostMarks(typed, { slug: typedIn('My page') }, { slug: { value: 'my-page' } })).toEqual([]);
  lostMarks(typed, {}, { row: typedIn('A row') });
  expect(lostMarks(typed, { row: typedIn('A row') }, {})).toEqual([]);
  expect([...typed.keys()]).toEqual([]);
});
