import { expect, it } from 'vitest';
import { openAnswered } from '../testing/answeredRequest.ts';
import { mailOf, type TypedMail } from '../testing/answers.ts';

const clientAddress = 'ada@example.com';

interface Sample {
  title: string;
  /** Returns the email with this Message-ID, or is about the email that it names. */
  write: (ourId: string) => Omit<TypedMail, 'to'>;
  outcome: 'returned' | 'automatic' | 'a person';
}

/** The email that a mail server returns, whole or in part. */
const ours = (id: string) =>
  `From: website@localhost\r\nTo: ${clientAddress}\r\nMessage-ID: ${id}\r\nSubject: Re: Your request\r\n\r\nTuesday?\r\n`;
const parts = (...all: string[]) => ['', ...all.flatMap((part) => ['--b', part]), '--b--', ''].join('\r\n');
const daemon = 'MAILER-DAEMON@mx.client.example';

const samples: Sample[] = [
  {
    title: 'a server of the qmail kind: words, then our email',
    write: (id) => ({
      from: daemon,
      text: `Hi. This is the program at mx.client.example.\n<${clientAddress}>:\n192.0.2.1 said: 550 5.1.1 No such mailbox\n\n--- Below this line is a copy of the message.\n\n${ours(id)}`,
      headers: { 'Return-Path': '<>', Subject: 'failure notice' },
    }),
    outcome: 'returned',
  },
  {
    title: 'a server of the Exchange kind: our email as a part of an ordinary one',
    write: (id) => ({
      from: '"System Administrator" <postmaster@client.example>',
      headers: { 'Content-Type': 'multipart/mixed; boundary=b', Subject: 'Undeliverable: Re: Your request' },
      body: parts(
        'Content-Type: text/plain\r\n\r\nYour message did not reach some recipients.',
        `Content-Type: message/rfc822\r\n\r\n${ours(id)}`,
      ),
    }),
    outcome: 'returned',
  },
  {
    title: 'a server with a name of its own that returns our email',
    write: (id) => ({
      from: 'Mail service <noreply@gateway.example>',
      headers: { 'Content-Type': 'multipart/mixed; boundary=b', Subject: 'Mail could not be passed on' },
      body: parts(
        'Content-Type: text/plain\r\n\r\nNo mailbox here by that name.',
        `Content-Type: message/rfc822\r\n\r\n${ours(id)}`,
      ),
    }),
    outcome: 'returned',
  },
  {
    title: 'a server that says in words that it goes on trying',
    write: (id) => ({
      from: daemon,
      text: `This is a warning message only.\nYou do not need to resend your message.\n\n${ours(id)}`,
      headers: { 'Return-Path': '<MAILER-DAEMON>', Subject: 'Warning: could not send message for past 4 hours' },
    }),
    outcome: 'automatic',
  },
  {
    title: 'an absence note with an empty Return-Path that names our email',
    write: (id) => ({
      text: 'I am back on Monday.',
      headers: { 'Return-Path': '<>', Subject: 'Automatic reply: Your request', 'In-Reply-To': id },
    }),
    outcome: 'automatic',
  },
  {
    title: 'an absence note in German',
    write: (id) => ({
      text: 'Bin am Montag zurück.',
      headers: { Subject: '=?utf-8?q?Automatische_Antwort:_Ihre_Anfrage?=', 'In-Reply-To': id },
    }),
    outcome: 'automatic',
  },
  {
    title: 'Precedence: bulk',
    write: () => ({ text: 'We got your email.', headers: { Precedence: 'bulk' } }),
    outcome: 'automatic',
  },
  {
    title: 'Precedence: junk, with X-Auto-Reply',
    write: () => ({ text: 'Away', headers: { Precedence: 'junk', 'X-Auto-Reply': 'yes' } }),
    outcome: 'automatic',
  },
  {
    title: 'a report that an answer was read',
    write: (id) => ({
      headers: {
        'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=b',
        Subject: 'Read: Re: Your request',
      },
      body: parts(
        'Content-Type: text/plain\r\n\r\nIt was read.',
        `Content-Type: message/disposition-notification\r\n\r\nOriginal-Message-ID: ${id}\r\nDisposition: manual-action; displayed`,
      ),
    }),
    outcome: 'automatic',
  },
  {
    title: 'X-Auto-Response-Suppress alone, which Exchange puts on emails of people',
    write: (id) => ({
      text: 'Tuesday is fine.',
      headers: { 'X-Auto-Response-Suppress': 'All', 'Return-Path': `<${clientAddress}>`, 'In-Reply-To': id },
    }),
    outcome: 'a person',
  },
  {
    title: 'the client, who attaches our email',
    write: (id) => ({
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
      body: parts(
        'Content-Type: text/plain\r\n\r\nIs this from you?',
        `Content-Type: message/rfc822\r\n\r\n${ours(id)}`,
      ),
    }),
    outcome: 'a person',
  },
  {
    title: 'a colleague, who attaches an email of theirs',
    write: () => ({
      from: 'bo@example.com',
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
      body: parts(
        'Content-Type: text/plain\r\n\r\nSee what Ada wrote.',
        'Content-Type: message/rfc822\r\n\r\nFrom: ada@example.com\r\n\r\nYes',
      ),
    }),
    outcome: 'a person',
  },
];

it.each(samples)('$title: $outcome', async ({ outcome, write }) => {
  const { address, answerId, incoming, lead, owed, payload, post } = await openAnswered();
  expect(await post(mailOf({ ...write(answerId), to: address }))).toBe(200);
  const isOfPerson = outcome === 'a person';
  expect(await incoming()).toMatchObject([{ isAutomatic: !isOfPerson }]);
  expect(await lead()).toMatchObject(
    isOfPerson ? { status: 'new', readAt: null } : { status: 'answered', readAt: expect.any(String) },
  );
  expect((await owed()).some((one) => one.startsWith('sales-notice'))).toBe(isOfPerson);
  const { docs } = await payload.find({ collection: 'deliveries', where: { kind: { equals: 'answer' } }, depth: 0 });
  expect(docs[0]?.status).toBe(outcome === 'returned' ? 'failed' : 'delivered');
});
