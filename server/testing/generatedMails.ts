import { type ParsedMail, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { messageOf } from '../delivery/mailers.ts';
import { maxSubject, shorten } from '../delivery/mails/plainWords.ts';
import { renderPlainText, speakInOwnWords } from '../delivery/mails/renderMail.ts';
import { writeSalesNotice } from '../delivery/mails/requestMails.ts';
import { attachmentOf } from '../files/downloads/sendFile.ts';
import type { Lead, LeadFile } from '../payload-types.ts';
import { createChance } from './chance.ts';

const now = '2026-11-21T16:20:00.000Z';
const sender = { companyName: 'Wharfside', addressLine: 'Wharfside, London' };
const lead: Lead = {
  id: 412,
  status: 'new',
  name: 'Ada',
  email: 'ada@northgate.example',
  createdAt: now,
  updatedAt: now,
};
const storedFile = { id: 1, lead: 412, mimeType: 'application/pdf', sizeBytes: 9000, createdAt: now, updatedAt: now };
const file: Omit<LeadFile, 'fileName'> = { ...storedFile, field: 'file', sha256: 'a', storageName: 'b' };

/** Everything that ends a header or begins another one, in every spelling that some program accepts for it. */
const pieces = [
  '\r',
  '\n',
  '\r\n',
  '\u2028',
  '\u2029',
  '\u0085',
  '\0',
  '\t',
  '\u202e',
  '=?utf-8?B?QmNjOiBhQGIuYw==?=',
  '=?utf-8?Q?=0D=0ABcc:_a@b.c?=',
  'Bcc: all@example.com',
  'Content-Type: text/html',
  '\r\n\r\n<b>body</b>',
  '\r\n ',
  '"',
  '<',
  '>',
  ',',
  ';',
  '\\',
  '(',
  ')',
  ':',
  '@',
  'é',
  '漢字',
  '😀',
  '\ud800',
  'Ada',
  ' ',
  'x'.repeat(80),
  '%0d%0a',
  '.',
  '\r\n.\r\n',
] as const;
const localParts = ['ada', 'a.b+c', 'x_-', '1', 'A.D.A'] as const;

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The notice to sales as it is sent, parsed by another library. Its HTML is left out because it has its own tests. */
async function readBack(change: Partial<Lead>, fileName: string): Promise<ParsedMail> {
  const given = { lead: { ...lead, ...change }, files: [{ ...file, fileName }] };
  const content = speakInOwnWords(writeSalesNotice(given, { adminUrl: 'https://admin.wharfside.example' }), undefined);
  const { message } = await transport.sendMail(
    messageOf({
      id: 7,
      from: 'site@wharfside.example',
      to: 'sales@wharfside.example',
      replyTo: given.lead.email ?? undefined,
      subject: shorten(content.subject, maxSubject),
      text: renderPlainText(content, sender),
      html: '<p>Words</p>',
      unsubscribeUrl: undefined,
    }),
  );
  if (!Buffer.isBuffer(message)) throw new Error('nodemailer gave no bytes');
  return simpleParser(message, { skipTextToHtml: true, skipHtmlToText: true, skipTextLinks: true });
}

const namesOf = (mail: ParsedMail) =>
  mail.headerLines
    .map(({ key }) => key)
    .sort()
    .join();

/**
 * Writes and reads `count` emails whose names, company, address and file are made up to break them. Returns how many
 * kept their headers, their single recipient and their Reply-To; throws at the first that did not. The seed is fixed,
 * so that a failure can be reproduced.
 */
export async function readGeneratedMails(count: number): Promise<number> {
  const chance = createChance(20_261_121);
  const made = () => Array.from({ length: 1 + chance.below(8) }, () => chance.pick(pieces)).join('');
  const usual = namesOf(await readBack({}, 'brief.pdf'));
  let good = 0;
  for (; good < count; good += 1) {
    const email = `${chance.pick(localParts)}${good}@northgate.example`;
    const fileName = made();
    const company = chance.happens(0.5) ? made() : null;
    const mail = await readBack({ name: made(), surname: made(), company, email, message: made() }, fileName);
    const fault = (what: string) => new Error(`Mail ${good} has ${what}`);
    if (namesOf(mail) !== usual) throw fault(`other headers: ${namesOf(mail)}`);
    if (mail.replyTo?.value.map(({ address }) => address).join() !== email) throw fault('another Reply-To');
    if (Array.isArray(mail.to) || mail.to?.value.length !== 1 || mail.cc || mail.bcc) throw fault('more readers');
    if (mail.attachments.length > 0) throw fault('an attachment');
    // The file itself is downloaded in the admin, with its name in an HTTP header.
    const disposition = attachmentOf(fileName);
    if (!/^attachment; filename="[ -~]*"; filename\*=UTF-8''[\w%!#$&+^`|~.-]*$/.test(disposition))
      throw fault(`a file whose name breaks its header: ${disposition}`);
  }
  return good;
}
