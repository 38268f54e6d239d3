import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordFault } from './passwordFault.ts';

test.each([
  ['nothing', ''],
  ['a short word', 'abc'],
  ['the word itself', 'password'],
  ['spaces', '   '],
  ['many spaces', ' '.repeat(20)],
  ['a short word between spaces', `     abc     `],
  ['eleven characters of two units each', '🦀'.repeat(11)],
])('asks for more characters than %s', (_, password) => {
  expect(passwordFault(password)).toMatch(/at least 12 characters/);
});

test('asks for fewer characters where there are over two hundred', () => {
  expect(passwordFault('long '.repeat(41))).toMatch(/at most 200 characters/);
});

test.each(['password1234', 'Passwordpassword', 'QWERTYUIOP123', ' 123456789012 '])('knows %s as common', (password) => {
  expect(passwordFault(password)).toMatch(/one of the first/);
});

test.each([
  ['four words', 'crane ledger harbour moss'],
  ['twelve characters of one kind', 'zmvkhwqpxtbn'],
  ['two hundred characters', 'moss'.repeat(50)],
  ['other letters', 'пристань-и-мох'],
  ['what the first start draws', randomBytes(15).toString('base64url')],
])('takes %s', (_, password) => {
  expect(passwordFault(password)).toBeUndefined();
});
