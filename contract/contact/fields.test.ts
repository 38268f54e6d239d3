import { describe, expect, it } from 'vitest';
import { checkSite } from '../testing/checkSite.ts';
import { fieldsOf } from './fields.ts';
import { maxCharacters } from './limits.ts';

const optionalPhone = fieldsOf(['phone']);
const neededPhone = fieldsOf(['phone'], ['phone']);
const neededEmail = fieldsOf(['email'], ['email']);

/** Returns the value that a field reads, or its first message. */
function read(field: Parameters<typeof checkSite>[0], typed?: string): unknown {
  const [name = ''] = Object.keys(field.shape);
  const { faults, values } = checkSite(field, typed === undefined ? {} : { [name]: typed });
  return faults[0] ? { told: faults[0].id } : values[name];
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
    expect(read(optionalPhone, typed)).toBe(kept);
    expect(read(neededPhone, typed)).toBe(kept);
  });

  it.each(['555 0137 ext. 4', 'call me', '020..555', '030 1 / 0170 2', '+49 30 #12', '٫'])(
    'is refused as %j, and told which signs it may have',
    (typed) => {
      const told = 'invalidPhone';
      expect(read(optionalPhone, typed)).toEqual({ told });
      expect(read(neededPhone, typed)).toEqual({ told });
    },
  );

  it('is refused where it is longer than any phone number', () => {
    expect(read(optionalPhone, `${longest}1`)).toEqual({ told: 'tooLong' });
  });

  it('is optional, except where it is the way to answer', () => {
    expect(read(optionalPhone)).toBeUndefined();
    expect(read(optionalPhone, ' ')).toBeUndefined();
    expect(read(neededPhone)).toEqual({ told: 'required' });
    expect(read(neededPhone, ' \u200e')).toEqual({ told: 'required' });
  });
});

describe('an email address', () => {
  it.each(['ada@example.com', 'a.b+tag_1-x@mail-2.example.co.uk', 'A@B.C'])('is taken as %s', (typed) => {
    expect(read(neededEmail, ` ${typed} `)).toBe(typed);
  });

  it.each([
    'jane@example.com.',
    'jane@example.com. ',
    '\u200bjane@ex\u00adample.com',
    '\ufeffjane@example.com',
    'jane＠example．com',
  ])('is cleaned of what nobody typed: %j', (typed) => {
    expect(read(neededEmail, typed)).toBe('jane@example.com');
  });

  it.each(['ada', 'ada@company', '@example.com', 'ada@.com', 'ada @example.com', 'a@b@example.com'])(
    'is refused as %s',
    (typed) => {
      expect(read(neededEmail, typed)).toEqual({ told: 'invalid' });
    },
  );

  it('is required', () => {
    expect(read(neededEmail, ' \u200b')).toEqual({ told: 'required' });
  });
});
