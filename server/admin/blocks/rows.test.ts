import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { removedRow } from './rows.ts';

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
