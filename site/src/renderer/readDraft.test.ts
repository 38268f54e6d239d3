import { block } from '@frontage/contract/blocks.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readDraft } from './readDraft.ts';

const shape = { title: z.string().min(1), order: z.int().positive(), lead: z.string().optional() };
const missing = { title: 'Untitled' };
const questions = { acf_fc_layout: 'faq', heading: 'Asked often', contactLine: 'Ask more' };
const answered = { ...questions, items: [{ title: 'How long?', description: 'Two weeks.' }] };

const read = (document: Record<string, unknown>) => readDraft(document, { block, missing, shape });

describe('a field of a draft', () => {
  it('is taken as it stands where it fits', () => {
    const { faults, fields } = read({ title: 'Flow', order: 3, lead: 'In short', layout: [] });
    expect(fields).toEqual({ title: 'Flow', order: 3, lead: 'In short' });
    expect(faults).toEqual([]);
  });

  it('that does not fit is told of by its name, and something else stands in for it', () => {
    const { faults, fields } = read({ title: '', order: 1 });
    expect(fields.title).toBe('Untitled');
    expect(faults).toEqual([{ message: 'Title: expected text, found an empty text' }]);
  });

  it('for which nothing stands in is left out, and keeps no other one away', () => {
    const { faults, fields } = read({ title: 'Flow', order: 'first' });
    expect(fields).toEqual({ title: 'Flow' });
    expect(faults).toEqual([{ message: 'Order: expected a number, found "first"' }]);
  });

  it('that nobody has to fill is no fault where it is missing', () => {
    expect(read({ title: 'Flow', order: 1 })).toMatchObject({ fields: { title: 'Flow', order: 1 }, faults: [] });
  });
});

describe('a block of a draft', () => {
  it('that does not fit keeps its place, and the others keep theirs', () => {
    const { blocks, faults } = read({ title: 'Flow', order: 1, layout: [answered, questions, answered] });
    expect([...blocks.keys()]).toEqual([0, 2]);
    expect(faults).toEqual([
      { position: 1, message: 'Block 2 (Questions and answers) › Items: expected a list, found nothing' },
    ]);
  });

  it('tells every field that does not fit, each on a line', () => {
    const items = [{ title: 'How long?' }, { description: 'Two weeks.' }];
    const { faults } = read({ title: 'Flow', order: 1, layout: [{ ...questions, items }] });
    expect(faults.map(({ message, position }) => [position, ...message.split('\n')])).toEqual([
      [
        0,
        'Block 1 (Questions and answers) › Items 1 › Description: expected text, found nothing',
        'Block 1 (Questions and answers) › Items 2 › Title: expected text, found nothing',
      ],
    ]);
  });

  it('that nobody knows is told of, with the name that was meant', () => {
    const { faults } = read({ title: 'Flow', order: 1, layout: [answered, { ...answered, acf_fc_layout: 'fqa' }] });
    expect(faults).toMatchObject([{ position: 1 }]);
    expect(faults[0]?.message).toMatch(/^Block 2: expected a known block, found "fqa"\. Did you mean "faq"\?$/);
  });

  it('that is no block at all is told of at its place', () => {
    const { blocks, faults } = read({ title: 'Flow', order: 1, layout: [null, answered] });
    expect([...blocks.keys()]).toEqual([1]);
    expect(faults).toMatchObject([{ position: 0 }]);
  });

  it('is looked for in a list alone', () => {
    const { blocks, faults } = read({ title: 'Flow', order: 1, layout: { 0: answered } });
    expect([blocks.size, faults]).toEqual([0, []]);
  });
});
