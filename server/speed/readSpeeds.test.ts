import { expect, test } from 'vitest';
import { figureWords, thresholdWords } from './readSpeeds.ts';

test('shows figures in the units that people use', () => {
  expect(figureWords('LCP', { value: 1834, isOver: false })).toBe('1.8 s');
  expect(figureWords('LCP', { value: 10_000, isOver: true })).toBe('over 10 s');
  expect(figureWords('INP', { value: 87.4, isOver: false })).toBe('87 ms');
  expect(figureWords('CLS', { value: 0.046, isOver: false })).toBe('0.05');
  expect(figureWords('CLS', { value: 0, isOver: false })).toBe('0');
});

test('says up to where a figure is good, and from where it is poor', () => {
  expect(thresholdWords('LCP')).toBe('Good up to 2.5 s, poor over 4 s.');
  expect(thresholdWords('CLS')).toBe('Good up to 0.1, poor over 0.25.');
  expect(thresholdWords('INP')).toBe('Good up to 200 ms, poor over 500 ms.');
});
