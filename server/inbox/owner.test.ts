import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { expect, it, onTestFinished, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { makeForms } from '../forms/makeForms.ts';
import type { User } from '../payload-types.ts';
import { type DatabaseName, databases, startMigratedPostgres } from '../testing/databases.ts';
import { offerCalls } from '../testing/offerCalls.ts';
import { send, sendForm, tokenOf, typed } from '../testing/requests.ts';
import { sampleSettings } from '../testing/sampleCompany.ts';
import { openTestHost } from '../testing/testHost.ts';
import { tellOfAnswers } from './tellOfAnswers.ts';

/** A Monday; there is no office before a test makes one, so hours are 9 to 18, UTC. */
const monday = new Date('2026-11-23T12:00:00Z');
const mailed = { MAIL_TO: 'sales@localhost', MAIL_FROM: 'website@localhost' };

/** Hosts on one database, and who works there. */
async function open({
  database = 'SQLite',
  hosts: count = 1,
  mailTo = mailed.MAIL_TO,
}: {
  database?: DatabaseName;
  hosts?: number;
  mailTo?: string;
} = {}) {
  const postgres = database === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
  const variables = { ...mailed, MAIL_TO: mailTo, ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  const first = await openTestHost({ variables });
  const others = await Promise.all(
    Array.from({ length: count - 1 }, () =>
      openTestHost({
        variables: { ...variables, DATABASE_URL: postgres?.url ?? `file:${first.dataDir}/frontage.sqlite` },
      }),
    ),
  );
  const hosts = [first, ...others];
  onTestFinished(async () => {
    for (const host of hosts.toReversed()) await host.close();
    await postgres?.stop();
  });
  for (const host of hosts) host.clock.now = monday;
  const { payload } = first;
  await inTransaction(payload, (req) => makeForms(payload, req));
  const hire = (name: string, role: User['role'] = 'sales') =>
    payload.create({
      collection: 'users',
      data: { name, role, email: `${name}@wharfside.example`, password: 'a long enough password' },
    });
  const form = async (data: object) => {
    const { docs } = await payload.find({ collection: 'forms', where: { name: { equals: 'contact' } } });
    await payload.update({ collection: 'forms', id: docs[0]?.id ?? 0, data });
  };
  /** Sends a request to one of the hosts; returns its id. */
  const ask = async (fields: object = {}, host = first) => {
    const email = `${randomUUID()}@example.com`;
    expect((await send(host.app, { ...typed, email, ...fields })).statusCode).toBe(200);
    const { docs } = await payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 });
    return docs[0]?.id ?? 0;
  };
  return { ...first, hosts, hire, form, ask };
}

async function ownerOf(payload: Payload, id: number) {
  const { owner } = await payload.findByID({ collection: 'leads', id, depth: 1 });
  return typeof owner === 'object' ? owner?.name : undefined;
}

async function toldOf(payload: Payload, id: number, kind: 'sales-notice' | 'answer-due') {
  const where = { and: [{ lead: { equals: id } }, { kind: { equals: kind } }] };
  const { docs } = await payload.find({ collection: 'deliveries', where, sort: 'id', depth: 0 });
  return docs.map(({ body, recipient }) => [body, recipient ?? 'sales'].filter(Boolean).join(': '));
}

/* R75 */
test.each(databases)(
  'requests that come at once to two hosts are owned in turn, without one too many for anybody, on %s',
  async (database) => {
    const { ask, form, hire, hosts, payload } = await open({ database, hosts: 2 });
    const people = [await hire('ada'), await hire('bo'), await hire('cy')];
    await form({ people: people.map(({ id }) => id) });
    const ids = await Promise.all(Array.from({ length: 30 }, (_, count) => ask({}, hosts[count % 2])));
    const owners = await Promise.all(ids.map((id) => ownerOf(payload, id)));
    for (const { name } of people) expect(owners.filter((owner) => owner === name)).toHaveLength(10);
  },
  90_000,
);

it('goes in turn among the present, and to the stand-in of somebody who is away', async () => {
  const { ask, clock, form, hire, payload } = await open();
  const [ada, bo, cy, dee] = [await hire('ada'), await hire('bo'), await hire('cy'), await hire('dee')];
  await payload.update({
    collection: 'users',
    id: bo.id,
    data: { absences: [{ from: '2026-11-24', to: '2026-11-26', standIn: dee.id }] },
  });
  await payload.update({ collection: 'users', id: cy.id, data: { absences: [{ from: '2026-11-24' }] } });
  await form({ people: [ada.id, bo.id, cy.id] });
  const turnsOn = async (day: string) => {
    clock.now = new Date(`${day}T12:00:00Z`);
    const owners = [];
    for (let count = 0; count < 4; count += 1) owners.push(await ownerOf(payload, await ask()));
    return owners.join(' ');
  };
  expect(await turnsOn('2026-11-23')).toBe('ada bo cy ada');
  expect(await turnsOn('2026-11-24')).toBe('dee ada dee ada');
  expect(await turnsOn('2026-11-25')).toBe('cy dee ada cy');
});

it('tells the owner of the request beside the recipients of the form', async () => {
  const { ask, form, hire, payload } = await open();
  const ada = await hire('ada');
  await form({ people: [ada.id], recipients: ['desk@example.com', ada.email] });
  expect(await toldOf(payload, await ask(), 'sales-notice')).toEqual(['desk@example.com', ada.email]);
});

it('tells whoever has several ways to hear of it once, in whichever letter case', async () => {
  const { ask, form, hire, payload } = await open({ mailTo: 'Ada <Ada@Wharfside.example>' });
  const [ada, bo] = [await hire('ada', 'admin'), await hire('bo')];
  await form({ people: [ada.id] });
  const id = await ask();
  expect(await toldOf(payload, id, 'sales-notice')).toEqual(['sales']);
  await tellOfAnswers(payload, new Date('2026-11-24T18:00:00Z'));
  expect(await toldOf(payload, id, 'answer-due')).toEqual(['late: sales']);
  await form({ people: [bo.id], recipients: ['Desk@example.com', 'desk@example.com', 'BO@wharfside.example'] });
  await expect
    .poll(async () => toldOf(payload, await ask(), 'sales-notice'))
    .toEqual(['Desk@example.com', 'BO@wharfside.example']);
});

it('is found by country, language, answer and office, in this order of what is named', async () => {
  const { ask, form, hire, payload } = await open();
  const [main, german, dutch, general] = [
    await hire('main'),
    await hire('german'),
    await hire('dutch'),
    await hire('general'),
  ];
  const place = {
    address: ['1 Quay'],
    countryCode: 'NL',
    opens: '08:00',
    closes: '17:00',
    timeZone: 'Europe/Amsterdam',
  };
  const offices = [
    await payload.create({ collection: 'offices', data: { ...place, city: 'Main', order: 1, people: [main.id] } }),
    await payload.create({
      collection: 'offices',
      data: { ...place, city: 'Other', order: 2, email: 'other@example.com', people: [dutch.id] },
    }),
  ];
  await payload.updateGlobal({ slug: 'site-settings', data: sampleSettings });
  // Below the rule that a language lacks nothing when visitors begin to see it.
  const languages = [
    { id: 'one', code: 'en' },
    { id: 'two', code: 'de', isVisible: true },
  ];
  await payload.db.updateGlobal({ slug: 'site-settings', data: { languages } });
  const byCountry = [
    { office: 'German', languages: ['de' as const], people: [german.id] },
    { office: 'Other', countries: ['Netherlands'], offices: [offices[1]?.id] },
  ];
  await form({ byCountry });
  // The rules are read anew after a second.
  await expect.poll(async () => ownerOf(payload, await ask({ country: 'Netherlands' }))).toBe('dutch');
  const resendUrl = 'http://localhost:3000/de/kontakt';
  expect(await ownerOf(payload, await ask({ country: 'Netherlands', resendUrl }))).toBe('german');
  expect(await ownerOf(payload, await ask())).toBe('main');
  await form({ byCountry, people: [general.id] });
  await expect.poll(async () => ownerOf(payload, await ask())).toBe('general');
  await expect(form({ byCountry: [{ people: [german.id] }] })).rejects.toThrow(/invalid/);
});

it('says at once to every admin that nobody is present, and later whom it waits for', async () => {
  const { ask, deliver, form, hire, payload } = await open();
  const [ada, boss] = [await hire('ada'), await hire('boss', 'admin')];
  await payload.update({
    collection: 'users',
    id: ada.id,
    data: { absences: [{ from: '2026-11-23', to: '2026-11-25', standIn: ada.id }] },
  });
  await form({ people: [ada.id] });
  const id = await ask();
  expect(await ownerOf(payload, id)).toBeUndefined();
  expect(await toldOf(payload, id, 'sales-notice')).toEqual(['sales']);
  expect(await toldOf(payload, id, 'answer-due')).toEqual([`nobody: ${boss.email}`]);
  await deliver();
  const where = { and: [{ lead: { equals: id } }, { kind: { equals: 'answer-due' } }] };
  const { docs } = await payload.find({ collection: 'mails', where });
  expect(docs.map(({ subject, to }) => [to, subject])).toEqual([[boss.email, 'Nobody is here to answer: Ada Vinter']]);
});

it('is told through the stand-in while the owner of a request is away, and two people hear of a late one', async () => {
  const { ask, form, hire, payload } = await open();
  const [boss, bo] = [await hire('boss', 'admin'), await hire('bo')];
  await form({ people: [boss.id] });
  const id = await ask();
  expect(await ownerOf(payload, id)).toBe('boss');
  const away = { from: '2026-11-24', standIn: bo.id };
  await payload.update({ collection: 'users', id: boss.id, data: { absences: [away] } });
  await tellOfAnswers(payload, new Date('2026-11-24T10:30:00Z'));
  await payload.update({ collection: 'users', id: boss.id, data: { absences: [] } });
  await tellOfAnswers(payload, new Date('2026-11-24T18:00:00Z'));
  expect(await toldOf(payload, id, 'answer-due')).toEqual([`due: ${bo.email}`, `late: ${boss.email}`, 'late: sales']);
});

it('is nobody for a request in quarantine until it is rescued, and for a booked call', async () => {
  const { app, ask, hire, payload } = await open();
  const ada = await hire('ada');
  await offerCalls(payload);
  const { docs: offices } = await payload.find({ collection: 'offices' });
  for (const { id } of offices) await payload.update({ collection: 'offices', id, data: { people: [ada.id] } });
  const { honeypotName } = await tokenOf(app);
  const quarantined = await ask({ [honeypotName]: 'x' });
  const { slots } = (await app.inject({ url: '/booking/slots?month=2026-12&zone=UTC' })).json();
  const start = slots.find(({ isFree }: { isFree: boolean }) => isFree).start;
  await sendForm(app, '/booking', 'booking', { name: 'Ada', email: 'caller@example.com', start, zone: 'UTC' });
  const { docs } = await payload.find({ collection: 'leads', where: { email: { equals: 'caller@example.com' } } });
  expect(docs.map(({ owner }) => owner)).toEqual([null]);
  const { status } = await payload.findByID({ collection: 'leads', id: quarantined });
  expect(status).toBe('quarantine');
  expect(await ownerOf(payload, quarantined)).toBeUndefined();
  const rescued = await payload.update({ collection: 'leads', id: quarantined, data: { status: 'new' }, depth: 0 });
  expect(rescued.owner).toBe(ada.id);
  expect(await ownerOf(payload, quarantined)).toBe('ada');
});
