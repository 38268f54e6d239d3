import { describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { emailField, filledPhone, phoneField } from './fields.ts';
import { maxCharacters } from './limits.ts';
import { mustBeValid, required, tooLong } from './messages.ts';

/** Returns the value that a field reads, or its first message. */
function read(field: z.ZodMiniType, typed: unknown): unknown {
  const { data, error } = field.safeParse(typed);
  return error ? { told: error.issues[0]?.message } : data;
}

const longest = '1'.repeat(maxCharacters.phone);

describe('a phone number', () => {
  it.each([
    ['+31 20 555 0137', '+31 20 555 0137'],
    ['(212) 555-0137', '(212) 555-0137'],
    ['0205550137', '0205550137'],
    ['  +1 212 555 0137\n', '+1 212 555 0137'],
    [longest, longest],
  ])('is taken as %j and kept as %j', (typed, kept) => {
    expect(read(phoneField, typed)).toBe(kept);
    expect(read(filledPhone, typed)).toBe(kept);
  });

  it.each([
    '020.555.0137',
    '020/5550137',
    '555 0137 ext. 4',
    'call me',
    '020\t555',
    '020\n555',
    '+٣١ ٢٠',
    '０２０',
    '020–555',
  ])('is refused as %j', (typed) => {
    expect(read(phoneField, typed)).toEqual({ told: mustBeValid('phone') });
    expect(read(filledPhone, typed)).toEqual({ told: mustBeValid('phone') });
  });

  it('is refused where it is longer than any phone number', () => {
    expect(read(phoneField, `${longest}1`)).toEqual({ told: tooLong('phone', maxCharacters.phone) });
  });

  it('is optional, except where it is the way to answer', () => {
    expect(read(phoneField, undefined)).toBeUndefined();
    expect(read(phoneField, ' ')).toBe('');
    expect(read(filledPhone, undefined)).toEqual({ told: required('phone') });
    expect(read(filledPhone, ' ')).toEqual({ told: required('phone') });
  });
});

describe('an email address', () => {
  it.each(['ada@example.com', 'a.b+tag_1-x@mail-2.example.co.uk', 'A@B.C'])('is taken as %s', (typed) => {
    expect(read(emailField, ` ${typed} `)).toBe(typed);
  });

  it.each(['ada', 'ada@company', '@example.com', 'ada@.com', 'ada @example.com', 'a@b@example.com'])(
    'is refused as %s',
    (typed) => {
      expect(read(emailField, typed)).toEqual({ told: mustBeValid('email') });
    },
  );

  it('is required', () => {
    expect(read(emailField, ' ')).toEqual({ told: required('email') });
  });
});
