import { describe, expect, it } from 'vitest';
import { readCopiedBlocks } from './rows.ts';

const id = '65f0c0ffee65f0c0ffee65f0';
const value = (one: unknown) => ({ value: one, initialValue: one, valid: true });
const ofSteps = (row: number) => ({
  [`layout.${row}.id`]: value(id),
  [`layout.${row}.blockType`]: value('steps'),
  [`layout.${row}.heading`]: value(`Steps ${row}`),
  [`layout.${row}.items`]: { ...value(1), rows: [{ id }], disableFormData: true },
  [`layout.${row}.items.0.id`]: value(id),
  [`layout.${row}.items.0.label`]: value('First'),
});
const stored = (data: object, rest: object = {}) =>
  JSON.stringify({ type: 'blocks', path: 'layout', blocks: [], data, ...rest });
const steps = (row: number) => ({ blockType: 'steps', heading: `Steps ${row}`, items: [{ label: 'First' }] });

describe('the clipboard', () => {
  it('yields a copied block without the ids of its rows', () => {
    expect(readCopiedBlocks(stored(ofSteps(3), { rowIndex: 3 }))).toEqual([steps(3)]);
  });

  it('yields all blocks of a document in their order', () => {
    const all = { layout: { ...value(2), disableFormData: true }, ...ofSteps(0), ...ofSteps(1) };
    expect(readCopiedBlocks(stored(all))).toEqual([steps(0), steps(1)]);
  });

  it.each([null, '', 'words', '{}', stored({}), stored({}, { type: 'array' })])('yields nothing for %j', (kept) => {
    expect(readCopiedBlocks(kept)).toEqual([]);
  });
});
