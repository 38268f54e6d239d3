import fc from 'fast-check';

/* What people paste into a form, as other programs write it, beside what they meant. */

/** A value as it arrives, and as the person who pasted it sees it. */
export interface Pasted {
  typed: string;
  meant: string;
}

/** Put around what is copied from Apple's contacts, chats and right-to-left apps; a byte order mark; soft hyphens. */
const around = ['', '\u202a', '\u202c', '\u202d', '\u200e', '\u200f', '\u2066', '\u2069', '\ufeff', '\u200b', '\u2060'];
/** Spaces of Word, of French and of Japanese keyboards, of cells in Excel. */
const spaces = [' ', '\u00a0', '\u2009', '\u202f', '\u3000', '\t'];
/** Hyphens that do not break, figure dashes, what Word makes of two hyphens, minus signs. */
const hyphens = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2212', '\uff0d'];
const ends = ['', ' ', '\r\n', '\n', '\t', '\u00a0', '\u2029'];

const sign = (all: readonly string[]) => fc.constantFrom(...all);
const digit = fc.constantFrom(...'0123456789');
const group = (min: number, max: number) => fc.string({ unit: digit, minLength: min, maxLength: max });

/** Puts invisible characters around a text and into it, where nobody sees them, and a line end of a cell behind it. */
function unseen({ typed, meant }: Pasted) {
  const characters = [...typed];
  return fc
    .tuple(sign(around), fc.nat(characters.length), sign(around), sign(around), sign(ends))
    .map(([before, place, within, after, end]) => ({
      typed: before + characters.toSpliced(place, 0, within).join('') + after + end,
      meant,
    }));
}

/** The spellings of one separator, and what is stored for it. */
const separator = fc.oneof(
  sign(spaces).map((typed) => ({ typed, meant: ' ' })),
  sign(hyphens).map((typed) => ({ typed, meant: '-' })),
  sign(['/', '.', '／', '．']).map((typed) => ({ typed, meant: ' ' })),
);

const wide = (text: string) => text.replace(/[0-9+()]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

/** `+49 (0)40 765-4321` in the spellings of phones, of Apple's contacts, of Excel and of a Japanese keyboard. */
export const pastedPhone: fc.Arbitrary<Pasted> = fc
  .tuple(
    fc.constantFrom('+49 ', '+44 (0)', '+1-', '0', '(0', '+81'),
    group(2, 4),
    fc.array(fc.tuple(separator, group(2, 4)), { minLength: 1, maxLength: 3 }),
    fc.boolean(),
  )
  .map(([start, first, rest, isWide]) => {
    const head = `${start}${first}${start === '(0' ? ')' : ''}`;
    const typed = head + rest.map(([between, digits]) => between.typed + digits).join('');
    return {
      typed: isWide ? wide(typed) : typed,
      meant: head + rest.map(([between, digits]) => between.meant + digits).join(''),
    };
  })
  .chain(unseen);

const local = fc.string({ unit: fc.constantFrom(...'abcXYZ019_+-'), minLength: 1, maxLength: 12 });
const label = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 1, maxLength: 10 });

/** An address as phones end it, as Word breaks it and as Japanese keyboards write it. */
export const pastedAddress: fc.Arbitrary<Pasted> = fc
  .tuple(local, label, label, sign(['@', '＠']), sign(['.', '．']), sign(['', '.', '. ', '..', '．']))
  .map(([who, host, top, at, dot, end]) => ({
    typed: who + at + host + dot + top + end,
    meant: `${who}@${host}.${top}`,
  }))
  .chain(unseen);

const word = fc.constantFrom(
  'Ada',
  'Zoë',
  'O’Neill',
  'Björk',
  'Łukasz',
  '李明',
  'محمد',
  'می\u200cخواهم',
  'क्\u200dष',
  'D’Arcy–Smith',
  '葛\u{e0100}城',
);

/** A name as Word and spreadsheets copy it; what its letters need stays in it. */
export const pastedName: fc.Arbitrary<Pasted> = fc
  .tuple(word, sign(spaces), word, sign(['-', '\u2010', '\u2011']), word)
  .map(([one, space, two, hyphen, three]) => ({
    typed: one + space + two + hyphen + three,
    meant: `${one} ${two}-${three}`,
  }))
  .chain(unseen);
