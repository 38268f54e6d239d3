import { describe, expect, it, vi } from 'vitest';
import { startHostProcess } from '../testing/hostProcess.ts';
import { programAt, withProgram } from '../testing/programs.ts';
import { setPatience, startCaddy, startNginx } from '../testing/proxies.ts';
import { answered, beginVisits, roomForVisits, startAgain } from '../testing/visits.ts';

vi.setConfig({ testTimeout: 600_000 });

describe('two hosts', () => {
  it.skipIf(!programAt('caddy'))(
    withProgram('start again one after the other behind Caddy, and nobody sees a fault', 'caddy'),
    () =>
      startAgainInTurn((ports) => startCaddy('Caddyfile.hosts', ports, (text) => setPatience(text, '90s')), {
        DRAIN_SECONDS: '10',
      }),
  );

  it.skipIf(!programAt('nginx'))(
    withProgram(
      'start again one after the other behind nginx: who reads sees no fault, who sends is told at worst',
      'nginx',
    ),
    // nginx does not resend a POST on its own: one that is lost with a kept-alive connection is answered with 503.
    () => startAgainInTurn(startNginx, {}, new Set([...answered, 'POST 503'])),
  );
});

async function startAgainInTurn(
  startProxy: (ports: number[]) => Promise<string>,
  variables: Record<string, string>,
  allowed = answered,
): Promise<void> {
  const hosts = await Promise.all(
    [1, 2].map(() => startHostProcess({ ...roomForVisits, ...variables, PAYLOAD_SECRET: 's'.repeat(32) })),
  );
  const visits = beginVisits(await startProxy(hosts.map(({ port }) => port)));
  await visits.more(20);
  for (const host of hosts) {
    await startAgain(host, { ...variables, PAYLOAD_SECRET: 's'.repeat(32) });
    // nginx skips a host for two seconds after it refused a connection. At their pace, three visitors take longer than
    // that.
    await visits.more(400);
  }
  const seen = await visits.end();
  expect([...seen].filter((answer) => !allowed.has(answer))).toEqual([]);
  expect([...answered].filter((answer) => !seen.has(answer))).toEqual([]);
}
