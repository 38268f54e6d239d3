import { expect, test } from 'vitest';
import { excerptOf, type Meant } from './highlight.ts';
import { findWords } from './words.ts';

const shown = (text: string, ...words: string[]) => excerptOf(text, meantIn(text, words)).map((part) => part.text);
const plain = (text: string, ...words: string[]) => shown(text, ...words).join('');

const sentence = 'A vault holds the tokens of one owner, and nobody else can open it without the key.';

test('shows a sentence rather than a heading with the same word', () => {
  expect(plain(`The vault\n${sentence}`, 'vault')).toBe(sentence);
});

test('shows the passage with more of the words, short or long, and nothing of its neighbours', () => {
  const point = 'A vault on each bank of the bridge';
  expect(plain(`${sentence}\n${point}\n${sentence}`, 'vault', 'bridge')).toBe(point);
});

test('shows the beginning where only labels contain a word', () => {
  expect(plain(`${sentence}\nFlow: Cadence`, 'flow')).toBe(sentence);
  expect(plain('Room\nA key', 'key')).toBe('A key');
});

test('shows the first passage where none contains a word', () => {
  expect(shown(`${sentence}\nAnother.`, 'bridge')).toEqual([sentence]);
  expect(plain('', 'bridge')).toBe('');
});

test('cuts a long passage between words, and marks both ends', () => {
  const excerpt = plain(`${'quay '.repeat(60)}vault ${'quay '.repeat(60)}`.trim(), 'vault');
  expect(excerpt).toMatch(/^…\u00a0(quay )+vault( quay)+\u00a0…$/);
  expect(excerpt.length).toBeLessThan(170);
});

test('fills the excerpt with the text before a word at the end', () => {
  const excerpt = plain(`${'quay '.repeat(60)}vault`, 'vault');
  expect(excerpt).toMatch(/^…\u00a0(quay )+vault$/);
  expect(excerpt.length).toBeGreaterThan(140);
});

/** What is marked where each word that was asked for is the beginning of one. */
function meantIn(text: string, words: readonly string[]): Meant {
  return new Map(
    Array.from(findWords(text)).flatMap(({ word }) => {
      const asked = words.find((one) => word.startsWith(one));
      return asked === undefined ? [] : [[word, asked]];
    }),
  );
}
