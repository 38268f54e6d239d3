import { expect, test } from 'vitest';
import { checkTemplate, fillIn, openPlaceholders } from './placeholders.ts';

test('a template takes what is known of a request, and leaves open what is not', () => {
  const text = 'Hello {name}, about “{firstWords}”: call {phone}.';
  const filled = fillIn(text, { name: 'Ada', firstWords: 'Two {number} contracts …' });
  expect(filled).toBe('Hello Ada, about “Two {number} contracts …”: call {phone}.');
  expect(openPlaceholders('Call {phone}, {name}')).toEqual(['{phone}', '{name}']);
});

test('a placeholder that stands for nothing is refused by its name, with those that there are', () => {
  expect(checkTemplate('Hello {name}')).toBe(true);
  expect(checkTemplate('Hello {nme}, {name}')).toBe(
    'There is nothing called {nme}. A template may say {name}, {firstWords}, {number}, {company}, {phone}.',
  );
  expect(checkTemplate('Hello {toString}')).toContain('{toString}');
  expect(checkTemplate('Hello {}')).toContain('{}');
  expect(checkTemplate('  ')).toBe('Write the text of the template');
});
