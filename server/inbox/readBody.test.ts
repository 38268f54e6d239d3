import { expect, it } from 'vitest';
import { readWrittenMails } from '../testing/readWrittenMails.ts';
import { readBody } from './readBody.ts';

it('reads emails as other programs write them, in any shape, encoding and line end', async () => {
  await readWrittenMails(200);
});

const latin = Buffer.from('Gr\u00fc\u00dfe aus K\u00f6ln', 'latin1');
const utf8 = Buffer.from('Gr\u00fc\u00dfe aus K\u00f6ln');
const [plain, page] = ['Content-Type: text/plain', 'Content-Type: text/html'];
it.each([
  ['UTF-8, said to be Latin', `${plain}; charset=iso-8859-1`, utf8],
  ['UTF-8, said to be ASCII', `${plain}; charset="us-ascii"`, utf8],
  ['UTF-8, by a name that nobody knows', `${page}; charset=x-unknown`, utf8],
  ['UTF-8, with an older set in its subject', `Subject: =?iso-8859-1?Q?Gr=FC=DFe?=\r\n${plain}; charset=utf-8`, utf8],
  ['Latin, said to be UTF-8', `${plain}; charset=utf-8`, latin],
  ['Latin, said to be nothing', plain, latin],
  ['Latin, without a type', 'Subject: Hello', latin],
  ['Latin, said to be that', `${page}; charset=iso-8859-1`, latin],
  [
    'quoted Latin below a subject in UTF-8',
    `Subject: Gr\u00fc\u00dfe\r\n${plain}; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable`,
    Buffer.from('Gr=FC=DFe aus K=F6ln'),
  ],
])('reads %s', async (_, head, body) => {
  const mail = Buffer.concat([Buffer.from(`From: ada@example.com\r\n${head}\r\n\r\n`), body]);
  expect((await readBody(mail)).text).toBe('Gr\u00fc\u00dfe aus K\u00f6ln');
});

const signed = (words: Buffer) => Buffer.concat([words, Buffer.from('\n-- \nAda')]);
const beside = (head: string, body: Buffer | string, other: Buffer) =>
  Buffer.concat([
    Buffer.from('From: ada@example.com\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n'),
    ...[Buffer.from(`--b\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n--b\r\n')],
    ...[Buffer.from(`${plain}; charset=iso-8859-1; name=a.txt\r\nContent-Disposition: attachment\r\n\r\n`), other],
    Buffer.from('\r\n--b--\r\n'),
  ]);
it.each([
  ['UTF-8', beside(`${plain}; charset=utf-8`, signed(utf8), latin)],
  [
    'Latin in base64',
    beside(`${plain}; charset=iso-8859-1\r\nContent-Transfer-Encoding: base64`, signed(latin).toString('base64'), utf8),
  ],
  ['Latin, said to be nothing', beside('X-Type: none', signed(latin), utf8)],
])('reads %s beside a file in another set', async (_, mail) => {
  expect((await readBody(mail)).text).toBe('Gr\u00fc\u00dfe aus K\u00f6ln\n-- \nAda');
});

it('says where the words are of an email that Outlook alone can read', async () => {
  const mail = 'Subject: Hello\r\nContent-Type: application/ms-tnef; name="winmail.dat"\r\n\r\nx';
  const { attachments, text } = await readBody(Buffer.from(mail));
  expect([text, attachments]).toEqual([expect.stringContaining('winmail.dat, for Outlook alone'), ['winmail.dat']]);
});

it('takes the words of HTML only where there is no plain text, and of a huge page only the beginning', async () => {
  const page = `Content-Type: text/html\r\n\r\n<p>Begin</p>${'<div>'.repeat(100_000)}`;
  expect((await readBody(Buffer.from(page))).text).toMatch(/^Begin[\s.]+\(cut off here\)$/);
});
