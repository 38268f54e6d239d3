import { block } from '@frontage/contract/blocks.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDraft } from './draftDrawings.ts';

const shape = { title: z.string().min(1), order: z.int().positive(), lead: z.string().optional() };
const missing = { title: 'Untitled' };
const questions = { acf_fc_layout: 'faq', heading: 'Asked often', contactLine: 'Ask more' };
const answered = { ...questions, items: [{ title: 'How long?', description: 'Two weeks.' }] };

const read = (document: Record<string, unknown>) => readDraft(document, { block, missing, shape });

describe('a field of a draft', () => {
  it('is taken as it is if it fits', () => {
    const { faults, fields } = read({ title: 'Flow', order: 3, lead: 'In short', layout: [] });
    expect(fields).toEqual({ title: 'Flow', order: 3, lead: 'In short' });
    expect(faults).toEqual([]);
  });

  it('that does not fit is reported by its name, and replaced', () => {
    const { faults, fields } = read({ title: '', order: 1 });
    expect(fields.title).toBe('Untitled');
    expect(faults).toEqual([{ message: 'Title: is missing' }]);
  });

  it('without a replacement is left out, and does not affect the others', () => {
    const { faults, fields } = read({ title: 'Flow', order: 'first' });
    expect(fields).toEqual({ title: 'Flow' });
    expect(faults).toEqual([{ message: 'Order: expected a number, found "first"' }]);
  });

  it('that is optional may be missing', () => {
    expect(read({ title: 'Flow', order: 1 })).toMatchObject({ fields: { title: 'Flow', order: 1 }, faults: [] });
  });
});

describe('a block of a draft', () => {
  it('that does not fit keeps its position, and so do the others', () => {
    const { blocks, faults } = read({ title: 'Flow', order: 1, layout: [answered, questions, answered] });
    expect([...blocks.keys()]).toEqual([0, 2]);
    expect(faults).toEqual([{ position: 1, message: 'Block 2 (Questions and answers) › Items: is missing' }]);
  });

  it('reports every field that does not fit, one per line', () => {
    const items = [{ title: 'How long?' }, { description: 'Two weeks.' }];
    const { faults } = read({ title: 'Flow', order: 1, layout: [{ ...questions, items }] });
    expect(faults.map(({ message, position }) => [position, ...message.split('\n')])).toEqual([
      [
        0,
        'Block 1 (Questions and answers) › Items 1 › Description: is missing',
        'Block 1 (Questions and answers) › Items 2 › Title: is missing',
      ],
    ]);
  });

  it('of an unknown kind is reported with the name that was probably meant', () => {
    const { faults } = read({ title: 'Flow', order: 1, layout: [answered, { ...answered, acf_fc_layout: 'fqa' }] });
    expect(faults).toMatchObject([{ position: 1 }]);
    expect(faults[0]?.message).toMatch(/^Block 2: expected a known block, found "fqa"\. Did you mean "faq"\?$/);
  });

  it('that is not a block at all is reported at its position', () => {
    const { blocks, faults } = read({ title: 'Flow', order: 1, layout: [null, answered] });
    expect([...blocks.keys()]).toEqual([1]);
    expect(faults).toMatchObject([{ position: 0 }]);
  });

  it('is read only from a list', () => {
    const { blocks, faults } = read({ title: 'Flow', order: 1, layout: { 0: answered } });
    expect([blocks.size, faults]).toEqual([0, []]);
  });
});
