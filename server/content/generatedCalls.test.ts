import { it, onTestFinished } from 'vitest';
import { expectCallsToFit } from '../testing/expectCallsToFit.ts';
import { openTestHost } from '../testing/testHost.ts';

const calls = 1500;

it(`answers ${calls} generated calls by the contract, without a fault, a leak or an echo`, async () => {
  const host = await openTestHost();
  onTestFinished(() => host.close());
  await expectCallsToFit(host, calls);
});
