import { expect, test } from 'vitest';
import { checkTemplate, fillIn, openPlaceholders } from './templates.ts';

test('a template is filled in with what is known about a request, and the rest stays open', () => {
  const text = 'Hello {name}, about “{firstWords}”: call {phone}.';
  const filled = fillIn(text, { name: 'Ada', firstWords: 'Two {number} contracts …' });
  expect(filled).toBe('Hello Ada, about “Two {number} contracts …”: call {phone}.');
  expect(openPlaceholders('Call {phone}, {name}')).toEqual(['{phone}', '{name}']);
});

test('an unknown placeholder is refused by name, with a list of the known ones', () => {
  expect(checkTemplate('Hello {name}')).toBe(true);
  expect(checkTemplate('Hello {nme}, {name}')).toBe(
    'There is nothing called {nme}. A template may say {name}, {firstWords}, {number}, {company}, {phone}.',
  );
  expect(checkTemplate('Hello {toString}')).toContain('{toString}');
  expect(checkTemplate('Hello {}')).toContain('{}');
  expect(checkTemplate('  ')).toBe('Write the text of the template');
});
