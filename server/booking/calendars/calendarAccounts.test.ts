import { bookingPaths } from '@frontage/contract/paths.ts';
import { createLocalReq, type Endpoint } from 'payload';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findWaitingForEditors, findWaitingForSales } from '../../dashboard/today.ts';
import { openStores } from '../../host/compose.ts';
import { erasePerson } from '../../privacy/erasure/person.ts';
import {
  type AccountServer,
  client,
  type StandInAnswer,
  startGoogle,
  startMicrosoft,
} from '../../testing/accountServers.ts';
import { createUserWith } from '../../testing/createUserWith.ts';
import { makeCall } from '../../testing/makeCall.ts';
import { offerCalls } from '../../testing/offerCalls.ts';
import { tokenOf } from '../../testing/requests.ts';
import { openTestHost } from '../../testing/testHost.ts';
import { moveCallEndpoint, restoreEntryEndpoint } from '../collections/bookings.ts';
import { findFreeHours } from '../findFreeHours.ts';
import { watchEntries } from '../watchEntries.ts';
import { calendarStatesEndpoint, connectEndpoint, connectedEndpoint } from './calendarEndpoints.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const zone = 'Europe/Amsterdam';
const starts = { google: startGoogle, microsoft: startMicrosoft };
const kinds = ['google', 'microsoft'] as const;

/** A host on which Ines takes calls, with a calendar at Google or Microsoft that is not connected yet. */
async function open(server: AccountServer) {
  const { kind, origin } = server;
  const host = await openTestHost({ variables: { CALENDAR_PRIVATE_HOSTS: server.host } });
  onTestFinished(host.close);
  const { app, payload } = host;
  payload.config.custom.calendarOrigins = { [kind]: origin };
  await offerCalls(payload);
  const [desk] = (await payload.findGlobal({ slug: 'booking', depth: 0 })).desks ?? [];
  if (!desk) throw new Error('Nobody takes calls');
  const calendars = [{ kind, address: 'ines@wharfside.example' }];
  const set = { clientId: client.id, clientSecret: client.secret };
  await payload.updateGlobal({ slug: 'booking', data: { desks: [{ ...desk, calendars }], [kind]: set } });
  const editor = await createUserWith(payload, 'editor');
  const sales = await createUserWith(payload, 'sales');

  async function ask(
    endpoint: Omit<Endpoint, 'root'>,
    { user, ...more }: { user?: typeof editor; query?: object; headers?: Headers; routeParams?: object; body?: object },
  ) {
    const req = await createLocalReq(user ? { user } : {}, payload);
    const given = Object.assign(req, more, { json: async () => more.body });
    return makeCall(payload, endpoint, given, more.routeParams ? 'bookings' : 'booking');
  }
  async function send(url: string, formId: string, fields: Record<string, string>) {
    const { formToken } = await tokenOf(app, formId);
    const headers = { accept: 'application/json' };
    return app.inject({ method: 'POST', url, headers, payload: { formId, formToken, ...fields } });
  }
  // Tests put the clock forward: no hour passes meanwhile, and none comes within reach.
  host.clock.now = new Date(Math.ceil(Date.now() / dayMs) * dayMs);
  const readHours = async () => (await findFreeHours(payload, { now: host.clock.now })).map(({ start }) => start);
  return {
    ...host,
    editor,
    sales,
    ask,
    /** All hours that are offered while the calendar is empty. */
    readHours,
    later: (minutes: number) => {
      host.clock.now = new Date(host.clock.now.getTime() + minutes * 60_000);
    },
    /** Presses Connect: the page of permission, and the cookie of the browser. */
    async press(user = editor) {
      const answer = await ask(connectEndpoint, { user, query: { kind, address: 'ines@wharfside.example' } });
      return { status: answer.status, page: answer.headers.get('location') ?? '', cookie: cookieIn(answer) };
    },
    /** Comes back from there. */
    comeBack: (back: URL, cookie: string) =>
      ask(connectedEndpoint, { query: Object.fromEntries(back.searchParams), headers: new Headers({ cookie }) }),
    async connect() {
      const { cookie, page } = await this.press();
      return this.comeBack(server.agree(page), cookie);
    },
    async readState() {
      const answer = await ask(calendarStatesEndpoint, { user: editor });
      return (await answer.json()).calendars[0];
    },
    book: (start: string) =>
      send(bookingPaths.booking, 'booking', { name: 'Ada Lindqvist', email: 'ada@example.com', start, zone }),
    move: (t: string, start: string) => send(bookingPaths.move, 'booking-move', { t, start, zone }),
    cancel: (t: string) => send(bookingPaths.cancel, 'booking-cancel', { t }),
    look: () =>
      watchEntries({
        payload,
        store: openStores(payload, host.environment).bookings,
        backendUrl: host.environment.backendUrl,
        now: () => host.clock.now,
      }),
    order: (endpoint: Omit<Endpoint, 'root'>, id: number, body?: object) =>
      ask(endpoint, { user: sales, routeParams: { id }, ...(body ? { body } : {}) }),
    findCalls: async () => (await payload.find({ collection: 'bookings', depth: 0, showHiddenFields: true })).docs,
    mailsOf: async (kindOfMail: string) =>
      (await payload.find({ collection: 'mails', where: { kind: { equals: kindOfMail } } })).docs,
    async readEntries() {
      const { docs } = await payload.find({ collection: 'deliveries', where: { kind: { equals: 'calendar' } } });
      return docs;
    },
  };
}

type Fault = [what: string, answer: StandInAnswer | 'nothing', words: RegExp];

const cookieIn = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
const tokenIn = (answer: { json(): { data: { confirmed: string } } }) =>
  new URL(answer.json().data.confirmed, 'http://localhost').searchParams.get('t') ?? '';
const entriesIn = ({ events }: AccountServer) =>
  [...events.values()]
    .filter(({ isGone, mark }) => mark && !isGone)
    .map(({ startsAt }) => new Date(startsAt).toISOString());

/** Something that its person has in the calendar. */
function fill({ events }: AccountServer, start: string, more: Record<string, unknown> = {}, minutes = 40): void {
  const startsAt = Date.parse(start);
  const id = `own${events.size}`;
  events.set(id, { id, startsAt, endsAt: startsAt + minutes * 60_000, more });
}

describe.each(kinds)('a calendar at %s', (kind) => {
  async function openConnected() {
    const server = await starts[kind]();
    const host = await open(server);
    await host.connect();
    return { server, host };
  }

  it('is connected by its person’s permission, bound to the browser that began, and keeps no secret in the open', async () => {
    const server = await starts[kind]();
    const host = await open(server);
    expect((await host.readState()).connection.fault).toMatch(/not connected/);
    const { cookie, page, status } = await host.press();
    expect(status).toBe(302);
    expect(page).not.toContain(client.secret);
    const answer = await host.comeBack(server.agree(page), cookie);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      'http://localhost:3001/admin/globals/booking',
    ]);
    expect((await host.readState()).connection.fault).toBeUndefined();
    expect(await host.readState()).toMatchObject({ busyTimes: 0, readAt: expect.any(String) });

    const stored = JSON.stringify([
      await host.payload.db.findGlobal({ slug: 'booking' }),
      await host.payload.find({ collection: 'payload-kv' }),
    ]);
    expect(stored).not.toContain(client.secret);
    expect(stored).not.toContain('xxxx');
    expect(JSON.stringify(await host.payload.findGlobal({ slug: 'booking' }))).not.toMatch(/clientSecret":"/);
    // Saved again without the secret, it stays; with another client it does not.
    const shown = await host.payload.findGlobal({ slug: 'booking', depth: 0 });
    await host.payload.updateGlobal({ slug: 'booking', data: { ...shown, noticeHours: 20 } });
    expect((await host.readState()).connection.fault).toBeUndefined();
    await host.payload.updateGlobal({ slug: 'booking', data: { ...shown, [kind]: { clientId: 'another' } } });
    expect((await host.readState()).connection.fault).toMatch(/client of \w+ is missing/);
  });

  it('is not connected from another browser, by a state that is not ours, twice, or by sales', async () => {
    const server = await starts[kind]();
    const host = await open(server);
    const { cookie, page } = await host.press();
    const back = server.agree(page);
    const other = await host.press();
    expect((await host.comeBack(back, other.cookie)).status).toBe(400);
    expect((await host.comeBack(back, '')).status).toBe(400);
    const forged = new URL(back);
    forged.searchParams.set('state', `${back.searchParams.get('state')}A`);
    expect((await host.comeBack(forged, cookie)).status).toBe(400);
    expect((await host.press(host.sales)).status).toBe(403);
    expect((await host.readState()).connection.fault).toMatch(/not connected/);
    expect((await host.comeBack(back, cookie)).status).toBe(302);
    expect((await host.readState()).connection.fault).toBeUndefined();
    // Its code was used up; the permission that it gave stays.
    await host.comeBack(back, cookie);
    expect((await host.readState()).connection.fault).toMatch(/invalid_grant/);
    expect((await host.readState()).failedSince).toBeUndefined();
  });

  it('says what to do where its person refuses, agrees to a part, or is somebody else', async () => {
    const server = await starts[kind]();
    const host = await open(server);
    const { cookie, page } = await host.press();
    await host.comeBack(server.agree(page, 'access_denied'), cookie);
    expect((await host.readState()).connection.fault).toMatch(/was not given the permission \(access_denied\)\. Press/);
    const whole = server.scope;
    server.scope = 'https://www.googleapis.com/auth/calendar.freebusy';
    await host.connect();
    expect((await host.readState()).connection.fault).toMatch(/every box ticked/);
    server.scope = whole;
    const another = await starts[kind]('marcus@wharfside.example');
    host.payload.config.custom.calendarOrigins = { [kind]: another.origin };
    host.payload.config.custom.calendarPrivateHosts = [another.host];
    const begun = await host.press();
    await host.comeBack(another.agree(begun.page), begun.cookie);
    expect((await host.readState()).connection.fault).toMatch(/no such calendar|Sign in as ines@wharfside.example/);
    // Nothing is written into a stranger's calendar.
    const [hour = ''] = await host.readHours();
    await host.payload.updateGlobal({ slug: 'booking', data: { silentCalendars: 'offer' } });
    expect((await host.book(hour || (await host.readHours())[0] || '')).statusCode).toBe(200);
    await host.deliver();
    expect(entriesIn(another)).toEqual([]);
  });

  it('takes the hours that it has something in, as it says at that moment', async () => {
    const { host, server } = await openConnected();
    const hours = await host.readHours();
    const [first = '', second = '', third = ''] = hours;
    fill(server, new Date(Date.parse(first) + hourMs / 2).toISOString());
    host.later(6);
    expect(await host.readHours()).not.toContain(first);
    expect(await host.readHours()).toContain(second);
    fill(server, second);
    expect((await host.book(second)).json()).toMatchObject({ code: 'taken' });
    expect((await host.book(third)).statusCode).toBe(200);
    // Half a year is asked in parts where it must be.
    await host.payload.updateGlobal({ slug: 'booking', data: { daysAhead: 180 } });
    host.later(6);
    expect((await host.readHours()).length).toBeGreaterThan(hours.length);
  });

  it('has each call once, where it is, until it is cancelled, whatever is tried twice or lost on its way', async () => {
    const { host, server } = await openConnected();
    const [first = '', second = '', third = ''] = await host.readHours();
    // The answer to the writing is lost: it is written, and tried again.
    let isLost = false;
    server.losesAnswer = ({ method, url }) => {
      const isWriting = method === 'POST' && url.pathname.endsWith('/events') && !isLost;
      isLost ||= isWriting;
      return isWriting;
    };
    const token = tokenIn(await host.book(first));
    await host.deliver();
    expect(isLost).toBe(true);
    expect((await host.readEntries()).map(({ status }) => status)).toEqual(['owed']);
    await host.payload.update({ collection: 'deliveries', where: {}, data: { status: 'owed', nextTryAt: null } });
    await host.deliver();
    expect(entriesIn(server)).toEqual([first]);
    const [entry] = [...server.events.values()];
    expect(JSON.stringify(entry)).not.toMatch(/Lindqvist|ada@/);
    // Its own entry does not stand in its way.
    await host.move(token, second);
    await host.deliver();
    expect(entriesIn(server)).toEqual([second]);
    host.later(6);
    expect(await host.readHours()).toContain(first);
    await host.cancel(token);
    await host.deliver();
    expect(entriesIn(server)).toEqual([]);
    expect((await host.findCalls()).map(({ writtenTo }) => writtenTo)).toEqual([null]);
    host.later(6);
    expect(await host.readHours()).toContain(second);
    // One that was removed by hand is no fault.
    const again = tokenIn(await host.book(third));
    await host.deliver();
    for (const event of server.events.values()) event.isGone = true;
    await host.cancel(again);
    await host.deliver();
    expect((await host.readEntries()).filter(({ status }) => status !== 'delivered')).toEqual([]);
  });

  it('renews its permission where a token has ended, and says so where it was taken back', async () => {
    const { host, server } = await openConnected();
    server.rotates = true;
    const [hour = ''] = await host.readHours();
    for (const _ of [1, 2]) {
      server.endAccess();
      host.later(6);
      expect(await host.readHours()).toContain(hour);
    }
    server.revoke();
    host.later(6);
    expect(await host.readHours()).toEqual([]);
    expect((await host.readState()).fault).toMatch(
      /no longer lets us in \(status 400, invalid_grant\)\. Press Connect/,
    );
    const waiting = { what: 'Calendars that do not answer', count: 1, isUrgent: true };
    expect(await findWaitingForEditors(host.payload, host.clock.now)).toContainEqual(expect.objectContaining(waiting));
    await host.connect();
    expect(await host.readHours()).toContain(hour);
    expect((await host.readState()).fault).toBeUndefined();
    expect(JSON.stringify(await findWaitingForEditors(host.payload, host.clock.now))).not.toContain('Calendars');
  });

  const quota = { error: { code: 403, errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }] } };
  const silence: Fault = ['says nothing', 'nothing', /^(?:It did not answer within 10 seconds)?$/];
  const faults: Fault[] = [
    ['has no quota left', { status: 403, body: quota }, /come back later \(status 403, rateLimitExceeded\)/],
    ['asks to wait', { status: 429, headers: { 'retry-after': '120' }, body: {} }, /come back later \(status 429\)/],
    ['does not allow it', { status: 403, body: { error: { code: 'ErrorAccessDenied' } } }, /does not allow it/],
    ['has a fault', { status: 503, body: 'upstream' }, /answers with status 503/],
    ['sends a page', { status: 200, body: '<html>Sign in' }, /answers what cannot be read/],
    ['sends another shape', { status: 200, body: { calendars: [], value: {} } }, /answers what cannot be read/],
    ['sends too much', { status: 200, body: 'x'.repeat(2_100_000) }, /larger than 2 MB/],
    // Ten seconds, which both are waited for by the same call.
    ...(kind === 'google' ? [silence] : []),
  ];
  it(`keeps its hours back while it ${faults.map(([what]) => what).join(', ')}`, async () => {
    const { host, server } = await openConnected();
    const [hour = ''] = await host.readHours();
    for (const [what, answer, words] of faults) {
      server.fault = (_asked, isToken) => (isToken ? undefined : answer);
      host.later(6);
      const begun = performance.now();
      expect(await host.readHours(), what).toEqual([]);
      expect((await host.book(hour)).statusCode, what).toBe(409);
      expect(performance.now() - begun, what).toBeLessThan(9_000);
      expect((await host.readState()).fault ?? '', what).toMatch(words);
      server.fault = undefined;
      host.later(6);
      await expect.poll(host.readHours, { message: what }).toContain(hour);
    }
  });

  it('is left in peace for as long as it asks, also by what is to be written', async () => {
    const { host, server } = await openConnected();
    const [hour = '', other = ''] = await host.readHours();
    await host.book(hour);
    server.fault = (_asked, isToken) =>
      isToken ? undefined : { status: 429, headers: { 'retry-after': '300' }, body: {} };
    await host.deliver();
    const [entry] = await host.readEntries();
    const waitsMs = Date.parse(entry?.nextTryAt ?? '') - host.clock.now.getTime();
    expect(waitsMs).toBeGreaterThanOrEqual(300_000);
    host.later(6);
    await host.readHours();
    const asked = server.seen.length;
    host.later(2);
    expect(await host.readHours()).toEqual([]);
    expect((await host.book(other)).json()).toMatchObject({ code: 'taken' });
    expect(server.seen.length).toBe(asked);
    host.later(4);
    await host.readHours();
    expect(server.seen.length).toBeGreaterThan(asked);
  });

  it('asks sales once what to tell the visitor where its person moves or removes a call there', async () => {
    const { host, server } = await openConnected();
    const [first = ''] = await host.readHours();
    await host.book(first);
    await host.deliver();
    await host.look();
    expect(await host.mailsOf('booking-in-calendar')).toEqual([]);
    const [entry] = [...server.events.values()];
    if (!entry) throw new Error('Nothing was written');
    // No hour that is offered.
    const there = new Date(Date.parse(first) + 25 * 60_000);
    entry.startsAt = there.getTime();
    entry.endsAt = there.getTime() + 40 * 60_000;
    await Promise.all([host.look(), host.look()]);
    await host.look();
    const [mail, ...others] = await host.mailsOf('booking-in-calendar');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: expect.stringContaining('Moved in the calendar') });
    const [call] = await host.findCalls();
    expect(call).toMatchObject({ startsAt: first, inCalendar: 'moved', inCalendarStartsAt: there.toISOString() });

    const waiting = { what: 'Calls changed in a calendar', count: 1 };
    expect(await findWaitingForSales(host.payload, host.clock.now)).toContainEqual(expect.objectContaining(waiting));

    // The visitor is told, and the call is where the calendar has it.
    const id = call?.id ?? 0;
    expect((await host.order(moveCallEndpoint, id, { start: there.toISOString() })).status).toBe(202);
    await host.deliver();
    expect(await host.mailsOf('booking-moved')).toHaveLength(1);
    await host.deliver();
    expect((await host.findCalls())[0]).toMatchObject({ startsAt: there.toISOString(), inCalendar: null });
    expect(entriesIn(server)).toEqual([there.toISOString()]);
    await host.look();
    expect(await host.mailsOf('booking-in-calendar')).toHaveLength(1);

    entry.isGone = true;
    await host.look();
    expect((await host.findCalls())[0]).toMatchObject({ state: 'booked', inCalendar: 'removed' });
    expect(await host.mailsOf('booking-in-calendar')).toHaveLength(2);
    // It stands as booked: the calendar gets it again, and the visitor hears nothing.
    expect((await host.order(restoreEntryEndpoint, id)).status).toBe(202);
    await host.deliver();
    expect(entriesIn(server)).toEqual([there.toISOString()]);
    await host.look();
    expect((await host.findCalls())[0]).toMatchObject({ inCalendar: null });
    expect(await host.mailsOf('booking-moved')).toHaveLength(1);
  });

  it('loses the call of a person who is erased, also where it was away then', async () => {
    const { host, server } = await openConnected();
    const [hour = ''] = await host.readHours();
    await host.book(hour);
    await host.deliver();
    expect(entriesIn(server)).toEqual([hour]);
    server.fault = () => ({ status: 503 });
    await erasePerson(host.payload, host.environment.cms, 'ada@example.com');
    await host.deliver();
    expect(await host.findCalls()).toEqual([]);
    server.fault = undefined;
    host.later(30);
    await host.deliver();
    expect(entriesIn(server)).toEqual([]);
    expect((await host.readEntries()).map(({ lead, status }) => [lead, status])).toEqual([[null, 'delivered']]);
  });
});

it('Microsoft’s entries count by what they say: whole days of the office, free, declined and cancelled ones', async () => {
  const server = await startMicrosoft();
  const host = await open(server);
  await host.connect();
  const hours = await host.readHours();
  const [first = '', second = '', third = '', fourth = ''] = hours;
  fill(server, first, { showAs: 'free' });
  fill(server, second, { responseStatus: { response: 'declined' } });
  fill(server, third, { isCancelled: true });
  fill(server, fourth, { showAs: 'tentative' });
  const days = [...new Set(hours.map((hour) => hour.slice(0, 10)))];
  const [day = ''] = days.slice(-3);
  fill(server, `${day}T00:00:00Z`, { isAllDay: true, showAs: 'oof' }, 24 * 60);
  host.later(6);
  const left = await host.readHours();
  expect(left).toEqual(expect.arrayContaining([first, second, third]));
  expect(left).not.toContain(fourth);
  expect(left.filter((hour) => hour.startsWith(day))).toEqual([]);
  expect(left.filter((hour) => !hour.startsWith(day)).length).toBe(
    hours.filter((hour) => !hour.startsWith(day)).length - 1,
  );
});

it('Google says within an answer that it could not read a calendar', async () => {
  const server = await startGoogle();
  const host = await open(server);
  await host.connect();
  for (const [reason, words] of [
    ['internalError', /could not read the calendar \(internalError\)/],
    ['notFound', /no such calendar for this account/],
  ] as const) {
    const calendars = { 'ines@wharfside.example': { errors: [{ domain: 'global', reason }], busy: [] } };
    server.fault = ({ url }) => (url.pathname.endsWith('/freeBusy') ? { status: 200, body: { calendars } } : undefined);
    host.later(6);
    expect(await host.readHours()).toEqual([]);
    expect((await host.readState()).fault).toMatch(words);
  }
});
