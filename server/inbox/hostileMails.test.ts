import { expect, it } from 'vitest';
import { openAnswered } from '../testing/answeredRequest.ts';
import { arrive, mailOf } from '../testing/answers.ts';
import { databases } from '../testing/databases.ts';
import { watchTurns } from '../testing/longestTurn.ts';
import type { Received } from './receiveMail.ts';
import { openReceiveMail } from './receiveMail.ts';

/** ms by which a hostile email may hold up others for longer than a greeting does: the rest is the database's. */
const longestTurn = 50;

const html = 'Content-Type: text/html';
const mixed = 'Content-Type: multipart/mixed; boundary=b0';

function withFile(): string {
  const head = 'Content-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64';
  return `--b0\r\n\r\nHello\r\n--b0\r\n${head}\r\n\r\n${`${'QUJD'.repeat(19)}\r\n`.repeat(315_000)}--b0--\r\n`;
}

function nested(): string {
  const open = (_: unknown, at: number) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n`;
  return Array.from({ length: 5000 }, open).join('\r\n');
}

/** Written one by one: many megabytes that are kept would make the process itself slow. */
type Parts = [received: Received, fields: () => string, body: () => string];
type Written = [title: string, ...Parts];
const hello = () => 'Hello';
const hostile: Written[] = [
  ['400,000 boxes that are never closed', 'joined', () => html, () => '<div>'.repeat(400_000)],
  ['40,000 tables that are never closed', 'joined', () => html, () => '<table><tr><td>'.repeat(40_000)],
  ['an honest file of 18 MB', 'joined', () => mixed, withFile],
  ['25 MB of line breaks', 'unreadable', () => 'X-Empty: ', () => '\n'.repeat(25_000_000)],
  ['5,000 parts, each in the other', 'unreadable', () => mixed, nested],
  ['140,000 emails that it replies to', 'joined', () => `References: ${'<a@b.example>\r\n '.repeat(140_000)}`, hello],
  ['100,000 recipients', 'joined', () => `Cc: ${'"a" <a@b.example>, '.repeat(100_000)}`, hello],
  ['100,000 lines that continue a field', 'joined', () => `X-Folded: a${'\r\n b'.repeat(100_000)}`, hello],
];

/** A second or more each, and read in parts as the others are. */
const large = [
  ...['an honest file of 18 MB', '25 MB of line breaks'],
  ...['40,000 tables that are never closed', '100,000 recipients'],
];
for (const [title, ...written] of hostile)
  it(`${title}: others are served meanwhile`, large.includes(title) ? { tags: 'long' } : {}, () => take(written));

async function take([received, fields, body]: Parts): Promise<void> {
  const { address, clock, environment, incoming, payload } = await openAnswered();
  const receive = openReceiveMail(payload, environment, () => clock.now);
  const head = `From: ada@example.com\r\nTo: ${address}\r\nSubject: Re\r\nMessage-ID: <1@example.com>\r\n${fields()}`;
  // A website that runs has loaded what writes to sales.
  expect(await receive(await arrive(mailOf({ to: address, text: 'Hello' })))).toBe('joined');
  const usualTurnMs = watchTurns();
  expect(await receive(await arrive(mailOf({ to: address, text: 'Hello again' })))).toBe('joined');
  const usualMs = await usualTurnMs();
  const mail = await arrive(`${head}\r\n\r\n${body()}`);
  const longestTurnMs = watchTurns();
  expect(await receive(mail)).toBe(received);
  expect((await longestTurnMs()) - usualMs).toBeLessThan(longestTurn);
  expect(await incoming()).toHaveLength(3);
}

it.each(databases)('ids that no database takes hold up no other email on %s', async (database) => {
  const { address, clock, environment, incoming, payload } = await openAnswered({ database });
  const receive = openReceiveMail(payload, environment, () => clock.now);
  const headers = { 'Message-ID': '<1\0@example.com>', References: '<\0@example.com>' };
  expect(await receive(await arrive(mailOf({ to: 'sales@localhost', headers, text: 'An offer' })))).toBe('unknown');
  expect(await receive(await arrive(mailOf({ to: address, headers, text: 'Tuesday' })))).toBe('joined');
  expect((await incoming()).map(({ text }) => text)).toEqual(['Tuesday']);
});

it('an email that nobody wants is not read at all', async () => {
  const { clock, environment, payload } = await openAnswered();
  const receive = openReceiveMail(payload, environment, () => clock.now);
  const whole = () => Promise.reject(new Error('it was fetched'));
  expect(await receive({ head: Buffer.from('To: sales@localhost\r\n\r\n'), whole })).toBe('unknown');
});
