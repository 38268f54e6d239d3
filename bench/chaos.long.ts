import { expect, it } from 'vitest';
import { faultsOf } from './chaos/chaosResult.ts';
import { runChaos } from './chaos.ts';

it('loses and duplicates nothing while mail server, CRM and chat fail and the host is killed six times', async () => {
  expect(faultsOf(await runChaos({ requests: 60, kills: 6, hosts: 1 }), 60)).toEqual([]);
}, 240_000);

it('loses and duplicates nothing on three hosts that share a PostgreSQL and are killed in turn', async () => {
  expect(faultsOf(await runChaos({ requests: 60, kills: 6, hosts: 3 }), 60)).toEqual([]);
}, 240_000);
