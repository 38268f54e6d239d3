import { describe, expect, test } from 'vitest';
import { outdated, refusalsOf, standing } from './refusals.ts';

describe('refusals', () => {
  const refused = {
    'phone.raw': { value: '+44', valid: false, errorMessage: 'Too short.' },
    email: { value: 'hello@example.com', valid: true },
    layout: { value: 2, valid: false },
  };

  test('are the fields that are marked with a reason', () => {
    expect(refusalsOf(refused)).toEqual([{ path: 'phone.raw', message: 'Too short.', value: '+44' }]);
  });

  test('apply while the value is the same, whatever the form was told since', () => {
    expect(standing(refusalsOf(refused), { 'phone.raw': { value: '+44', valid: true } })).toHaveLength(1);
  });

  test('apply if the value is empty in another way', () => {
    const empty = refusalsOf({ phone: { value: undefined, valid: false, errorMessage: 'Type it.' } });
    expect(standing(empty, { phone: { value: '' } })).toEqual(empty);
    expect(outdated(refusalsOf({ phone: { value: '', valid: false, errorMessage: 'Type it.' } }), empty)).toEqual([]);
  });

  test('do not mark a value that was typed before the answer of the server arrived', () => {
    const over = refusalsOf(refused);
    const late = { 'phone.raw': { value: '+442079460123', valid: false, errorMessage: 'Too short.' } };
    expect(outdated(refusalsOf(late), over)).toEqual(refusalsOf(late));
    expect(outdated(refusalsOf(refused), over)).toEqual([]);
    const another = { 'phone.raw': { value: '+442', valid: false, errorMessage: 'Not a number.' } };
    expect(outdated(refusalsOf(another), over)).toEqual([]);
  });

  test('end once the value was changed, or the block removed', () => {
    expect(standing(refusalsOf(refused), { 'phone.raw': { value: '+442079460123' } })).toEqual([]);
    expect(standing(refusalsOf(refused), {})).toEqual([]);
  });
});
