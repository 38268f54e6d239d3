import { expect, it } from 'vitest';
import { choosePause } from './choosePause.ts';

it('does not rest while nobody else wants the processor', () => {
  expect(choosePause(20, 20)).toBe(0);
  expect(choosePause(19, 22)).toBe(0);
});

it('leaves all but a thirtieth of a core to others who want it, and rests for five seconds at most', () => {
  expect(choosePause(20, 60)).toBe(600);
  expect(choosePause(2_000, 6_000)).toBe(5_000);
});
