import { expect, it } from 'vitest';
import { piecesOf } from './pagePieces.ts';

const page = (parts: string) => `<html><body>${parts}</body></html>`;

it('ends what a page says with its footer, or with its body where it has none', () => {
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
