import { bookingPaths } from '@frontage/contract/paths.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openStores } from '../../host/compose.ts';
import { erasePerson } from '../../privacy/erasure/person.ts';
import { icsOf } from '../../testing/calendarServer.ts';
import { offerCalls } from '../../testing/offerCalls.ts';
import { programAt, withProgram } from '../../testing/programs.ts';
import { startRadicale } from '../../testing/radicale.ts';
import { tokenOf } from '../../testing/requests.ts';
import { openTestHost } from '../../testing/testHost.ts';
import { readCallPlan } from '../callPlanOf.ts';
import { watchEntries } from '../watchEntries.ts';
import { sealPassword } from './calendarPassword.ts';
import { calDav } from './webCalendar.ts';

const radicaleIt = it.skipIf(!programAt('radicale'));
const titled = (title: string) => withProgram(title, 'radicale');
const zone = 'Europe/Amsterdam';
const three = '2026-11-24T14:00:00.000Z';
const ten = '2026-11-24T09:00:00.000Z';

/** A host on which Ines takes calls at four hours of a day, and Marcus at one of them alone. */
async function open() {
  const server = await startRadicale();
  onTestFinished(server.stop);
  const host = await openTestHost({ variables: { CALENDAR_PRIVATE_HOSTS: server.host } });
  onTestFinished(host.close);
  host.clock.now = new Date('2026-11-21T12:00:00Z');
  const { app, payload } = host;
  await offerCalls(payload);
  const [desk] = (await payload.findGlobal({ slug: 'booking', depth: 0 })).desks ?? [];
  if (!desk) throw new Error('Nobody takes calls');
  const { user, password } = server;
  const calendarsOf = (name: string) => [{ kind: 'caldav' as const, address: server.addressOf(name), user, password }];
  const desks = [
    { ...desk, calendars: calendarsOf('ines') },
    { ...desk, id: null, host: 'Marcus Teale', starts: ['17:00'], calendars: calendarsOf('marcus') },
  ];
  await payload.updateGlobal({ slug: 'booking', data: { desks } });

  async function send(url: string, formId: string, fields: Record<string, string>) {
    const { formToken } = await tokenOf(app, formId);
    const headers = { accept: 'application/json' };
    const answer = await app.inject({ method: 'POST', url, headers, payload: { formId, formToken, ...fields } });
    await host.deliver();
    return answer;
  }
  return {
    host,
    server,
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
    readEntries: async () =>
      (await payload.find({ collection: 'deliveries', where: { kind: { equals: 'calendar' } } })).docs,
  };
}

const tokenIn = (answer: { json(): { data: { confirmed: string } } }) =>
  new URL(answer.json().data.confirmed, 'http://localhost').searchParams.get('t') ?? '';

radicaleIt(titled('Radicale is asked before an hour is given, with series and what was filled since'), async () => {
  const { book, server } = await open();
  const series = icsOf(['2026-11-10T14:10:00Z', '2026-11-10T15:00:00Z']);
  await server.put('ines', 'a.ics', series.replace('END:VEVENT', 'RRULE:FREQ=WEEKLY\r\nEND:VEVENT'));
  expect((await book(three)).json()).toMatchObject({ code: 'taken' });
  expect((await book('2026-11-25T14:00:00.000Z')).statusCode).toBe(200);
});

radicaleIt(titled('Radicale has each call once, where its person has it, until it is cancelled'), async () => {
  const { book, cancel, host, move, readEntries, server } = await open();
  const booked = await book(three);
  const [entry] = server.entries('ines');
  expect(entry).toContain('DTSTART:20261124T140000Z');
  expect(entry).not.toContain('Lindqvist');
  // Its own entry does not stand in the way of the call: an hour later and back.
  const token = tokenIn(booked);
  await move(token, ten);
  expect(server.entries('ines')).toEqual([expect.stringContaining('DTSTART:20261124T090000Z')]);
  await move(token, '2026-11-24T16:00:00.000Z');
  expect([server.entries('ines').length, server.entries('marcus').length]).toEqual([0, 1]);
  // A process that ends before it has noted the outcome writes it again.
  await host.payload.update({ collection: 'deliveries', where: {}, data: { status: 'owed' } });
  await host.deliver();
  expect([server.entries('ines').length, server.entries('marcus').length]).toEqual([0, 1]);
  await cancel(token);
  expect([server.entries('ines'), server.entries('marcus')]).toEqual([[], []]);
  expect((await readEntries()).map(({ status }) => status)).toEqual([
    'delivered',
    'delivered',
    'delivered',
    'delivered',
  ]);
  const { docs } = await host.payload.find({ collection: 'bookings' });
  expect(docs.map(({ writtenTo }) => writtenTo)).toEqual([null]);
});

radicaleIt(
  titled('Radicale tells us of a call that its person moves or removes there, and sales are asked once'),
  async () => {
    const { book, host, look, server } = await open();
    await book(three);
    await look();
    const findCall = async () => (await host.payload.find({ collection: 'bookings', depth: 0 })).docs[0];
    const call = await findCall();
    expect(call?.inCalendar ?? null).toBeNull();
    const [entry = ''] = server.entries('ines');
    const moved = entry.replace('DTSTART:20261124T140000Z', 'DTSTART:20261124T143000Z');
    await server.put('ines', `${call?.uid}.ics`, moved.replace('DTEND:20261124T144000Z', 'DTEND:20261124T151000Z'));
    await look();
    await look();
    expect(await findCall()).toMatchObject({ startsAt: three, inCalendar: 'moved' });
    await server.put('ines', `${call?.uid}.ics`, entry);
    await look();
    expect((await findCall())?.inCalendar ?? null).toBeNull();
    // Shown as free, it is still there.
    await server.put('ines', `${call?.uid}.ics`, entry.replace('TRANSP:OPAQUE', 'TRANSP:TRANSPARENT'));
    await look();
    expect((await findCall())?.inCalendar ?? null).toBeNull();
    await server.remove('ines', `${call?.uid}.ics`);
    await look();
    expect(await findCall()).toMatchObject({ startsAt: three, inCalendar: 'removed' });
    const { docs } = await host.payload.find({
      collection: 'mails',
      where: { kind: { equals: 'booking-in-calendar' } },
    });
    expect(docs.map(({ subject }) => subject?.split(':')[0]).toSorted()).toEqual([
      'Moved in the calendar',
      'Removed from the calendar',
    ]);
  },
);

radicaleIt(titled('Radicale says when an address is that of its calendars in place of one of them'), async () => {
  const { host, server } = await open();
  const { payload } = host;
  const plan = await readCallPlan(payload);
  const [desk] = plan.desks;
  if (!desk) throw new Error('Nobody takes calls');
  const period = { from: Date.parse(ten), until: Date.parse(three) };
  const password = sealPassword(payload, server.password);
  const read = (address: string) => {
    const calendar = { kind: 'caldav', address, user: server.user, password } as const;
    return calDav.readBusy({ payload, plan, calendar }, desk, period, host.clock.now);
  };
  expect(await read(server.addressOf('ines'))).toEqual([]);
  const home = new URL('..', server.addressOf('ines')).href;
  await expect(read(home)).rejects.toThrow('Its address is not that of one calendar');
});

radicaleIt(titled('Radicale keeps no call of a person who is erased, nor of one that an admin deletes'), async () => {
  const { book, host, server } = await open();
  await book(three);
  await book(ten);
  expect(server.entries('ines')).toHaveLength(2);
  const { docs } = await host.payload.find({ collection: 'bookings', sort: 'id' });
  await host.payload.delete({ collection: 'bookings', id: docs[0]?.id ?? 0 });
  await host.deliver();
  expect(server.entries('ines')).toEqual([expect.stringContaining('DTSTART:20261124T090000Z')]);
  await erasePerson(host.payload, host.environment.cms, 'ada@example.com');
  await host.deliver();
  expect(server.entries('ines')).toEqual([]);
});
