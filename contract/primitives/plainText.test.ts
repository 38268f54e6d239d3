import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['a line that Word broke softly', 'One\vtwo', 'One two'],
  ['a page break', 'One\ftwo', 'One two'],
  ['NUL and other controls', 'a\0b\x08c\x1bd\x7fe\x9ff', 'abcdef'],
  ['what is no character', 'a\u{fffe}b\u{ffff}c\u{fdd0}d\u{1ffff}e', 'abcde'],
  ['what turns letters around', 'a\u{202e}b\u{202d}c', 'abc'],
  ['half of a pair', 'a\ud83dz', 'a\u{fffd}z'],
])('a text loses %s', (_, typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

it.each([
  'Tab\tand\nlines\r\n',
  'naïve Ünïcode 漢字 עברית',
  '\u{200f}עברית\u{200e} \u{2067}عربي\u{2069}',
  '👩‍🔧 with a joiner',
  'soft\u{ad}hyphen',
])('a text keeps %j', (text) => {
  expect(plainText(text)).toBe(text);
});
