import { expect, it } from 'vitest';
import { lengthOf } from './article.ts';

it('prints the duration of a video as mm:ss, and of a text its minutes', () => {
  expect(lengthOf({ timeToRead: 3, durationSeconds: 727 })).toBe('video 12:07');
  expect(lengthOf({ timeToRead: 3, durationSeconds: 3661 })).toBe('video 61:01');
  expect(lengthOf({ timeToRead: 3 })).toBe('3 min');
});
