import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { openTestPayload } from './openTestPayload.ts';
import { startPulse } from './pulse.ts';
import { sampleLead } from './sampleLead.ts';

test('goes on while a write waits for a lock that nobody releases', async () => {
  const payload = await openTestPayload();
  const pulse = startPulse(payload);
  onTestFinished(() => pulse.stop());
  const { promise: given, resolve: giveUp } = Promise.withResolvers<void>();
  const holder = inTransaction(payload, () => given);
  let isWritten = false;
  const write = payload.create({ collection: 'leads', data: sampleLead }).then(() => {
    isWritten = true;
  });
  await expect.poll(() => pulse.nowMs()).toBeGreaterThan(500);
  expect(isWritten).toBe(payload.db.name !== 'sqlite');
  giveUp();
  await Promise.all([holder, write]);
});

test('stops while this process gets no time', async () => {
  const pulse = startPulse(await openTestPayload());
  onTestFinished(() => pulse.stop());
  const before = pulse.nowMs();
  // As when others compute: the process neither continues nor uses the processor.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  expect(pulse.nowMs()).toBe(before);
  await expect.poll(() => pulse.nowMs()).toBeGreaterThan(before);
  expect(pulse.nowMs() - before).toBeLessThan(500);
});
