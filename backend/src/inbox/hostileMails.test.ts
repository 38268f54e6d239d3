import { watchTurns } from '@frontage/cms/testing/longestTurn.ts';
import { expect, it } from 'vitest';
import { openAnswered } from '../testing/answeredRequest.ts';
import { arrive, mailOf } from '../testing/answers.ts';
import { openReceiveMail } from './openInbound.ts';
import type { Received } from './receiveMail.ts';

/** ms in which nobody else is served. */
const longestTurn = 50;

const megabyte = 1_000_000;
const html = 'Content-Type: text/html';
const mixed = 'Content-Type: multipart/mixed; boundary=b0';
const file = [
  '--b0\r\n\r\nHello\r\n--b0\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n',
  `${'QUJD'.repeat(19)}\r\n`.repeat(315_000),
  '--b0--\r\n',
];
const nested = Array.from(
  { length: 5000 },
  (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n`,
);

const hostile: [title: string, fields: string, body: string, received: Received][] = [
  ['400,000 boxes that are never closed', html, '<div>'.repeat(400_000), 'joined'],
  ['40,000 tables that are never closed', html, '<table><tr><td>'.repeat(40_000), 'joined'],
  ['an honest file of 18 MB', mixed, file.join(''), 'joined'],
  ['25 MB of line breaks', 'Content-Type: text/plain', '\n'.repeat(25 * megabyte), 'unreadable'],
  ['5,000 parts, each in the other', mixed, nested.join('\r\n'), 'unreadable'],
  ['140,000 emails that it replies to', `References: ${'<a@b.example>\r\n '.repeat(140_000)}`, 'Hello', 'joined'],
  ['100,000 recipients', `Cc: ${'"a" <a@b.example>, '.repeat(100_000)}`, 'Hello', 'joined'],
  ['100,000 lines that continue a field', `X-Folded: a${'\r\n b'.repeat(100_000)}`, 'Hello', 'joined'],
];

it.each(hostile)('%s: others are served meanwhile', async (_, fields, body, received) => {
  const { address, clock, environment, incoming, payload } = await openAnswered();
  const receive = openReceiveMail(payload, environment, () => clock.now);
  const head = `From: ada@example.com\r\nTo: ${address}\r\nSubject: Re\r\nMessage-ID: <1@example.com>\r\n${fields}`;
  // A website that runs has loaded what writes to sales.
  expect(await receive(await arrive(mailOf({ to: address, text: 'Hello' })))).toBe('joined');
  const mail = await arrive(`${head}\r\n\r\n${body}`);
  const longestTurnMs = watchTurns();
  expect(await receive(mail)).toBe(received);
  expect(longestTurnMs()).toBeLessThan(longestTurn);
  expect(await incoming()).toHaveLength(2);
});

it('an email that nobody wants is not read at all', async () => {
  const { clock, environment, payload } = await openAnswered();
  const receive = openReceiveMail(payload, environment, () => clock.now);
  const whole = () => Promise.reject(new Error('it was fetched'));
  expect(await receive({ head: Buffer.from('To: sales@localhost\r\n\r\n'), whole })).toBe('unknown');
});
