import { expect, test } from 'vitest';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { countFailed } from './countFailed.ts';

test('counts what failed for good, not what is owed or delivered', async () => {
  const payload = await openTestPayload();
  expect(await countFailed(payload)).toBe(0);
  for (const status of ['owed', 'failed', 'delivered', 'failed'] as const) {
    await payload.create({ collection: 'deliveries', data: { label: 'Mail', kind: 'crm', status, attempts: 1 } });
  }
  expect(await countFailed(payload)).toBe(2);
});
