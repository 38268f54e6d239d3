import type { TypedUser } from 'payload';
import { expect, it, onTestFinished } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { makeForms } from '../forms/makeForms.ts';
import type { Lead, User } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';
import { pressAnswer } from '../testing/answers.ts';
import { createChance } from '../testing/chance.ts';
import { send, typed } from '../testing/requests.ts';
import { openSmtpPeer } from '../testing/smtpPeer.ts';
import { openTestHost } from '../testing/testHost.ts';
import { tellOfAnswers } from './tellOfAnswers.ts';

const hourMs = 3_600_000;
const count = 200;
const [from, until] = [Date.parse('2026-10-05T00:00:00Z'), Date.parse('2027-01-04T00:00:00Z')];
const outage = { from: Date.parse('2026-10-28T08:00:00Z'), until: Date.parse('2026-10-29T20:00:00Z') };
const illness = { from: '2026-11-09', to: '2026-11-20' };
const holidays = { label: 'Christmas', from: '2026-12-25', to: '2027-01-01' };

/** Two hosts on one database, and an office of three people with an admin. */
async function open() {
  const refusals: boolean[] = [];
  const peer = await openSmtpPeer(refusals);
  const variables = { SMTP_URL: peer.url, MAIL_TO: 'sales@localhost', MAIL_FROM: 'website@localhost' };
  const first = await openTestHost({ variables });
  const url = `file:${first.dataDir}/frontage.sqlite`;
  const second = await openTestHost({ variables: { ...variables, DATABASE_URL: url } });
  onTestFinished(async () => {
    await second.close();
    await first.close();
    await peer.close();
  });
  const { payload } = first;
  const hire = async (name: string, role: User['role']): Promise<TypedUser> => {
    const data = { name, role, email: `${name}@wharfside.example`, password: 'a long enough password' };
    return { ...(await payload.create({ collection: 'users', data })), collection: 'users' };
  };
  await hire('boss', 'admin');
  const people = [await hire('ada', 'sales'), await hire('bo', 'sales'), await hire('cy', 'sales')];
  const place = { city: 'Rotterdam', address: ['1 Quay'], countryCode: 'NL', timeZone: 'Europe/Amsterdam', order: 1 };
  await payload.create({
    collection: 'offices',
    data: { ...place, opens: '09:00', closes: '17:30', people: people.map(({ id }) => id) },
  });
  await payload.updateGlobal({ slug: 'booking', data: { daysOff: [holidays] } });
  await inTransaction(payload, (req) => makeForms(payload, req));
  return { hosts: [first, second], people, payload, peer, refusals };
}

/* R70, R75. With an ill owner, a holiday and a mail outage of a day and a half. */
it('tells two people of each request that is late in a quarter, and nobody of anything twice', async () => {
  const { hosts, people, payload, peer, refusals } = await open();
  const chance = createChance(36);
  const [, bo, cy] = people;
  /** In hours after it came; undefined is never, and what is forgotten is answered a day after it is late. */
  const planned = Array.from({ length: count }, (_, number) => ({
    name: `Visitor ${number + 1}`,
    at: from + chance.below(until - from - 96 * hourMs),
    answer: chance.pick(['soon', 'soon', 'soon', 'forgotten', 'never'] as const),
  })).sort((one, other) => one.at - other.at);
  let isIll = false;

  async function work(now: number): Promise<void> {
    const { docs } = await payload.db.find<Lead>({
      collection: 'leads',
      where: { answerState: { exists: true } },
      pagination: false,
    });
    const isOut = outage.from <= now && now < outage.until;
    for (const lead of docs) {
      const plan = planned.find(({ name }) => name === lead.name);
      const wanted = { soon: Date.parse(lead.receivedAt ?? '') + 6 * hourMs, never: Number.POSITIVE_INFINITY };
      const late = Date.parse(lead.answerDueAt ?? '') + 24 * hourMs;
      const at = plan?.answer === 'soon' || plan?.answer === 'never' ? wanted[plan.answer] : late;
      const owner = people.find(({ id }) => id === idOf(lead.owner));
      // Whoever is ill answers nothing; who stands in does once it is late.
      const hand = isIll && owner?.id === bo?.id ? (late <= now ? cy : undefined) : owner;
      if (at <= now && hand && !isOut) await pressAnswer(payload, hand, lead.id, { text: 'Tuesday at ten?' });
    }
  }

  for (let now = from; now < until; now += 4 * hourMs) {
    const day = new Date(now).toISOString().slice(0, 10);
    if (bo && day === illness.from && !isIll) {
      isIll = true;
      const data = { absences: [{ ...illness, standIn: cy?.id ?? null }] };
      await payload.update({ collection: 'users', id: bo.id, data });
    }
    isIll &&= day <= illness.to;
    for (const { at, name } of planned.filter((one) => now - 4 * hourMs < one.at && one.at <= now)) {
      const [host] = at % 2 === 0 ? hosts : hosts.toReversed();
      if (!host) continue;
      host.clock.now = new Date(at);
      const email = `${name.replace(' ', '-')}@example.com`;
      expect((await send(host.app, { ...typed, name, email })).statusCode).toBe(200);
    }
    const isOut = outage.from <= now && now < outage.until;
    refusals.splice(0, Number.POSITIVE_INFINITY, ...Array<boolean>(isOut ? 5_000 : 0).fill(false));
    for (const host of hosts) host.clock.now = new Date(now);
    await work(now);
    await Promise.all(hosts.map((host) => tellOfAnswers(host.payload, new Date(now))));
    await Promise.all(hosts.map((host) => host.deliver()));
  }

  const { docs } = await payload.find({ collection: 'leads', pagination: false, depth: 1 });
  expect(docs).toHaveLength(count);
  const told = peer.received.flatMap((mail) => {
    const [, to] = /^To: (.*)$/m.exec(mail) ?? [];
    const [, subject] = /^Subject: (Answer (?:due|late): .*)\r$/m.exec(mail) ?? [];
    return subject ? [`${to?.trim()} ${subject}`] : [];
  });
  expect(told.filter((one, place) => told.indexOf(one) !== place)).toEqual([]);
  const isLate = ({ answerDueAt, answeredAt }: Lead) =>
    Date.parse(answeredAt ?? '2100-01-01') > Date.parse(answerDueAt ?? '') && Date.parse(answerDueAt ?? '') < until;
  const late = docs.filter(isLate);
  expect(late.length).toBeGreaterThan(count / 5);
  const toldOf = ({ name }: Lead) => told.filter((one) => one.endsWith(` Answer late: ${name}`)).length;
  expect(
    late
      .filter((lead) => toldOf(lead) < 2)
      .map(({ name, answeredAt, answerDueAt }) => ({ name, answeredAt, answerDueAt })),
  ).toEqual([]);
  expect(docs.filter((lead) => !isLate(lead) && toldOf(lead) > 0)).toEqual([]);

  const dueDays = docs.map(({ answerDueAt }) => answerDueAt?.slice(0, 10) ?? '');
  expect(dueDays.filter((day) => holidays.from <= day && day <= holidays.to)).toEqual([]);
  const ownersWhileIll = docs
    .filter(({ receivedAt = '' }) => illness.from <= String(receivedAt) && String(receivedAt) < `${illness.to}T23`)
    .map(({ owner }) => (typeof owner === 'object' ? owner?.name : owner));
  expect(ownersWhileIll).not.toContain('bo');
}, 600_000);
