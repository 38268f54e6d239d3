import { setTimeout as pause } from 'node:timers/promises';
import { bookingPaths } from '@frontage/contract/paths.ts';
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { newVerifier, permissionPage, takePermission } from '../booking/calendars/calendarAccounts.ts';
import { calendarKinds } from '../booking/calendars/calendars.ts';
import { readCallPlan } from '../booking/callPlanOf.ts';
import { runStatement } from '../database/directRows.ts';
import { type AccountServer, client, redirectUri, startGoogle, startMicrosoft } from './accountServers.ts';
import { icsOf, startCalendarServer } from './calendarServer.ts';
import { startMigratedPostgres } from './databases.ts';
import { offerCalls } from './offerCalls.ts';
import { tokenOf } from './requests.ts';
import { openTestHost, type TestHost } from './testHost.ts';

const zone = 'Europe/Amsterdam';
const dayMs = 86_400_000;
const callMs = 40 * 60_000;
/**
 * What else is owed for calls is the matter of other tests. It is released too: the worker that had taken it would not,
 * and the entry of the same call would wait for the end of the lease.
 */
const settleOthers = `UPDATE deliveries SET status = 'delivered', lease_holder = NULL, lease_until = NULL
  WHERE kind <> 'calendar' AND status = 'owed'`;

/** A person with a calendar, as a test changes and reads it. */
interface Person {
  host: string;
  calendars: { kind: 'ics' | 'caldav' | 'google' | 'microsoft'; address: string }[];
  setBusy(hour: string, isBusy: boolean): void;
  /** When our calls begin that stand there, ISO. */
  entries(): string[];
  /** How often a call was put in though it stood there. */
  doubled(): number;
}

export interface Tally {
  booked: number;
  refused: number;
  /** Asked to try again: a busy machine gave no connection to the database in time. */
  unavailable: number;
  moved: number;
  cancelled: number;
  faults: number;
  entries: number;
}

/**
 * Books, moves and cancels calls at random at three hosts on one PostgreSQL, `count` bookings in all, while the calendars of
 * three people, by CalDAV, at Google and at Microsoft, change at random, fail now and then, and lose answers. Fails
 * where an hour is given that its calendar had taken all the while, where two calls have one hour of one person, where a
 * call stands in a calendar twice, or where calendars are not what is booked in the end.
 */
export async function bookAgainstCalendars(count: number, seed = count): Promise<Tally> {
  const chance = fc.sample(fc.nat({ max: 999 }), { numRuns: 1000, seed });
  let drawn = 0;
  const isOneIn = (many: number) => (chance[drawn++ % chance.length] ?? 0) < 1000 / many;
  const tally: Tally = { booked: 0, refused: 0, unavailable: 0, moved: 0, cancelled: 0, faults: 0, entries: 0 };
  /** True where a server fails this time. */
  const fails = () => {
    const isFault = isOneIn(50);
    if (isFault) tally.faults += 1;
    return isFault;
  };
  const [ines, marcus, noor] = await Promise.all([
    openCalDavPerson('Ines Halvorsen', fails),
    openAccountPerson('Marcus Teale', await startGoogle('marcus@wharfside.example'), fails),
    openAccountPerson('Noor Vane', await startMicrosoft('noor@wharfside.example'), fails),
  ]);
  const people = [ines, marcus, noor];
  const hosts = await openHosts(people);
  const [{ payload }] = hosts;

  const hours = ['09:00', '10:30', '12:00', '14:00'].flatMap((time) =>
    Array.from({ length: 5 }, (_, day) => new Date(Date.parse(`2026-11-23T${time}:00Z`) + day * dayMs).toISOString()),
  );
  /** By person and hour: since when it is taken, and undefined where it is free; counted in changes. */
  const taken = new Map<string, number>();
  let changes = 0;
  /** Calls that were booked, by the tokens in their emails. One visitor at a time changes each. */
  const calls: { token: string; email: string }[] = [];
  const inHand = new Set<string>();
  const takenSince = (person: Person, hour: string) => taken.get(`${person.host} ${hour}`);

  const send = async ({ app }: TestHost, url: string, formId: string, fields: Record<string, string>) => {
    const { formToken } = await tokenOf(app, formId);
    const headers = { accept: 'application/json' };
    return app.inject({ method: 'POST', url, headers, payload: { formId, formToken, ...fields } });
  };
  const findCall = async (where: Record<string, object>) => {
    const { docs } = await payload.find({ collection: 'bookings', where, depth: 0, limit: 1, sort: '-id' });
    return docs[0];
  };
  /** Whoever got the hour had it free at some time since. */
  const expectFree = (host: string | undefined, hour: string, before: readonly (number | undefined)[]) => {
    const index = people.findIndex((person) => person.host === host);
    const person = people[index];
    if (!person) throw new Error(`Nobody is called ${host}`);
    const since = takenSince(person, hour);
    expect(since !== undefined && since === before[index], `${hour} of ${host} was taken`).toBe(false);
  };

  const steps = fc.sample(
    fc.record({
      turn: fc.constantFrom('fill', 'clear', 'book', 'book', 'book', 'move', 'cancel', 'cancel'),
      hour: fc.constantFrom(...hours),
      person: fc.constantFrom(...people),
      host: fc.constantFrom(...hosts),
      which: fc.nat(),
    }),
    { numRuns: count * 4, seed },
  );
  let tried = 0;
  let step = 0;
  async function visit(): Promise<void> {
    for (let current = steps[step++]; current && tried < count; current = steps[step++]) {
      const { host, hour, person, turn, which } = current;
      const before = people.map((one) => takenSince(one, hour));
      if (turn === 'fill' || turn === 'clear') {
        person.setBusy(hour, turn === 'fill');
        changes += 1;
        if (turn === 'clear') taken.delete(`${person.host} ${hour}`);
        else if (takenSince(person, hour) === undefined) taken.set(`${person.host} ${hour}`, changes);
      } else if (turn === 'book') {
        tried += 1;
        const email = `visitor${tried}@example.com`;
        const fields = { name: 'Ada Lindqvist', email, zone, start: hour };
        const answer = await send(host, bookingPaths.booking, 'booking', fields);
        expect([200, 409, 503]).toContain(answer.statusCode);
        if (answer.statusCode === 503) tally.unavailable += 1;
        if (answer.statusCode === 409) tally.refused += 1;
        if (answer.statusCode !== 200) continue;
        tally.booked += 1;
        const call = await findCall({ 'lead.email': { equals: email } });
        expectFree(call?.host, hour, before);
        const token = new URL(answer.json().data.confirmed, 'http://localhost').searchParams.get('t') ?? '';
        calls.push({ token, email });
      } else {
        const index = which % Math.max(1, calls.length);
        const call = calls[index];
        if (!call || inHand.has(call.token)) continue;
        inHand.add(call.token);
        if (turn === 'cancel') calls.splice(index, 1);
        await (turn === 'cancel' ? cancel(host, call.token) : move(host, { ...call, hour }, before));
        inHand.delete(call.token);
      }
      expect(people.map((one) => one.doubled())).toEqual([0, 0, 0]);
    }
  }
  async function cancel(host: TestHost, t: string): Promise<void> {
    const answer = await send(host, bookingPaths.cancel, 'booking-cancel', { t });
    if (answer.statusCode === 200) tally.cancelled += 1;
  }
  async function move(
    host: TestHost,
    { email, hour, token }: { token: string; email: string; hour: string },
    before: readonly (number | undefined)[],
  ): Promise<void> {
    const where = { 'lead.email': { equals: email } };
    const earlier = await findCall(where);
    await send(host, bookingPaths.move, 'booking-move', { t: token, start: hour, zone });
    const later = await findCall(where);
    if (later?.startsAt !== hour || earlier?.startsAt === hour) return;
    tally.moved += 1;
    expectFree(later.host, hour, before);
  }
  let isOver = false;
  const deliverOn = async (host: TestHost) => {
    while (!isOver) {
      await runStatement(host.payload, {}, settleOthers);
      if ((await host.outbox.deliverDue()) === 0) await pause(100);
    }
  };
  const delivering = hosts.map(deliverOn);
  try {
    await Promise.all([...hosts, ...hosts, ...hosts, ...hosts].map(visit));
    await expect
      .poll(() => payload.count({ collection: 'deliveries', where: { status: { equals: 'owed' } } }), {
        timeout: 600_000,
      })
      .toMatchObject({ totalDocs: 0 });
  } finally {
    isOver = true;
    await Promise.allSettled(delivering);
  }
  expect(tally.unavailable).toBeLessThanOrEqual(count / 50);
  const where = { state: { equals: 'booked' } } as const;
  const { docs } = await payload.find({ collection: 'bookings', where, pagination: false, depth: 0 });
  const places = docs.map(({ host, startsAt }) => `${host} ${startsAt}`);
  expect(new Set(places).size).toBe(places.length);
  for (const person of people) {
    const booked = docs.filter(({ host }) => host === person.host).map(({ startsAt }) => startsAt);
    expect(person.entries().toSorted()).toEqual(booked.toSorted());
    tally.entries += booked.length;
  }
  expect((await payload.count({ collection: 'deliveries', where: { status: { equals: 'failed' } } })).totalDocs).toBe(
    0,
  );
  for (const figure of ['booked', 'refused', 'moved', 'cancelled', 'faults'] as const) {
    expect(tally[figure], figure).toBeGreaterThan(0);
  }
  return tally;
}

/** Three hosts on one PostgreSQL, at which these people take calls. */
async function openHosts(people: readonly (Person & { server?: AccountServer; origins: string[] })[]) {
  const postgres = await startMigratedPostgres();
  onTestFinished(() => postgres.stop());
  const begun = Date.now();
  const variables = {
    DATABASE_URL: postgres.url,
    PAYLOAD_SECRET: 'three hosts have one secret of their own',
    CALENDAR_PRIVATE_HOSTS: people.flatMap(({ origins }) => origins).join(),
    DELIVERY_PAUSES: Array<number>(40).fill(0.2).join(),
  };
  const calendarOrigins = Object.fromEntries(
    people.flatMap(({ server }) => (server ? [[server.kind, server.origin]] : [])),
  );
  const open = async () => {
    const host = await openTestHost({ variables, mailer: () => ({ send: async () => ({}) }) });
    onTestFinished(host.close);
    const now = () => new Date(Date.parse('2026-11-21T12:00:00Z') + Date.now() - begun);
    Object.defineProperty(host.clock, 'now', { get: now });
    host.payload.config.custom.calendarOrigins = calendarOrigins;
    return host;
  };
  const hosts = [await open(), await open(), await open()] as const;
  const [{ payload }] = hosts;
  await offerCalls(payload);
  const [desk] = (await payload.findGlobal({ slug: 'booking', depth: 0 })).desks ?? [];
  if (!desk) throw new Error('Nobody takes calls');
  const desks = people.map(({ calendars, host }) => ({ ...desk, id: null, host, calendars }));
  const set = { clientId: client.id, clientSecret: client.secret };
  await payload.updateGlobal({ slug: 'booking', data: { desks, google: set, microsoft: set } });
  const plan = await readCallPlan(payload);
  for (const { calendars, server } of people) {
    const [calendar] = calendars;
    if (!server || !calendar) continue;
    const account = { kind: server.kind, address: calendar.address, user: undefined, password: undefined };
    const asking = { payload, plan, calendar: account };
    const { company } = calendarKinds[server.kind];
    if (!company) throw new Error('No account is asked');
    const verifier = newVerifier();
    const page = permissionPage(asking, company, { redirectUri, state: 'one', verifier });
    const code = server.agree(page.href).searchParams.get('code') ?? '';
    const trusted = { ...company, checkAccess: async () => undefined };
    await takePermission(asking, trusted, { code, redirectUri, verifier });
  }
  return hosts;
}

/** Somebody with a calendar file that is only read, and a calendar by CalDAV into which calls are written. */
async function openCalDavPerson(host: string, fails: () => boolean) {
  const read = await startCalendarServer();
  const written = await startCalendarServer();
  const entries = new Map<string, string>();
  const busy = new Set<string>();
  written.answer = (response, request) => {
    if (request.method !== 'REPORT' && fails()) return void response.writeHead(503).end();
    if (request.method === 'REPORT') return void response.writeHead(207).end(multistatusOf([...entries.values()]));
    if (request.method === 'PROPFIND') return void response.writeHead(207).end('<calendar/>');
    const path = request.url ?? '';
    if (request.method === 'DELETE') return void response.writeHead(entries.delete(path) ? 204 : 404).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      entries.set(path, Buffer.concat(chunks).toString());
      // Written, and the answer lost on its way.
      if (fails()) response.destroy();
      else response.writeHead(201).end();
    });
  };
  return {
    host,
    origins: [read.host, written.host],
    calendars: [
      { kind: 'ics' as const, address: read.url },
      { kind: 'caldav' as const, address: `http://${written.host}/calls/` },
    ],
    setBusy(hour: string, isBusy: boolean) {
      if (isBusy) busy.add(hour);
      else busy.delete(hour);
      read.text = icsOf(...[...busy].map((at) => [at, new Date(Date.parse(at) + callMs).toISOString()] as const));
    },
    entries: () => [...entries.values()].map((entry) => isoOf(/DTSTART:(\S+)/.exec(entry)?.[1] ?? '')),
    doubled() {
      const uids = [...entries.values()].map((entry) => /UID:(\S+)/.exec(entry)?.[1]);
      return uids.length - new Set(uids).size;
    },
  };
}

const isoOf = (stamp: string) => stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z');

/** Somebody with a calendar at Google or Microsoft. */
function openAccountPerson(host: string, server: AccountServer, fails: () => boolean) {
  server.state.eventsOfPage = 100;
  server.rotates = server.kind === 'microsoft';
  server.fault = ({ method }, isToken) => (!isToken && method !== 'GET' && fails() ? { status: 503 } : undefined);
  server.losesAnswer = ({ method, url }) => method === 'POST' && url.pathname.endsWith('/events') && fails();
  const ours = () => [...server.events.values()].filter(({ isGone, mark }) => mark && !isGone);
  return {
    host,
    server,
    origins: [server.host],
    calendars: [{ kind: server.kind, address: server.account }],
    setBusy(hour: string, isBusy: boolean) {
      const startsAt = Date.parse(hour);
      const id = `own ${hour}`;
      if (isBusy) server.events.set(id, { id, startsAt, endsAt: startsAt + callMs, more: {} });
      else server.events.delete(id);
    },
    entries: () => ours().map(({ startsAt }) => new Date(startsAt).toISOString()),
    doubled: () => ours().length - new Set(ours().map(({ mark }) => mark)).size,
  };
}

function multistatusOf(entries: readonly string[]): string {
  const responses = entries.map(
    (entry) =>
      `<D:response><D:propstat><D:prop><C:calendar-data><![CDATA[${entry}]]></C:calendar-data></D:prop></D:propstat></D:response>`,
  );
  return `<D:multistatus xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">${responses.join('')}</D:multistatus>`;
}
