import { expect, test } from 'vitest';
import { foldsAsPressed } from './rows.ts';

const rows = [{ id: 'hero', collapsed: true, blockType: 'hero' }, { id: 'faq', collapsed: true }, { id: 'text' }];
const press = (id: string, isFolded: boolean) => new Map([[id, { isFolded, until: 10_000 }]]);

test('a block that was opened stays open if an answer folds it, and the others follow the answer', () => {
  expect(foldsAsPressed(rows, press('hero', false), 9_999)).toEqual([
    { id: 'hero', collapsed: false, blockType: 'hero' },
    ...rows.slice(1),
  ]);
});

test('a block that was folded stays folded if an answer opens it or does not mention it', () => {
  expect(foldsAsPressed(rows, press('text', true), 0)).toEqual([...rows.slice(0, 2), { id: 'text', collapsed: true }]);
});

test('nothing changes if the answer agrees with the press, or if nothing was pressed', () => {
  expect(foldsAsPressed(rows, press('hero', true), 0)).toBeUndefined();
  expect(foldsAsPressed(rows, press('text', false), 0)).toBeUndefined();
  expect(foldsAsPressed(rows, new Map(), 0)).toBeUndefined();
});

test('an answer counts again once it can no longer predate the press, or if the block is gone', () => {
  expect(foldsAsPressed(rows, press('hero', false), 10_000)).toBeUndefined();
  expect(foldsAsPressed(rows, press('award', false), 0)).toBeUndefined();
});
