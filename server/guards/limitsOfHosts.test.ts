import { proofOf } from '@frontage/client/solveChallenge.ts';
import { proofField } from '@frontage/contract/contact/readAnswers.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createProofOfWork } from '../forms/proofOfWork.ts';
import { limitsOf } from '../limits/limits.ts';
import { databases, openTestDatabase, startMigratedPostgres } from '../testing/databases.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';

const limit = 12;
const limitOfAll = 20;
const limitOfMailbox = 5;

describe('two hosts that share one PostgreSQL', () => {
  it('let through as many as one of them would: per sender, in all, and emails per mailbox', async () => {
    const postgres = await startMigratedPostgres();
    onTestFinished(() => postgres.stop());
    const secret = 'one secret for both hosts, as both stand behind one name';
    const variables = { DATABASE_URL: postgres.url, PAYLOAD_SECRET: secret };
    const settings = {
      sendMailPer10Minutes: limit,
      sendMailAllPer10Minutes: limitOfAll,
      mailsPerRecipientPerDay: limitOfMailbox,
      trustedProxies: 1,
    };
    const open = async () => {
      const host = await openTestHost({ variables, settings, replace: () => ({ secret }) });
      onTestFinished(() => host.close());
      return host;
    };
    const hosts = [await open(), await open()];
    let sent = 0;
    const sendMany = (count: number, from: (index: number) => string) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const host = hosts[index % 2];
          if (!host) throw new Error('There are two hosts');
          sent += 1;
          const fields = { ...typed, message: `Request ${sent}` };
          return (await send(host.app, fields, { 'x-forwarded-for': from(index) })).statusCode;
        }),
      );
    const first = await sendMany(30, () => '203.0.113.1');
    expect([countOf(first, 200), countOf(first, 429)]).toEqual([limit, 30 - limit]);
    const others = await sendMany(20, (index) => `203.0.113.${10 + index}`);
    expect(countOf(others, 200)).toBe(20);
    const [host] = hosts;
    const countLeads = async (status: 'new' | 'quarantine') =>
      (await host?.payload.count({ collection: 'leads', where: { status: { equals: status } } }))?.totalDocs;
    expect([await countLeads('new'), await countLeads('quarantine')]).toEqual([limitOfAll, limit + 20 - limitOfAll]);
    const mails = await host?.payload.count({
      collection: 'deliveries',
      where: { kind: { equals: 'acknowledgement' } },
    });
    expect(mails?.totalDocs).toBe(limitOfMailbox);
  });
});

describe.each(databases)('a proof of work that was shown, with %s', (name) => {
  it('can be spent by one request only, which may show it again, until it is given back', async () => {
    const { close, payload } = await openTestDatabase(name);
    onTestFinished(close);
    const proofOfWork = createProofOfWork('a secret', limitsOf(payload), () => new Date());
    const show = async () => {
      const fields = new Map([[proofField, [await proofOf(await proofOfWork.ask('contact'))]]]);
      return (key?: string) => proofOfWork.take(fields, 'contact', key);
    };
    const take = await show();
    const taken = await Promise.all(Array.from({ length: 12 }, () => take()));
    expect(taken.filter(({ suspicion }) => suspicion === undefined)).toHaveLength(1);
    const tried = await show();
    const tries = [await tried('one'), await tried('one'), await tried('another'), await tried('one')];
    expect(tries.map(({ suspicion }) => suspicion === undefined)).toEqual([true, true, false, false]);
    const again = await show();
    await (await again()).giveBack();
    expect(await again()).toMatchObject({ suspicion: undefined });
  });
});

function countOf(statuses: readonly number[], wanted: number): number {
  return statuses.filter((status) => status === wanted).length;
}
