import { expect, it } from 'vitest';
import { lengthInWords, lengthOf } from './article.ts';

it('promises minutes of reading and nothing to watch, and prints the length of a recording as mm:ss', () => {
  expect(lengthOf({ timeToRead: 3 })).toBe('3 min');
  expect(lengthInWords({ timeToRead: 1 })).toBe('1 minute to read');
  expect(lengthInWords({ timeToRead: 3, durationSeconds: 727 })).toBe('3 minutes to read, on a recording of 12:07');
  expect(lengthInWords({ timeToRead: 3, durationSeconds: 3661 })).toContain('61:01');
});
