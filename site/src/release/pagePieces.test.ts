import { expect, it } from 'vitest';
import { createPageEncoder, piecesOf } from './pagePieces.ts';

const page = (parts: string) => `<html><body>${parts}</body></html>`;

it('ends the content of a page at its footer, or at the end of its body if it has none', () => {
  expect(piecesOf({ html: page('<p></p><footer></footer>') }, undefined)).toMatchObject({
    first: '<html><body><p></p>',
    footer: '<footer></footer>',
    after: '</body></html>',
  });
  expect(piecesOf({ html: page('<p></p>') }, undefined)).toMatchObject({
    first: '<html><body><p></p>',
    footer: '',
    after: '</body></html>',
  });
});

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
