import { expect, it } from 'vitest';
import { circlesOf } from './circles.ts';

it('finds subjects that lead back to themselves, in any number of steps', () => {
  const circles = circlesOf([
    ['mail', 'queue'],
    ['queue', 'form'],
    ['form', 'mail'],
    ['form', 'time'],
    ['clock', 'time'],
  ]);
  expect(circles.map((circle) => circle.toSorted())).toEqual([['form', 'mail', 'queue']]);
});

it('finds no circle in two ways to the same subject, or in a subject that imports itself', () => {
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
