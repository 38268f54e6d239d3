import type { ServerResponse } from 'node:http';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { createLocalReq } from 'payload';
import { afterEach, describe, expect, it } from 'vitest';
import type { BookingPlan } from '../../payload-types.ts';
import { icsOf, startCalendarServer } from '../../testing/calendarServer.ts';
import { createUserWith } from '../../testing/createUserWith.ts';
import { watchTurns } from '../../testing/longestTurn.ts';
import { offerCalls } from '../../testing/offerCalls.ts';
import { tokenOf } from '../../testing/requests.ts';
import { openTestHost, type TestHost } from '../../testing/testHost.ts';
import { calendarStatesEndpoint } from './calendarEndpoints.ts';

const zone = 'Europe/Amsterdam';
const three = '2026-11-24T14:00:00.000Z';
const ten = '2026-11-24T09:00:00.000Z';
const taken = icsOf(['2026-11-24T14:30:00Z', '2026-11-24T15:30:00Z']);

let host: TestHost;
let editor: Awaited<ReturnType<typeof createUserWith>>;
afterEach(() => host.close());

type CalendarRow = NonNullable<NonNullable<BookingPlan['desks']>[number]['calendars']>[number];

/** A host on which Ines takes calls, with this calendar. */
async function open(server: { host: string; url: string }, more: Partial<CalendarRow> = {}, settings = {}) {
  host = await openTestHost({ variables: { CALENDAR_PRIVATE_HOSTS: server.host } });
  host.clock.now = new Date('2026-11-21T12:00:00Z');
  await offerCalls(host.payload);
  editor = await createUserWith(host.payload, 'editor');
  await write([{ kind: 'ics', address: server.url, ...more }], settings);
}

async function write(calendars: CalendarRow[], settings: Partial<BookingPlan> = {}) {
  const { desks } = await host.payload.findGlobal({ slug: 'booking', depth: 0 });
  const [desk] = desks ?? [];
  if (!desk) throw new Error('Nobody takes calls');
  return host.payload.updateGlobal({ slug: 'booking', data: { desks: [{ ...desk, calendars }], ...settings } });
}

async function isFree(start: string): Promise<boolean | undefined> {
  const answer = await host.app.inject({ url: bookingPaths.slots, query: { month: '2026-11', zone } });
  return answer.json().slots.find((slot: { start: string }) => slot.start === start)?.isFree;
}

async function send(url: string, formId: string, fields: Record<string, string>) {
  const { formToken } = await tokenOf(host.app, formId);
  const headers = { accept: 'application/json' };
  return host.app.inject({ method: 'POST', url, headers, payload: { formId, formToken, ...fields } });
}

const book = (start: string) =>
  send(bookingPaths.booking, 'booking', { name: 'Ada Lindqvist', email: 'ada@example.com', start, zone });
const later = (minutes: number) => {
  host.clock.now = new Date(host.clock.now.getTime() + minutes * 60_000);
};

async function readState() {
  const answer = await calendarStatesEndpoint.handler(await createLocalReq({ user: editor }, host.payload));
  return (await answer.json()).calendars[0];
}

describe('hours of a person with a calendar', () => {
  it('are offered where the calendar has nothing, with no pause beside what it has', async () => {
    const server = await startCalendarServer(icsOf(['2026-11-24T09:40:00Z', '2026-11-24T10:30:00Z']));
    await open(server);
    // The thread that reads calendars starts with the first one.
    await expect.poll(() => isFree('2026-11-24T10:30:00.000Z')).toBe(true);
    expect(await isFree(ten)).toBe(true);
    server.text = taken;
    later(6);
    expect(await isFree(three)).toBe(false);
    expect(await isFree(ten)).toBe(true);
    // Within five minutes the calendar is not asked again to show hours, by whichever page.
    const asked = server.seen.length;
    await isFree(three);
    await host.app.inject({ url: '/booking/next' });
    expect(server.seen.length).toBe(asked);
  });

  it('are refused as taken where the calendar was filled since they were shown: held, booked or moved to', async () => {
    const server = await startCalendarServer();
    await open(server);
    expect(await isFree(three)).toBe(true);
    server.text = taken;
    const held = await send(bookingPaths.hold, 'booking', { start: three });
    expect([held.statusCode, held.json().code]).toEqual([409, 'taken']);
    const refused = await book(three);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'taken']);
    const booked = await book(ten);
    expect(booked.statusCode).toBe(200);
    const token = new URL(booked.json().data.confirmed, 'http://localhost').searchParams.get('t') ?? '';
    const moved = await send(bookingPaths.move, 'booking-move', { t: token, start: three, zone });
    expect([moved.statusCode, moved.json().code]).toEqual([409, 'taken']);
    server.text = icsOf();
    expect((await send(bookingPaths.move, 'booking-move', { t: token, start: three, zone })).statusCode).toBe(200);
  });

  it('are not blocked by a call that was booked here and stands in the calendar too', async () => {
    const server = await startCalendarServer();
    await open(server);
    await book(three);
    const { docs } = await host.payload.find({ collection: 'bookings' });
    server.text = taken.replace(/UID:.*/, `UID:${docs[0]?.uid}`);
    await host.payload.update({ collection: 'bookings', where: {}, data: { state: 'cancelled', place: null } });
    later(6);
    expect(await isFree(three)).toBe(true);
  });

  it('follow a time without a zone by the clocks of each office at which the person takes calls', async () => {
    const server = await startCalendarServer(icsOf(['2026-11-24T15:00:00', '2026-11-24T15:40:00']));
    await open(server);
    const place = { city: 'New York', address: ['1 Pier'], countryCode: 'US', opens: '09:00', closes: '18:00' };
    const data = { ...place, order: 20, timeZone: 'America/New_York' };
    const office = await host.payload.create({ collection: 'offices', data });
    const { desks } = await host.payload.findGlobal({ slug: 'booking', depth: 0 });
    const [desk] = desks ?? [];
    if (!desk) throw new Error('Nobody takes calls');
    const calendars = [{ kind: 'ics' as const, address: server.url }];
    const there = { ...desk, id: null, office: office.id, starts: ['12:00', '15:00'], calendars };
    await host.payload.updateGlobal({ slug: 'booking', data: { desks: [desk, there] } });
    await expect.poll(() => isFree('2026-11-24T17:00:00.000Z')).toBe(true);
    expect([await isFree(three), await isFree('2026-11-24T20:00:00.000Z')]).toEqual([false, false]);
  });

  it.each([
    [
      'answers with a fault',
      (response: ServerResponse) => void response.writeHead(503).end(),
      'It answers with status 503',
    ],
    [
      'refuses us',
      (response: ServerResponse) => void response.writeHead(401).end(),
      'It refuses the name or the password (status 401)',
    ],
    [
      'sends a page',
      (response: ServerResponse) => void response.end('<html>Sign in'),
      'What it answers cannot be read as a calendar',
    ],
    ['breaks off', (response: ServerResponse) => void response.destroy(), 'It cannot be reached (ECONNRESET)'],
  ])('are held back, or offered by what it said last, while it %s', async (_, answer, fault) => {
    const server = await startCalendarServer(taken);
    await open(server);
    expect(await isFree(ten)).toBe(true);
    server.answer = answer;
    later(6);
    const since = host.clock.now.toISOString();
    expect(await isFree(ten)).toBe(false);
    expect((await book(ten)).statusCode).toBe(409);
    later(2);
    await isFree(ten);
    expect(await readState()).toMatchObject({ failedSince: since, fault });
    await host.payload.updateGlobal({ slug: 'booking', data: { silentCalendars: 'offer' } });
    expect([await isFree(ten), await isFree(three)]).toEqual([true, false]);
    expect((await book(three)).statusCode).toBe(409);
    expect((await book(ten)).statusCode).toBe(200);
  });

  it('are shown within seconds while it says nothing, and nobody else waits', async () => {
    const server = await startCalendarServer();
    await open(server);
    server.answer = () => undefined;
    const begun = performance.now();
    expect(await isFree(ten)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  it.each([
    [
      'a series that never ends',
      icsOf(['1970-01-01T00:00:00Z', '1970-01-01T00:00:01Z']).replace(
        'END:VEVENT',
        'RRULE:FREQ=SECONDLY\r\nEND:VEVENT',
      ),
    ],
    ['a hundred thousand calendars in each other', 'BEGIN:VCALENDAR\r\n'.repeat(100_000)],
    ['more than 12 MB', `${'X'.repeat(74)}\r\n`.repeat(200_000)],
  ])('are held back where the calendar is made to hurt, by %s, and nobody else waits for it', async (_, text) => {
    const server = await startCalendarServer(text);
    await open(server);
    await host.app.inject({ url: '/form-token', query: { formId: 'booking' } });
    const longestTurnMs = watchTurns();
    expect(await isFree(ten)).toBe(false);
    await expect
      .poll(async () => (await readState()).fault, { timeout: 15_000 })
      .toMatch(/cannot be read|too long|12 MB/);
    expect(await longestTurnMs()).toBeLessThan(300);
  });
});

describe('a calendar', () => {
  it('is asked with its name and password, which nobody reads again', async () => {
    const server = await startCalendarServer();
    await open(server, { user: 'ines', password: 'a bridge of sighs' });
    await isFree(ten);
    const basic = `Basic ${Buffer.from('ines:a bridge of sighs').toString('base64')}`;
    expect(server.seen.at(-1)?.headers.authorization).toBe(basic);
    const shown = await host.payload.findGlobal({ slug: 'booking' });
    expect(JSON.stringify(shown)).not.toContain('password":"');
    const versions = await host.payload.findGlobalVersions({ slug: 'booking' });
    expect(JSON.stringify(versions)).not.toContain('bridge of sighs');
    expect(JSON.stringify(await host.payload.db.findGlobal({ slug: 'booking' }))).not.toContain('bridge of sighs');

    // Saved again without it, it stays.
    await host.payload.updateGlobal({ slug: 'booking', data: { ...shown, noticeHours: 20 } });
    later(6);
    await isFree(ten);
    expect(server.seen.at(-1)?.headers.authorization).toBe(basic);
    // It is told to no other host.
    const other = await startCalendarServer();
    const [row] = (await host.payload.findGlobal({ slug: 'booking' })).desks?.[0]?.calendars ?? [];
    await write([{ kind: 'ics', id: row?.id ?? null, address: other.url, user: 'ines' }]);
    expect(JSON.stringify(await host.payload.db.findGlobal({ slug: 'booking' }))).not.toContain('"password":"');
  });

  it('may lead elsewhere, but takes neither its password nor us into our own network', async () => {
    const elsewhere = await startCalendarServer(taken);
    const server = await startCalendarServer();
    server.answer = (response) => void response.writeHead(302, { location: elsewhere.url }).end();
    await open({ host: `${server.host},${elsewhere.host}`, url: server.url }, { user: 'ines', password: 'secret' });
    expect(await isFree(three)).toBe(false);
    expect(elsewhere.seen.at(-1)?.headers.authorization).toBeUndefined();
    server.answer = (response) => void response.writeHead(302, { location: 'https://127.0.0.1:1/' }).end();
    later(6);
    await isFree(three);
    expect((await readState()).fault).toContain('CALENDAR_PRIVATE_HOSTS');
  });

  it('in our own network is not asked unless an operator allows it', async () => {
    const server = await startCalendarServer();
    await open({ host: 'nowhere.example', url: server.url });
    expect(await isFree(ten)).toBe(false);
    await write([{ kind: 'ics', address: server.url.replace('http:', 'https:') }]);
    await isFree(ten);
    expect((await readState()).fault).toContain('CALENDAR_PRIVATE_HOSTS');
    expect(server.seen).toEqual([]);
  });
});
