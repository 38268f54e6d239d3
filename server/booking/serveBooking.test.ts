import { bookingPaths } from '@frontage/contract/paths.ts';
import ICAL from 'ical.js';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../delivery/mailers.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { tokenOf } from '../testing/requests.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';

const browser = { accept: 'text/html,*/*;q=0.8' };
const zone = 'Europe/Amsterdam';
const now = new Date('2026-11-21T12:00:00Z');

let host: TestHost;
let peer: Awaited<ReturnType<typeof openSmtpPeer>>;
let visitor = 0;
let email = '';

beforeAll(async () => {
  peer = await openSmtpPeer();
  host = await openTestHost({ mailer: () => createSmtpMailer(peer.url) });
  await offerCalls(host.payload);
});
afterAll(async () => {
  await host.close();
  await peer.close();
});
beforeEach(async () => {
  visitor += 1;
  email = `visitor${visitor}@example.com`;
  // Each visitor comes after the hold of the previous one has ended.
  host.clock.now = new Date(now.getTime() + visitor * 11 * 60_000);
  peer.received.length = 0;
  await host.payload.delete({ collection: 'bookings', where: {} });
});

const three = '2026-11-24T14:00:00.000Z';
const ten = '2026-11-24T09:00:00.000Z';

async function book(fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const { formToken } = await tokenOf(host.app, 'booking');
  return host.app.inject({
    method: 'POST',
    url: bookingPaths.booking,
    headers: { accept: 'application/json', ...headers },
    payload: { formId: 'booking', formToken, name: 'Ada Lindqvist', email, start: three, zone, ...fields },
  });
}

function post(url: string, fields: Record<string, string>, headers: Record<string, string> = browser) {
  return host.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const findCalls = async () => (await host.payload.find({ collection: 'bookings', sort: 'id', pagination: false })).docs;
const readSlots = async (query: Record<string, string> = {}) =>
  (await host.app.inject({ url: bookingPaths.slots, query: { month: '2026-11', zone, ...query } })).json();
const isFree = async (start: string, query: Record<string, string> = {}) =>
  (await readSlots(query)).slots.find((slot: { start: string }) => slot.start === start)?.isFree;

async function readArrived(to = email): Promise<Email[]> {
  // A postponed delivery is sent only when it is due.
  await host.deliver();
  const mails = await Promise.all(peer.received.map((raw) => PostalMime.parse(raw)));
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to));
}

function calendarIn(mail: Email | undefined) {
  const part = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!part) throw new Error('The mail has no calendar');
  const words = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  const calendar = new ICAL.Component(ICAL.parse(words));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('There is no event');
  return { method: calendar.getFirstPropertyValue('method'), partMethod: part.method, event: new ICAL.Event(event) };
}

const tokenIn = (answer: { json(): unknown }) => {
  const { data } = answer.json() as { data: { confirmed: string } };
  return new URL(data.confirmed, 'http://localhost').searchParams.get('t') ?? '';
};

describe('the free hours', () => {
  it('are those of the office, in order, in the visitor’s time zone', async () => {
    const answer = await readSlots();
    expect(answer).toMatchObject({ month: '2026-11', zone, minutes: 40, today: '2026-11-21', next: '2026-12' });
    const monday = answer.slots.filter(({ start }: { start: string }) => start.startsWith('2026-11-23'));
    expect(monday.map(({ start }: { start: string }) => start.slice(11, 16))).toEqual([
      '09:00',
      '10:30',
      '12:00',
      '14:00',
    ]);
    // The weeks that show a month extend into the next one.
    expect(answer.slots.at(-1).start.slice(0, 10)).toBe('2026-12-04');
  });

  it('refuse an unknown zone and an invalid month', async () => {
    const wrong = await host.app.inject({ url: bookingPaths.slots, query: { month: '2026-13', zone: 'Mars/Base' } });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().error).toBe(
      'month must be a month such as 2026-11. zone must be the name of a time zone such as Europe/Amsterdam.',
    );
  });
});

describe('booking a call', () => {
  it('stores a request and its call, and sends an email with an invitation that other programs can read', async () => {
    const answer = await book({ company: 'Causeway', message: 'Two contracts, and a bridge.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ dealId: expect.any(String), noteId: expect.any(String) });
    const [call] = await findCalls();
    expect(call).toMatchObject({
      state: 'booked',
      startsAt: three,
      endsAt: '2026-11-24T14:40:00.000Z',
      host: 'Ines Halvorsen',
      zone,
      lead: expect.objectContaining({ formId: 'booking', email, status: 'new', company: 'Causeway' }),
    });
    const [mail] = await readArrived();
    expect(mail?.subject).toBe('Your call: Tue 24 Nov, 15:00');
    expect(mail?.text).toContain('Tuesday 24 November, 2026, 15:00 to 15:40');
    expect(mail?.text).toContain('https://meet.wharfside.example/ines');
    expect(mail?.text).toContain('15:00, Rotterdam');
    const { event, method, partMethod } = calendarIn(mail);
    expect([method, partMethod, event.sequence, event.uid]).toEqual(['REQUEST', 'REQUEST', 0, call?.uid]);
    expect(event.startDate.toJSDate().toISOString()).toBe(three);
    const sales = await readArrived(host.environment.mail.to);
    expect(sales.map(({ subject }) => subject)).toContainEqual('A call is booked: Tue 24 Nov, 15:00, Rotterdam');
    expect(sales).toHaveLength(2);
    expect(host.log.join('')).not.toContain(email);
  });

  it('gives one hour to one of fifty who want it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => book({ email: `crowd${index}@example.com`, name: `Visitor ${index}` })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await findCalls()).toHaveLength(1);
    expect(await isFree(three)).toBe(false);
  });

  it('answers a repeated key as before, and says so if the same call is sent again', async () => {
    const key = { 'idempotency-key': `key-of-visitor-${visitor}` };
    const first = await book({}, key);
    expect((await book({}, key)).json()).toEqual(first.json());
    expect((await book({ name: 'Another' }, key)).statusCode).toBe(422);
    const again = await book();
    expect([again.statusCode, again.json().error]).toEqual([429, 'Too many requests with same payload']);
    expect(await findCalls()).toHaveLength(1);
  });

  it('refuses hours that were never offered: a Sunday, the night, tomorrow, next year', async () => {
    for (const start of [
      '2026-11-29T14:00:00.000Z',
      '2026-11-25T02:00:00.000Z',
      '2026-11-21T14:00:00.000Z',
      '2027-11-24T14:00:00.000Z',
    ]) {
      expect((await book({ start })).statusCode, start).toBe(409);
    }
    expect((await book({ start: 'now' })).json().error.details).toMatchObject([{ context: { key: 'start' } }]);
    expect(await findCalls()).toHaveLength(0);
  });

  it('thanks for a filled honeypot but keeps the request in quarantine, while the hour stays free', async () => {
    const { honeypotName } = await tokenOf(host.app, 'booking');
    expect((await book({ [honeypotName]: 'x' })).statusCode).toBe(200);
    expect((await findCalls())[0]).toMatchObject({ state: 'quarantine', lead: { status: 'quarantine' } });
    expect(await isFree(three)).toBe(true);
    expect(await readArrived()).toHaveLength(0);
  });

  it('is refused from a page of another site', async () => {
    expect((await book({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  it('accepts three upcoming calls under one address, and no more', async () => {
    for (const day of ['24', '25', '26']) {
      expect((await book({ start: `2026-11-${day}T14:00:00.000Z` })).statusCode).toBe(200);
    }
    expect((await book({ start: '2026-11-27T14:00:00.000Z' })).statusCode).toBe(429);
  });
});

describe('a hold', () => {
  const hold = (fields: Record<string, string> = {}) =>
    post(bookingPaths.hold, { start: three, ...fields }, { accept: 'application/json' });

  it('keeps an hour from others for ten minutes, and lets its holder book it', async () => {
    const held = (await hold()).json();
    expect(held.data).toMatchObject({ host: 'Ines Halvorsen, lead engineer', where: 'a video link in your email' });
    expect(held.data.until).toBe(new Date(host.clock.now.getTime() + 10 * 60_000).toISOString());
    expect(await isFree(three)).toBe(false);
    expect(await isFree(three, { hold: held.data.hold })).toBe(true);
    expect((await book()).statusCode).toBe(409);
    expect((await book({ hold: held.data.hold })).statusCode).toBe(200);
  });

  it('ends by itself', async () => {
    await hold();
    host.clock.now = new Date(host.clock.now.getTime() + 10 * 60_000);
    expect(await isFree(three)).toBe(true);
  });

  it('is given to one network for at most three hours: a fourth releases the first', async () => {
    const hours = ['24', '25', '26', '27'].map((day) => `2026-11-${day}T14:00:00.000Z`);
    for (const start of hours) expect((await hold({ start })).statusCode).toBe(200);
    expect(await Promise.all(hours.map((start) => isFree(start)))).toEqual([true, false, false, false]);
  });
});

describe('the links in the email', () => {
  it('move the call, with the same id and the next number in the calendar, and free the old hour', async () => {
    const t = tokenIn(await book());
    const moved = await post(bookingPaths.move, { t, start: ten, zone }, { accept: 'application/json' });
    expect(moved.statusCode).toBe(200);
    expect([await isFree(three), await isFree(ten)]).toEqual([true, false]);
    const mails = await readArrived();
    const calendars = mails.map(calendarIn).toSorted((a, b) => a.event.sequence - b.event.sequence);
    expect(calendars.map(({ event, method }) => [method, event.sequence])).toEqual([
      ['REQUEST', 0],
      ['REQUEST', 1],
    ]);
    expect(new Set(calendars.map(({ event }) => event.uid)).size).toBe(1);
    expect(calendars[1]?.event.startDate.toJSDate().toISOString()).toBe(ten);
    const where = { email: { equals: email } };
    const [lead] = (await host.payload.find({ collection: 'leads', where, depth: 0 })).docs;
    expect(lead?.details, 'what sales read at the request').toMatch(
      /^Call: Tuesday 24 November, 2026, 09:00 UTC\nWith: /,
    );
    // A repeated move counts once.
    await post(bookingPaths.move, { t, start: ten, zone });
    expect((await findCalls())[0]?.sequence).toBe(1);
  });

  it('cannot move a call to an hour that somebody else has', async () => {
    const t = tokenIn(await book());
    await book({ email: `other-${email}`, start: ten });
    expect((await post(bookingPaths.move, { t, start: ten, zone }, { accept: 'application/json' })).statusCode).toBe(
      409,
    );
    expect((await findCalls())[0]?.startsAt).toBe(three);
  });

  it('cancel the call once, take it out of the calendar, and let the hour be booked again', async () => {
    const t = tokenIn(await book());
    expect((await post(bookingPaths.cancel, { t })).headers.location).toBe(`${bookingPaths.cancelledPage}?t=${t}`);
    await post(bookingPaths.cancel, { t });
    const cancelled = (await readArrived()).map(calendarIn).filter(({ method }) => method === 'CANCEL');
    expect(cancelled.map(({ event }) => event.sequence)).toEqual([1]);
    expect(await isFree(three)).toBe(true);
    expect((await book()).statusCode).toBe(200);
    expect((await post(bookingPaths.move, { t, start: ten, zone })).headers.location).toContain('/book/confirmed');
    expect((await findCalls()).map(({ state }) => state)).toEqual(['cancelled', 'booked']);
  });

  it('are refused if they are forged or cut short, or if their call is over', async () => {
    const t = tokenIn(await book());
    const forged = [`${t.slice(0, -2)}AA`, t.slice(0, 20), '1', ''];
    for (const token of forged) {
      expect((await post(bookingPaths.cancel, { t: token })).statusCode, token).toBe(410);
      expect((await host.app.inject({ url: bookingPaths.cancelPage, query: { t: token } })).statusCode).toBe(404);
    }
    host.clock.now = new Date('2026-11-24T14:05:00Z');
    expect((await post(bookingPaths.cancel, { t })).statusCode).toBe(410);
    expect((await post(bookingPaths.move, { t, start: '2026-12-01T14:00:00.000Z', zone })).statusCode).toBe(410);
    expect((await host.app.inject({ url: bookingPaths.movePage, query: { t } })).statusCode).toBe(410);
    expect((await findCalls())[0]).toMatchObject({ state: 'booked', startsAt: three });
  });

  it('offer the call as a calendar file to keep', async () => {
    const t = tokenIn(await book());
    const file = await host.app.inject({ url: bookingPaths.calendar, query: { t } });
    expect(file.headers['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(file.body));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstSubcomponent('vevent')?.getFirstProperty('attendee')).toBeFalsy();
  });
});
