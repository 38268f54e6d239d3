import { expect, test } from 'vitest';
import { withoutQuote } from './withoutQuote.ts';

test('text that an email program repeats below a message is separated from it', () => {
  expect(
    withoutQuote(
      'Tuesday is fine.\n\nOn Mon, 23 Nov 2026 at 10:00, Mara via Wharfside\n<a@b.example> wrote:\n\n> Hello\n>\n> Mara\n',
    ),
  ).toEqual({
    words: 'Tuesday is fine.',
    quoted: 'On Mon, 23 Nov 2026 at 10:00, Mara via Wharfside\n<a@b.example> wrote:\n\n> Hello\n>\n> Mara',
  });
  expect(withoutQuote('Am 23.11.2026 schrieb Mara:\n> Hallo\n')).toMatchObject({ quoted: '' });
  expect(withoutQuote('Gern.\nAm 23.11.2026 schrieb Mara:\n> Hallo')).toMatchObject({ words: 'Gern.' });
  expect(withoutQuote('Two things:\n> Hello')).toEqual({ words: 'Two things:', quoted: '> Hello' });
});

test('an answer between the quoted lines stays as it is', () => {
  const text = '> When?\nOn Tuesday.\n> Where?\nHere.';
  expect(withoutQuote(text)).toEqual({ words: text, quoted: '' });
});
