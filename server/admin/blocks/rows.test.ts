import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { foldsAsPressed, removedRow } from './rows.ts';

const rowsOf = (...ids: string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id, blockType: 'steps' })) });
const block = (index: number, id: string, steps: readonly string[]): FormState => ({
  [`layout.${index}.id`]: { value: id },
  [`layout.${index}.heading`]: { value: `Heading of ${id}`, customComponents: {}, lastRenderedPath: 'elsewhere' },
  [`layout.${index}.items`]: { value: steps.length, rows: steps.map((step) => ({ id: step })) },
});
const three: FormState = {
  layout: rowsOf('a', 'b', 'c'),
  ...block(0, 'a', []),
  ...block(1, 'b', ['b1', 'b2']),
  ...block(2, 'c', []),
};

test('a removed block is found with all its fields', () => {
  const now = { layout: rowsOf('a', 'c'), ...block(0, 'a', []), ...block(1, 'c', []) };
  expect(removedRow(three, now)).toEqual({
    path: 'layout',
    index: 1,
    blockType: 'steps',
    fields: {
      id: { value: 'b' },
      heading: { value: 'Heading of b' },
      items: { value: 2, rows: [{ id: 'b1' }, { id: 'b2' }] },
    },
  });
});

test('a removed row of a list within a block is found too', () => {
  expect(removedRow(three, { ...three, ...block(1, 'b', ['b2']) })).toMatchObject({ path: 'layout.1.items', index: 0 });
});

test.each([
  ['nothing', three],
  ['a text', { ...three, 'layout.0.heading': { value: 'Other' } }],
  ['the order', { ...three, layout: rowsOf('b', 'a', 'c') }],
  ['the number, which grew', { ...three, layout: rowsOf('a', 'b', 'c', 'd') }],
  ['all of it, as another version is read', { ...three, layout: rowsOf('x', 'y') }],
  ['more than one row', { ...three, layout: rowsOf('a') }],
])('nothing was removed if the change is %s', (_, now) => {
  expect(removedRow(three, now)).toBeUndefined();
});

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
