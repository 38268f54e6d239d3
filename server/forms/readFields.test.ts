import { expect, it } from 'vitest';
import { parseFormFields, parseJsonFields } from './readFields.ts';

/* All that fits into a body without files. */
const many = 131_000;
const ofMany = Object.fromEntries(
  Array.from({ length: 30 }, (_, name) => [name, Array.from({ length: 4_000 }, () => 1)]),
);

it.each<[string, () => unknown]>([
  ['a form', () => parseFormFields('a&'.repeat(many))],
  ['JSON', () => parseJsonFields(JSON.stringify({ a: Array.from({ length: many }, () => 1) }))],
  ['JSON, under thirty names', () => parseJsonFields(JSON.stringify(ofMany))],
])('a field that comes a hundred thousand times in %s is refused at once', (_, parse) => {
  expect(parse()).toBeUndefined();
});

it('a field keeps all of its values in their order, as boxes that are ticked send them', () => {
  const sent = Array.from({ length: 3_600 }, (_, place) => `topics=${place}`).join('&');
  expect(parseFormFields(`name=Ada&${sent}`)?.get('topics')?.at(-1)).toBe('3599');
});

it('a number of a program has no groups of three digits', () => {
  expect(parseJsonFields('{"a": 1.125, "b": "1.125", "c": 12500}')).toEqual(
    new Map([
      ['a', ['1.1250']],
      ['b', ['1.125']],
      ['c', ['12500']],
    ]),
  );
});
