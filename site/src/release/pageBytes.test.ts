import { expect, it } from 'vitest';
import { createPageEncoder } from './pagePieces.ts';

const bytesOf = createPageEncoder();
const encoded = (...pieces: [text: string, isShared: boolean][]) =>
  Buffer.from(bytesOf(pieces.map(([text, isShared]) => ({ text, isShared })))).toString();

it('encodes the text of its pieces, shared or not', () => {
  expect(encoded(['<p>', false], ['© 2026 …', true], ['…</p>', false])).toBe('<p>© 2026 ……</p>');
  expect(encoded(['<b>', false], ['© 2026 …', true])).toBe('<b>© 2026 …');
});

it('has room for the longest characters, and for a page longer than all before it', () => {
  expect(encoded(['€'.repeat(5000), false])).toBe('€'.repeat(5000));
  expect(encoded(['🚢'.repeat(9000), false], ['🚢', true])).toBe('🚢'.repeat(9001));
  expect(encoded(['', false])).toBe('');
});
