import { expect, it } from 'vitest';
import { circlesOf } from './circles.ts';

it('finds what leads back to itself, by however many steps', () => {
  const circles = circlesOf([
    ['mail', 'queue'],
    ['queue', 'form'],
    ['form', 'mail'],
    ['form', 'time'],
    ['clock', 'time'],
  ]);
  expect(circles.map((circle) => circle.toSorted())).toEqual([['form', 'mail', 'queue']]);
});

it('finds none where two ways lead to the same, and none in a subject that imports itself', () => {
  expect(
    circlesOf([
      ['form', 'mail'],
      ['form', 'queue'],
      ['mail', 'time'],
      ['queue', 'time'],
      ['time', 'time'],
    ]),
  ).toEqual([]);
});
