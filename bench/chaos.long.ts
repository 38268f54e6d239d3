import { expect, it } from 'vitest';
import { faultsOf, runChaos } from './chaos.ts';

it('loses and doubles nothing while mail server, CRM and chat fail and the host is killed six times', async () => {
  expect(faultsOf(await runChaos({ requests: 60, kills: 6 }), 60)).toEqual([]);
}, 240_000);
