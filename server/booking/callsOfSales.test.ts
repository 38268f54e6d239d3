import { bookingPaths } from '@frontage/contract/paths.ts';
import ICAL from 'ical.js';
import { createLocalReq } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { makeCall } from '../testing/makeCall.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { tokenOf } from '../testing/requests.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { cancelCallEndpoint, freeHoursEndpoint, moveCallEndpoint } from './collections/bookings.ts';
import { findCallsBetween, findCallsOfVisitor } from './findCalls.ts';
import type { FreeHour } from './findFreeHours.ts';

type Person = Awaited<ReturnType<typeof createUserWith>>;

let host: TestHost;
let sales: Person;
let editor: Person;

beforeAll(async () => {
  host = await openTestHost();
  await offerCalls(host.payload);
  sales = await createUserWith(host.payload, 'sales');
  editor = await createUserWith(host.payload, 'editor');
});
afterAll(() => host.close());

/** Calls an endpoint for a call as the admin does. */
async function ask(endpoint: typeof moveCallEndpoint, id: number, user?: Person, body?: object) {
  const req = await createLocalReq(user ? { user } : {}, host.payload);
  const given = Object.assign(req, { routeParams: { id }, json: async () => body });
  const answer = await makeCall(host.payload, endpoint, given, 'bookings');
  return { status: answer.status, body: await answer.json() };
}

async function findFreeHours(id: number): Promise<FreeHour[]> {
  return (await ask(freeHoursEndpoint, id, sales)).body.hours;
}

/** Books a free hour for a visitor. Takes the last one, so that no hour is over before its test. */
async function bookCall(email: string, name: string, more: { zone?: string; company?: string; message?: string } = {}) {
  const hour = (await findFreeHours(0)).at(-1);
  if (!hour) throw new Error('No hour is free');
  const { formToken } = await tokenOf(host.app, 'booking');
  const answer = await host.app.inject({
    method: 'POST',
    url: bookingPaths.booking,
    headers: { accept: 'application/json' },
    payload: { formId: 'booking', formToken, name, email, start: hour.start, zone: 'America/New_York', ...more },
  });
  expect(answer.statusCode).toBe(200);
  await host.deliver();
  const { docs } = await host.payload.find({
    collection: 'bookings',
    where: { 'lead.email': { equals: email } },
    depth: 0,
  });
  if (!docs[0]) throw new Error('The call was not stored');
  return docs[0];
}

const findCall = (id: number) => host.payload.findByID({ collection: 'bookings', id, depth: 0 });

async function findMailOfSales(kind: string, email: string) {
  const where = { and: [{ kind: { equals: kind } }, { replyTo: { equals: email } }] };
  return (await host.payload.find({ collection: 'mails', where, sort: '-id' })).docs[0];
}

async function findMailTo(email: string, kind: string) {
  const where = { and: [{ kind: { equals: kind } }, { to: { equals: email } }] };
  return (await host.payload.find({ collection: 'mails', where })).docs[0];
}

/** The event in the calendar file of an email. */
function readEvent(calendar: string | null | undefined) {
  return new ICAL.Event(new ICAL.Component(ICAL.parse(calendar ?? '')).getFirstSubcomponent('vevent') ?? undefined);
}

describe('what sales read of a call', () => {
  const kathmandu = { zone: 'Asia/Kathmandu', company: 'Fjord Freight', message: 'A register of containers' };

  it('is in their own clock first, with its zone, and then in the visitor’s', async () => {
    const call = await bookCall('ines@clock.example', 'Ada Lindqvist', kathmandu);
    const ours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', timeStyle: 'short' });
    const theirs = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', timeStyle: 'short' });
    const startsAt = new Date(call.startsAt);
    for (const [kind, act] of [
      ['booking-booked', async () => {}],
      ['booking-changed', () => ask(cancelCallEndpoint, call.id, sales)],
    ] as const) {
      await act();
      await host.deliver();
      const mail = await findMailOfSales(kind, 'ines@clock.example');
      expect(mail?.subject).toMatch(new RegExp(`${ours.format(startsAt)}, Rotterdam$`));
      const text = mail?.text ?? '';
      expect(text).toMatch(/Europe\/Amsterdam, UTC\+[12]/);
      expect(text).toMatch(
        new RegExp(`Their clock.*${theirs.format(startsAt)}, Kathmandu; Asia/Kathmandu, UTC\\+5:45`, 's'),
      );
      expect(text.indexOf(ours.format(startsAt))).toBeLessThan(text.indexOf(theirs.format(startsAt)));
    }
  });

  it('is also a request, of which no answer is due', async () => {
    await bookCall('ines@request.example', 'Ada Lindqvist', kathmandu);
    const mail = await findMailOfSales('lead-notification', 'ines@request.example');
    expect(mail?.text).toContain('A register of containers');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/\bdue\b/i);
  });

  it('is a calendar file of their own: who, about what, the request, and no way to change it for the visitor', async () => {
    const call = await bookCall('ines@file.example', 'Ada Lindqvist', kathmandu);
    const mail = await findMailOfSales('booking-booked', 'ines@file.example');
    const event = readEvent(mail?.calendar);
    expect(event.summary).toBe('Call: Ada Lindqvist, Fjord Freight');
    expect(event.description).toBe(
      [
        'With Ines Halvorsen, lead engineer.',
        'Ada Lindqvist <ines@file.example>',
        'Fjord Freight',
        'A register of containers',
        `Request: ${host.environment.cms.adminUrl}/admin/collections/leads/${call.lead}`,
      ].join('\n'),
    );
    const [attendee, ...others] = event.attendees;
    expect([attendee?.getParameter('cn'), attendee?.getFirstValue(), others]).toEqual([
      'Ines Halvorsen',
      `mailto:${host.environment.mail.to}`,
      [],
    ]);
    const visitors = readEvent((await findMailTo('ines@file.example', 'booking-confirmed'))?.calendar);
    expect([event.uid, event.startDate.toString()]).toEqual([visitors.uid, visitors.startDate.toString()]);
    expect(visitors.description).toContain('?t=');
    expect(mail?.calendar).not.toContain('t=');
  });
});

describe('a call that sales move', () => {
  it('is at the new hour, frees the old one, and the visitor is told who moved it and gets the new file', async () => {
    const email = 'ada@move.example';
    const { id, startsAt: before } = await bookCall(email, 'Ada Lindqvist');
    const free = await findFreeHours(id);
    const start = free.at(-1)?.start;
    expect(
      free.map((hour) => hour.start),
      'where it stands is no move, of which its visitor would be told',
    ).not.toContain(before);

    expect((await ask(moveCallEndpoint, id, sales, { start })).status).toBe(202);
    expect(await ask(moveCallEndpoint, id, sales, { start })).toMatchObject({
      status: 409,
      body: { message: 'It is being moved' },
    });
    expect((await ask(cancelCallEndpoint, id, sales)).body.message).toBe('It is being moved');
    await host.deliver();

    expect(await findCall(id)).toMatchObject({
      startsAt: start,
      state: 'booked',
      zone: 'America/New_York',
      sequence: 1,
    });
    expect((await findFreeHours(0)).map((hour) => hour.start)).toContain(before);
    const mail = await findMailTo(email, 'booking-moved');
    expect(mail?.text).toContain('We had to move your call');
    expect(mail?.text).toContain('It was ');
    expect(mail?.calendar).toContain('SEQUENCE:1');
    expect(await findMailTo(email, 'booking-cancelled')).toBeUndefined();
  });

  it('is shown as it is, or as one that is being moved, even if the move ends while it is looked up', async () => {
    const { id } = await bookCall('eve@move.example', 'Eve Sand');
    const start = (await findFreeHours(id))[0]?.start;
    expect((await ask(moveCallEndpoint, id, sales, { start })).status).toBe(202);
    let reads = 0;
    const find: typeof host.payload.find = async (query) => {
      const found = await host.payload.find(query);
      if (++reads === 1) await host.deliver();
      return found;
    };
    const slow = Object.assign(Object.create(host.payload) as typeof host.payload, { find });
    const [call] = await findCallsOfVisitor(slow, 'eve', new Date());
    expect(reads).toBe(2);
    // While an order is shown, the calendar asks again.
    expect([call?.startsAt.toISOString(), call?.order]).toEqual([start, 'call-move']);
  });

  it('appears in the audit trail by its number, with the person who moved it', async () => {
    const { id } = await bookCall('di@move.example', 'Di Marsh');
    expect((await ask(moveCallEndpoint, id, sales, { start: (await findFreeHours(id))[0]?.start })).status).toBe(202);
    await host.deliver();
    expect((await ask(cancelCallEndpoint, id, sales)).status).toBe(202);
    const where = { and: [{ kind: { equals: 'Calls' } }, { document: { equals: String(id) } }] };
    const { docs } = await host.payload.find({ collection: 'audit-trail', where, sort: 'id', depth: 0 });
    expect(docs).toMatchObject([
      { subject: `Number ${id}`, by: sales.id, changed: 'startsAt' },
      { subject: `Number ${id}`, by: sales.id, changed: 'state' },
    ]);
  });

  it('can move only to free hours, only by sales, and only while it is still to come', async () => {
    const { id, startsAt } = await bookCall('bo@move.example', 'Bo Aalto');
    const other = await bookCall('cy@move.example', 'Cy Okafor');
    const start = (await findFreeHours(id))[0]?.start;
    const statusOf = async (user: Person | undefined, body: object) =>
      (await ask(moveCallEndpoint, id, user, body)).status;
    expect(await statusOf(undefined, { start })).toBe(401);
    expect(await statusOf(editor, { start })).toBe(403);
    expect((await ask(freeHoursEndpoint, id, editor)).status).toBe(403);
    expect(await statusOf(sales, { start: 'tomorrow' })).toBe(400);
    expect(await statusOf(sales, { start: other.startsAt }), 'somebody else has it').toBe(409);
    expect(await statusOf(sales, { start: '2020-01-06T10:00:00.000Z' }), 'it is over').toBe(409);
    await ask(cancelCallEndpoint, id, sales);
    await host.deliver();
    expect(await statusOf(sales, { start }), 'it is cancelled').toBe(409);
    expect((await findCall(id)).startsAt).toBe(startsAt);
  });
});

it('cancels a call for sales only: the hour is free again, and both sides are told', async () => {
  const email = 'ada@cancel.example';
  const { id, startsAt } = await bookCall(email, 'Ada Lindqvist');
  const cancel = async (user?: Person) => (await ask(cancelCallEndpoint, id, user)).status;
  expect(await cancel()).toBe(401);
  expect(await cancel(editor)).toBe(403);
  expect(await cancel(sales)).toBe(202);
  expect(await cancel(sales), 'while it is under way').toBe(409);
  await host.deliver();
  expect(await cancel(sales), 'once it is over').toBe(409);
  expect(await findCall(id)).toMatchObject({ state: 'cancelled', place: null, sequence: 1 });
  const mail = await findMailTo(email, 'booking-cancelled');
  expect(mail?.text).toContain('We had to cancel your call');
  expect(mail?.calendar).toContain('METHOD:CANCEL');
  expect((await findFreeHours(0)).map(({ start }) => start)).toContain(startsAt);
});

describe('the calendar of sales', () => {
  it('finds calls by part of the visitor’s name or email, in any state', async () => {
    const { id } = await bookCall('dee.marsh@find.example', 'Dee Marsh');
    const found = async (words: string) =>
      (await findCallsOfVisitor(host.payload, words, new Date())).map((one) => one.id);
    expect(await found('dee')).toEqual([id]);
    expect(await found('marsh dee')).toEqual([id]);
    expect(await found('FIND.example')).toEqual([id]);
    expect(await found('dee nobody')).toEqual([]);
    await ask(cancelCallEndpoint, id, sales);
    expect((await findCallsOfVisitor(host.payload, 'dee', new Date()))[0]?.order).toBe('call-end');
    await host.deliver();
    expect((await findCallsOfVisitor(host.payload, 'dee', new Date()))[0]).toMatchObject({
      state: 'cancelled',
      isOpen: false,
      order: undefined,
    });
  });

  it('is complemented by the list of calls, whose search also reads name and email', async () => {
    const { id } = await bookCall('fay@list.example', 'Fay Winter');
    const { config } = host.payload.collections.bookings;
    const found = async (search: string) => {
      const where = mergeListSearchAndWhere({ collectionConfig: config, search });
      const { docs } = await host.payload.find({ collection: 'bookings', where, overrideAccess: false, user: sales });
      return docs.map((one) => one.id);
    };
    expect(await found('winter')).toEqual([id]);
    expect(await found('fay@list')).toEqual([id]);
    expect(await found('nobody at all')).toEqual([]);
  });

  it('shows the calls that begin within its days, in order, with the visitor', async () => {
    const call = await bookCall('eve@days.example', 'Eve Stone');
    const from = new Date(call.startsAt);
    const minute = new Date(from.getTime() + 60_000);
    const shown = await findCallsBetween(host.payload, from, minute, new Date());
    // Earlier tests also booked and cancelled that hour.
    expect(shown.filter(({ state }) => state === 'booked')).toMatchObject([
      { id: call.id, isOpen: true, visitor: { name: 'Eve Stone' } },
    ]);
    expect(await findCallsBetween(host.payload, minute, new Date(minute.getTime() + 60_000), new Date())).toEqual([]);
  });
});
