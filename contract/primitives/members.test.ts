import { expect, it } from 'vitest';
import { inOrder, mapMembers } from './members.ts';

it('changes the members of lists and plain objects, and nothing of what is whole', () => {
  const day = new Date(0);
  const whole = [day, Buffer.from('a'), 'text', 3, null, undefined];
  for (const value of whole) expect(mapMembers(value, () => 'changed')).toBe(value);
  expect(mapMembers(whole, (one) => one)).toEqual(whole);
  expect(mapMembers({ a: 1, b: [2] }, (one, name) => [name, one])).toEqual({ a: ['a', 1], b: ['b', [2]] });
  expect(mapMembers(['a'], (one, name) => [name, one])).toEqual([[undefined, 'a']]);
});

it('says the same of the same fields in any order, at any depth', () => {
  const [one, other] = [
    { a: 1, b: { c: [2, 1], d: new Date(0) } },
    { b: { d: new Date(0), c: [2, 1] }, a: 1 },
  ];
  expect(JSON.stringify(one, inOrder)).toBe(JSON.stringify(other, inOrder));
  expect(JSON.stringify([1, 2], inOrder)).not.toBe(JSON.stringify([2, 1], inOrder));
});
