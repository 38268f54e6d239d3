import { expect, it, onTestFinished, vi } from 'vitest';
import type { Delivery } from '../payload-types.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';
import type { Taken } from './deliver.ts';
import { openOutbox, takeDue } from './openOutbox.ts';
import { startWorker } from './worker.ts';

const fail = (error: unknown) => {
  throw error;
};
const now = () => new Date();

/** A host whose first email hangs until it is released. */
async function openHangingHost() {
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const host = await openTestHost({
    mailer: () => ({
      async send() {
        begun.resolve();
        await released.promise;
        return {};
      },
    }),
  });
  onTestFinished(host.close);
  await send(host.app, typed);
  const rowOf = async (kind: string) => {
    const found = await host.payload.find({
      collection: 'deliveries',
      where: { kind: { equals: kind } },
      showHiddenFields: true,
    });
    if (!found.docs[0]) throw new Error(`Nothing of kind ${kind} is owed`);
    return found.docs[0];
  };
  return { ...host, begun: begun.promise, release: released.resolve, rowOf };
}

/** A worker that keeps what a host owes until the end of the test. It renews its leases when the clock is advanced. */
async function openTaking() {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const host = await openTestHost();
  onTestFinished(host.close);
  await send(host.app, typed);
  const given = Promise.withResolvers<Taken>();
  const done = Promise.withResolvers<void>();
  const faults: unknown[] = [];
  const outbox = openOutbox({
    payload: host.payload,
    deliver: async (_payload, taken) => {
      given.resolve(taken);
      await done.promise;
    },
    now,
    onFault: (error) => void faults.push(error),
  });
  const running = outbox.deliverDue();
  onTestFinished(async () => {
    done.resolve();
    await running;
  });
  return { faults, host, outbox, taken: await given.promise };
}

it('gives back at its end what it had taken but not begun, for another worker to take at once', async () => {
  const { begun, outbox, payload, release, rowOf } = await openHangingHost();
  const worker = startWorker(outbox, fail);
  await begun;
  expect(await rowOf('acknowledgement')).toMatchObject({ status: 'owed', leaseHolder: expect.any(String) });
  const stopped = worker.stop();
  release();
  await stopped;
  expect(await rowOf('sales-notice')).toMatchObject({ status: 'delivered', leaseHolder: null });
  const left = await rowOf('acknowledgement');
  expect(left).toMatchObject({ status: 'owed', attempts: 0, leaseHolder: null, leaseUntil: null });

  const ids: number[] = [];
  const deliver = async (_: unknown, taken: Taken) => void ids.push(...taken.ids);
  await openOutbox({ payload, deliver, now, onFault: fail }).deliverDue();
  expect(ids).toEqual([left.id]);
});

it('keeps additions to a request that it has taken, and the CRM, to itself, while others take the rest', async () => {
  const { host } = await openTaking();
  const { app, payload } = host;
  const added = { label: 'Email', kind: 'mail', lead: 1, status: 'owed', attempts: 0 } as const;
  await payload.create({ collection: 'deliveries', data: added });
  await send(app, { ...typed, email: 'bo@example.com', message: 'Of somebody else' });
  const ids: number[] = [];
  const deliver = async (_: unknown, taken: Taken) => void ids.push(...taken.ids);
  await openOutbox({ payload, deliver, now, onFault: fail }).deliverDue();
  const { docs } = await payload.find({ collection: 'deliveries', where: { id: { in: ids } }, sort: 'id', depth: 0 });
  expect(docs.map(({ kind, lead }) => [kind, lead])).toEqual([
    ['sales-notice', 2],
    ['acknowledgement', 2],
  ]);
});

it('tries at once what was put off, or held, by a clock that was ahead and has been set right', async () => {
  const { app, close, payload } = await openTestHost();
  onTestFinished(close);
  await send(app, typed);
  const dayMs = 24 * 3_600_000;
  const later = (days: number) => new Date(now().getTime() + days * dayMs).toISOString();
  const dueAfter = async (data: Partial<Delivery>) => {
    await payload.db.updateMany({ collection: 'deliveries', where: {}, data: { nextTryAt: later(1), ...data } });
    return (await takeDue(payload, { holder: 'one', limit: 9, now: now() })).length;
  };
  expect(await dueAfter({})).toBe(0);
  expect(await dueAfter({ nextTryAt: later(30) })).toBe(3);
  // Held by the worker that has just taken them.
  expect(await dueAfter({ nextTryAt: null })).toBe(0);
  expect(await dueAfter({ nextTryAt: null, leaseUntil: later(30) })).toBe(3);
});

it('renews its leases every ten seconds, so that a slow mail server causes no second email', async () => {
  const { faults, host, taken } = await openTaking();
  const leaseOf = async () =>
    (await host.payload.findByID({ collection: 'deliveries', id: taken.ids[0] ?? 0, showHiddenFields: true }))
      .leaseUntil ?? '';
  const first = await leaseOf();
  vi.advanceTimersByTime(10_000);
  await expect.poll(async () => Date.parse(await leaseOf())).toBeGreaterThan(Date.parse(first));
  vi.advanceTimersByTime(10_000);
  await expect.poll(taken.mayBegin).toBe(true);
  expect(faults).toEqual([]);
});

it('begins nothing more if its lease could not be renewed', async () => {
  const { faults, host, taken } = await openTaking();
  expect(taken.mayBegin()).toBe(true);
  const { db } = host.payload;
  if (!('execute' in db)) throw new Error('The database runs no statements');
  const asked = vi.spyOn(db, 'execute').mockImplementation(() => {
    throw new Error('The database is away');
  });
  vi.advanceTimersByTime(20_001);
  expect(taken.mayBegin()).toBe(false);
  await expect.poll(() => faults).toHaveLength(2);
  asked.mockRestore();
});
