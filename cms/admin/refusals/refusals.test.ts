import { describe, expect, test } from 'vitest';
import { refusalsOf, standing } from './refusals.ts';

describe('what was refused as somebody published', () => {
  const refused = {
    'phone.raw': { value: '+44', valid: false, errorMessage: 'Too short.' },
    email: { value: 'hello@example.com', valid: true },
    layout: { value: 2, valid: false },
  };

  test('is each field that is marked with a reason', () => {
    expect(refusalsOf(refused)).toEqual([{ path: 'phone.raw', message: 'Too short.', value: '+44' }]);
  });

  test('stands while its value is the same, whatever the form was told since', () => {
    expect(standing(refusalsOf(refused), { 'phone.raw': { value: '+44', valid: true } })).toHaveLength(1);
  });

  test('is over once its value was changed, or its block taken out', () => {
    expect(standing(refusalsOf(refused), { 'phone.raw': { value: '+442079460123' } })).toEqual([]);
    expect(standing(refusalsOf(refused), {})).toEqual([]);
  });
});
