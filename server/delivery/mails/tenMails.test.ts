import { bookingPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';
import { type ParsedMail, simpleParser } from 'mailparser';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeDocumentArticle } from '../../testing/documentArticle.ts';
import { offerCalls } from '../../testing/offerCalls.ts';
import { send, tokenOf } from '../../testing/requests.ts';
import { fillSite } from '../../testing/siteContent.ts';
import { openSmtpPeer } from '../../testing/smtpPeer.ts';
import { openTestHost, type TestHost } from '../../testing/testHost.ts';
import { createSmtpMailer } from '../mailers.ts';
import { watchOutbox } from '../outboxWatch.ts';

const email = 'ada@northgate.example';
const person = { name: 'Žofie Nováková', email, company: 'Sørensen & Søn' };
const sales = 'sales@localhost';

let host: TestHost;
let peer: Awaited<ReturnType<typeof openSmtpPeer>>;
let mails: ParsedMail[] = [];

async function post(url: string, formId: string, fields: Record<string, unknown>) {
  const { formToken } = await tokenOf(host.app, formId);
  const headers = { accept: 'application/json' };
  const answer = await host.app.inject({ method: 'POST', url, headers, payload: { formId, formToken, ...fields } });
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}: ${answer.body}`);
  return answer;
}

const deliverAll = () => host.deliver();

beforeAll(async () => {
  peer = await openSmtpPeer();
  const mailer = createSmtpMailer(peer.url);
  host = await openTestHost({ mailer: () => mailer });
  host.clock.now = new Date('2026-11-21T12:00:00Z');
  await fillSite(host.payload);
  await offerCalls(host.payload);
  const { article } = await storeDocumentArticle(host.payload);

  await send(host.app, { ...person, message: 'Dotted lines\n.\nand 漢字 stay.' });
  await post(paths.audit, 'audit', {
    ...person,
    repository: 'https://git.example/vault',
    network: 'Flow',
    language: 'Cadence',
  });
  await post(paths.estimate, 'estimate', {
    ...person,
    projectType: 'web',
    platforms: ['flow-evm'],
    pagePath: '/estimate',
    ratesVersion: '2026-11-01',
    lowUsd: '40000',
    highUsd: '57000',
  });
  await post(paths.articleFile, 'article-file', { email, type: 'storage-worksheet', articleId: article });
  await post(paths.subscribe, 'newsletter', { email });
  const booked = await post(bookingPaths.booking, 'booking', {
    ...person,
    start: '2026-11-24T14:00:00.000Z',
    zone: 'Europe/Amsterdam',
  });
  await deliverAll();
  const confirmed = (booked.json() as { data: { confirmed: string } }).data.confirmed;
  const t = new URL(confirmed, 'http://localhost').searchParams.get('t') ?? '';
  await post(bookingPaths.move, 'booking-move', { t, start: '2026-11-24T09:00:00.000Z', zone: 'Europe/Amsterdam' });
  await deliverAll();
  await post(bookingPaths.cancel, 'booking-cancel', { t });
  await deliverAll();

  const { cms, mail } = host.environment;
  // Nothing is delivered for twenty minutes, so the operators are told.
  await send(host.app, { ...person, message: 'One more' });
  const later = () => new Date(Date.now() + 20 * 60_000);
  const options = { payload: host.payload, mailer, mail, adminUrl: cms.adminUrl, logger: pino({ level: 'silent' }) };
  const watch = watchOutbox({ ...options, now: later });
  await watch.look();
  watch.stop();
  mailer.close?.();
  mails = await Promise.all(peer.received.map((raw) => simpleParser(raw)));
});
afterAll(async () => {
  await host.close();
  await peer.close();
});

const addressesOf = (field: ParsedMail['to']) =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address));

function findMailWith(to: string, subject: RegExp): ParsedMail {
  const found = mails.filter((mail) => subject.test(mail.subject ?? '') && addressesOf(mail.to).includes(to));
  const [mail] = found;
  const others = mails.map((one) => `${addressesOf(one.to)}: ${one.subject}`).join('\n');
  if (!mail) throw new Error(`No mail to ${to} is called ${subject}:\n${others}`);
  return mail;
}

const header = (mail: ParsedMail, name: string) => mail.headerLines.find(({ key }) => key === name)?.line;

/** The ten emails with their recipients and subjects, and which of them belong to a list or to a calendar. */
const kinds = [
  { name: 'the notice to sales', to: sales, subject: /^New request: Sørensen & Søn$/, replyTo: email },
  { name: 'the acknowledgement', to: email, subject: /^We have your message$/ },
  { name: 'an audit at sales', to: sales, subject: /^New request: Sørensen & Søn$/, says: 'Repository or address' },
  { name: 'an estimate at sales', to: sales, subject: /^New request: Sørensen & Søn$/, says: '2026-11-01' },
  { name: 'the link to a document', to: email, subject: /worksheet/i },
  { name: 'the question of the letter', to: email, subject: /^One click and you are on the list$/, isBulk: true },
  { name: 'the confirmation of a call', to: email, subject: /^Your call: Tue 24 Nov, 15:00$/, method: 'REQUEST' },
  { name: 'the call that moved', to: email, subject: /Tue 24 Nov, 10:00/, method: 'REQUEST' },
  { name: 'the call that was cancelled', to: email, subject: /cancel/i, method: 'CANCEL' },
  { name: 'the alarm of the outbox', to: sales, subject: /have stopped|waiting|deliver/i },
];

function find({ says, subject, to }: (typeof kinds)[number]): ParsedMail {
  if (!says) return findMailWith(to, subject);
  const found = mails.find((mail) => addressesOf(mail.to).includes(to) && mail.text?.includes(says));
  if (!found) throw new Error(`No mail to ${to} says ${says}`);
  return found;
}

describe.each(kinds)('$name', (kind) => {
  it('has text and HTML, one reader, an id, a date, and headers by which programs recognise it as automatic', () => {
    const mail = find(kind);
    expect(addressesOf(mail.to)).toEqual([kind.to]);
    expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
    expect(mail.from?.value).toHaveLength(1);
    expect(mail.messageId).toMatch(/^<delivery-[\w.-]+@[\w.-]+>$/);
    expect(Math.abs(Date.now() - (mail.date?.getTime() ?? 0))).toBeLessThan(300_000);
    expect(header(mail, 'auto-submitted')).toBe('Auto-Submitted: auto-generated');
    expect(header(mail, 'mime-version')).toBe('MIME-Version: 1.0');
    expect(mail.text?.trim().length).toBeGreaterThan(100);
    expect(mail.html).toMatch(/^<!DOCTYPE html>/);
    if (kind.replyTo) expect(addressesOf(mail.replyTo)).toEqual([kind.replyTo]);
  });

  it(kind.isBulk ? 'names the way out of the list' : 'belongs to no list', () => {
    const mail = find(kind);
    const way = [header(mail, 'list-unsubscribe'), header(mail, 'list-unsubscribe-post')];
    if (!kind.isBulk) return expect(way).toEqual([undefined, undefined]);
    expect(way[0]).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/subscribe\/leave\?t=[\w.~-]+>$/);
    expect(way[1]).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it(kind.method ? 'carries a calendar' : 'carries nothing', () => {
    const { attachments } = find(kind);
    if (!kind.method) return expect(attachments).toEqual([]);
    expect(attachments.length).toBeGreaterThan(0);
    for (const { content } of attachments) expect(content.toString()).toContain(`METHOD:${kind.method}`);
    expect(attachments.map(({ filename }) => filename)).toContain('call.ics');
  });
});

describe('all emails', () => {
  it('have unique ids, lines that every server accepts, and no bare line feed', () => {
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length);
    for (const raw of peer.received) {
      expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      expect(Math.max(...raw.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
      expect(raw).not.toMatch(/[^\t\r\n\x20-\x7e]/);
    }
  });

  it('keep a line with only a dot, and every alphabet', () => {
    expect(mails.some(({ text }) => text?.includes('  Dotted lines\n  .\n  and 漢字 stay.'))).toBe(true);
  });
});

it('unsubscribes a reader by the single call of RFC 8058: no cookie, no question, no redirect', async () => {
  const stateOf = async () => {
    const { docs } = await host.payload.find({ collection: 'subscribers', where: { email: { equals: email } } });
    return docs[0]?.state;
  };
  const letter = findMailWith(email, /^One click/);
  const wayOut = /<([^>]+)>/.exec(header(letter, 'list-unsubscribe') ?? '')?.[1] ?? '';
  const listening = await host.app.listen({ port: 0, host: '127.0.0.1' });
  const url = wayOut.replace('http://localhost:3000', listening);
  expect(new URL(url).pathname).toBe(newsletterPaths.leave);

  expect((await fetch(url, { redirect: 'manual' })).headers.get('set-cookie')).toBeNull();
  expect(await stateOf(), 'programs that look ahead change nothing').toBe('waiting');

  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('location')]).toEqual([200, null, null]);
  expect(await stateOf()).toBe('left');
});
