import { expect, it } from 'vitest';
import { piecesOf } from './pagePieces.ts';

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
