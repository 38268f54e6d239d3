import { expect, it } from 'vitest';
import { isProvenFrom, readHead } from './mailHead.ts';

const results = (said: string) => `Authentication-Results: ${said}\r\n`;
const head = (fields: string, from = 'Ada <ada@example.com>') =>
  readHead(Buffer.from(`${fields}From: ${from}\r\nSubject: Re\r\n\r\n`));

it.each([
  ['DMARC passed', 'mx.ours.example; spf=fail; dmarc=pass (p=NONE; sp=NONE) header.from=example.com'],
  [
    'without a policy, signed by the domain',
    'mx.ours.example; dmarc=none header.from=example.com; dkim=pass header.d=example.com',
  ],
  [
    'signed by an address of the domain',
    'mx.ours.example 1;\r\n dkim=pass (2048-bit key) header.i=@example.com header.s=s',
  ],
  ['sent by a server of the domain', 'mx.ours.example; spf=pass smtp.mailfrom=bounces@example.com'],
])('an email is proven: %s', (_, said) => {
  expect(isProvenFrom(head(results(said)), 'mx.ours.example')).toBe(true);
});

it.each([
  ['nobody looked', ''],
  ['another server says so', results('mx.evil.example; dmarc=pass header.from=example.com')],
  [
    'a comment says so',
    results('mx.ours.example; dmarc=fail (; dmarc=pass header.from=example.com) header.from=example.com'),
  ],
  [
    'a comment in a comment says so',
    results('mx.ours.example; dmarc=fail (a (b) ; dmarc=pass header.from=example.com)'),
  ],
  [
    'the envelope sender says so',
    results('mx.ours.example; spf=pass smtp.mailfrom="; dmarc=pass header.from=example.com;"@evil.example'),
  ],
  ['for another domain', results('mx.ours.example; dmarc=pass header.from=evil.example')],
  ['signed by another domain', results('mx.ours.example; dkim=pass header.d=evil.example')],
  ['signed by a whole country', results('mx.ours.example; dkim=pass header.d=com')],
  ['DMARC failed, though something signed it', results('mx.ours.example; dkim=pass header.d=example.com; dmarc=fail')],
  [
    'the sender wrote it below what our server found',
    `${results('mx.ours.example; dmarc=fail header.from=example.com')}${results('mx.ours.example; dmarc=pass header.from=example.com')}`,
  ],
  ['it has two senders', `${results('mx.ours.example; dmarc=pass')}From: eve@evil.example\r\n`],
])('an email is not proven: %s', (_, fields) => {
  expect(isProvenFrom(head(fields), 'mx.ours.example')).toBe(false);
});

it('without the name of our own server nothing is proven', () => {
  const passed = results('mx.ours.example; dmarc=pass header.from=example.com');
  expect(isProvenFrom(head(passed), undefined)).toBe(false);
});
