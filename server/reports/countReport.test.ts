import { reportedDirectives } from '@frontage/contract/reports/policyReport.ts';
import { expect, test } from 'vitest';
import { refusedWord, sourceWord } from './countReport.ts';

test("says in editors' words what was refused", () => {
  expect(refusedWord('script-src-elem')).toBe('A script');
  expect(refusedWord('img-src')).toBe('A picture');
  expect(refusedWord('require-trusted-types-for')).toBe('A text that a script put into the page');
  expect(refusedWord('base-uri')).toBe('Something else');
  for (const directive of reportedDirectives) expect(refusedWord(directive)).toMatch(/^[A-Z]/);
});

test('says where it came from, and leaves origins as they are', () => {
  expect(sourceWord({ blocked: 'inline' })).toBe('written into the page');
  expect(sourceWord({ blocked: 'trusted-types-sink' })).toBe('the page itself');
  expect(sourceWord({ blocked: 'https://ads.example' })).toBe('https://ads.example');
});
