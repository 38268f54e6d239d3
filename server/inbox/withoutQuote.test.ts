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

test.each([
  ['Outlook', '-----Original Message-----\nFrom: Mara via Wharfside <a@b.example>\nSent: Monday\nTo: ada@b.example'],
  [
    'Outlook on the web',
    '________________________________\nVon: Mara <a@b.example>\nGesendet: Montag\nAn: ada@b.example',
  ],
  ['Outlook for Mac', '*From: *Mara <a@b.example>\n*Date: *Monday\n*To: *ada@b.example'],
  ['Notes', 'Von:\t"Mara" <a@b.example>\nAn:\tada@b.example\nDatum:\t23.11.2026 10:00\nBetreff:\tRe: Your request'],
])('text below the head that %s repeats is separated, though its lines have no sign', (_, head) => {
  const quoted = `${head}\n\nWhen?\n\nMara`;
  expect(withoutQuote(`Tuesday is fine.\n\nAda\n\n${quoted}\n`)).toEqual({ words: 'Tuesday is fine.\n\nAda', quoted });
  expect(withoutQuote(quoted), 'an answer below all of it').toEqual({ words: quoted, quoted: '' });
});

test.each([
  'From: 10 to 12 I am away.\nThen:\nTel: 040 7654321',
  'We have to move a crane.\n\nVon: Hamburg\nNach: Rotterdam\nDatum: 3. März\n\nWhat would it cost?',
])('lines of a sender that only look like such a head stay: %j', (text) => {
  expect(withoutQuote(text)).toEqual({ words: text, quoted: '' });
});

test('an answer between the quoted lines stays as it is', () => {
  const text = '> When?\nOn Tuesday.\n> Where?\nHere.';
  expect(withoutQuote(text)).toEqual({ words: text, quoted: '' });
});
