import { describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { fieldsOf } from './fields.ts';
import { maxCharacters } from './limits.ts';

const { phone: phoneField } = fieldsOf(['phone']).shape;
const { email: emailField, phone: filledPhone } = fieldsOf(['email', 'phone'], ['email', 'phone']).shape;

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
    ['\u202a+49 30 123456\u202c', '+49 30 123456'],
    ['+49\u00a030\u202f123\u2011456', '+49 30 123-456'],
    ['020\t555', '020 555'],
    ['020–555', '020-555'],
    ['０２０−５５５', '020-555'],
    ['+٣١ ٢٠ ٥٥٥', '+31 20 555'],
    ['+1.415.555.0100', '+1 415 555 0100'],
    ['040/7654321', '040 7654321'],
    ['040 / 12 34 56-0', '040 12 34 56-0'],
    ['(040)/765-43.21', '(040) 765-43 21'],
    [longest, longest],
  ])('is taken as %j and kept as %j', (typed, kept) => {
    expect(read(phoneField, typed)).toBe(kept);
    expect(read(filledPhone, typed)).toBe(kept);
  });

  it.each(['555 0137 ext. 4', 'call me', '020..555', '030 1 / 0170 2', '+49 30 #12', '٫'])(
    'is refused as %j, and told which signs it may have',
    (typed) => {
      const told = 'invalidPhone';
      expect(read(phoneField, typed)).toEqual({ told });
      expect(read(filledPhone, typed)).toEqual({ told });
    },
  );

  it('is refused where it is longer than any phone number', () => {
    expect(read(phoneField, `${longest}1`)).toEqual({ told: 'tooLong' });
  });

  it('is optional, except where it is the way to answer', () => {
    expect(read(phoneField, undefined)).toBeUndefined();
    expect(read(phoneField, ' ')).toBe('');
    expect(read(filledPhone, undefined)).toEqual({ told: 'required' });
    expect(read(filledPhone, ' \u200e')).toEqual({ told: 'required' });
  });
});

describe('an email address', () => {
  it.each(['ada@example.com', 'a.b+tag_1-x@mail-2.example.co.uk', 'A@B.C'])('is taken as %s', (typed) => {
    expect(read(emailField, ` ${typed} `)).toBe(typed);
  });

  it.each([
    'jane@example.com.',
    'jane@example.com. ',
    '\u200bjane@ex\u00adample.com',
    '\ufeffjane@example.com',
    'jane＠example．com',
  ])('is cleaned of what nobody typed: %j', (typed) => {
    expect(read(emailField, typed)).toBe('jane@example.com');
  });

  it.each(['ada', 'ada@company', '@example.com', 'ada@.com', 'ada @example.com', 'a@b@example.com'])(
    'is refused as %s',
    (typed) => {
      expect(read(emailField, typed)).toEqual({ told: 'invalid' });
    },
  );

  it('is required', () => {
    expect(read(emailField, ' \u200b')).toEqual({ told: 'required' });
  });
});
